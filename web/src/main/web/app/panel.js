// @ts-check
/** The moves so far, a way through them, and the referee's counters. */
import { h, put } from './dom.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').GameView} GameView */

export class Panel {
  #list = h('ol', { class: 'moves' });
  #counters = h('ul', { class: 'counters' });
  #version = '';

  /** @param {(at: number) => void} go */
  constructor(go) {
    this.go = go;
    this.at = 0;
    this.count = 0;
    const way = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => number} */ to) =>
      h('button', { type: 'button', title: t(key), 'aria-label': t(key), onclick: () => go(to()) }, sign);
    this.element = h(
      'section',
      { class: 'panel', 'aria-label': t('moves') },
      this.#counters,
      this.#list,
      h(
        'div',
        { class: 'ways' },
        way('«', 'first', () => 0),
        way('‹', 'back', () => this.at - 1),
        way('›', 'forward', () => this.at + 1),
        way('»', 'last', () => this.count),
      ),
    );
  }

  /**
   * @param {GameView} view the game as it stands
   * @param {number} at which move the board shows
   */
  show(view, at) {
    this.at = at;
    this.count = view.moves.length;
    const version = `${view.record.length} ${view.moves.length} ${at}`;
    if (version !== this.#version) this.#moves(view, at);
    this.#version = version;
    put(
      this.#counters,
      view.counters
        .filter(({ have }) => have > 1)
        .map(({ have, need, text }) =>
          h('li', {}, h('span', {}, text), h('meter', { value: have, max: need, 'aria-label': text })),
        ),
    );
  }

  /**
   * @param {GameView} view
   * @param {number} at
   */
  #moves(view, at) {
    /** @type {HTMLElement[]} */
    const rows = [];
    let number = -1;
    view.moves.forEach((move, i) => {
      if (move.number !== number) {
        number = move.number;
        rows.push(h('li', {}, h('span', { class: 'number' }, `${number}.`)));
      }
      rows.at(-1)?.append(
        h(
          'button',
          {
            type: 'button',
            class: `move ${move.side}`,
            'aria-current': i + 1 === at ? 'true' : null,
            'aria-label': `${move.text}, ${move.spoken}`,
            title: move.spoken,
            onclick: () => this.go(i + 1),
          },
          move.text,
        ),
      );
    });
    const focused = this.#list.contains(document.activeElement);
    put(this.#list, rows);
    const shown = this.#list.querySelector('[aria-current]');
    if (shown instanceof HTMLElement) {
      if (focused) shown.focus();
      this.#list.scrollTop = shown.offsetTop - this.#list.clientHeight / 2;
    }
  }
}
