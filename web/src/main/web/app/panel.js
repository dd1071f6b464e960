// @ts-check
/** The moves so far, a way through them, and the referee's counters. */
import { h, put } from './dom.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').MoveEntry} MoveEntry */

export class Panel {
  #list = h('ol', { class: 'moves' });
  #counters = h('ul', { class: 'counters' });
  #counted = '';
  /** @type {{move: MoveEntry, button: HTMLElement}[]} */
  #shown = [];

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
    const focused = this.#list.contains(document.activeElement);
    this.#moves(view);
    this.#point(at, focused);
    const counted = view.counters.filter(({ have }) => have > 1);
    const counters = JSON.stringify(counted);
    if (counters === this.#counted) return;
    this.#counted = counters;
    put(
      this.#counters,
      counted.map(({ have, need, text }) =>
        h('li', {}, h('span', {}, text), h('meter', { value: have, max: need, 'aria-label': text })),
      ),
    );
  }

  /**
   * Adds the moves that are new, after taking away those that are not any more.
   * @param {GameView} view
   */
  #moves({ moves }) {
    let kept = 0;
    while (kept < this.#shown.length && alike(this.#shown[kept]?.move, moves[kept])) kept++;
    for (const { button } of this.#shown.splice(kept)) {
      const row = button.parentElement;
      button.remove();
      if (row && !row.querySelector('button')) row.remove();
    }
    for (const move of moves.slice(kept)) {
      const i = this.#shown.length + 1;
      if (move.number !== this.#shown.at(-1)?.move.number) {
        this.#list.append(h('li', {}, h('span', { class: 'number' }, `${move.number}.`)));
      }
      const label = `${move.text}, ${move.spoken}`;
      const look = { class: `move ${move.side}`, 'aria-label': label, title: move.spoken };
      const button = h('button', { type: 'button', ...look, onclick: () => this.go(i) }, move.text);
      this.#list.lastElementChild?.append(button);
      this.#shown.push({ move, button });
    }
  }

  /**
   * @param {number} at
   * @param {boolean} focused
   */
  #point(at, focused) {
    const before = this.#list.querySelector('[aria-current]');
    const now = this.#shown[at - 1]?.button ?? null;
    if (before === now) return;
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'true');
    if (focused) now?.focus();
    // with the next picture, where the browser measures everything anyway
    if (now) requestAnimationFrame(() => (this.#list.scrollTop = now.offsetTop - this.#list.clientHeight / 2));
  }
}

/**
 * @param {MoveEntry | undefined} a
 * @param {MoveEntry | undefined} b
 */
function alike(a, b) {
  return a?.spoken === b?.spoken && a?.text === b?.text && a?.number === b?.number && a?.side === b?.side;
}
