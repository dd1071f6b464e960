// @ts-check
/** Pieces set up by hand; the referee says whether that is a position. */
import { Board } from './board.js';
import { h, put, s } from './dom.js';
import { stone } from './art.js';
import { referee } from './mind.js';
import { sitDown } from './begin.js';
import { LocalGame } from './source.js';
import { lastChoice } from './store.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Side} Side */
/** @typedef {{side: Side, kind: Piece['kind']} | null} Brush a piece, or nothing to wipe with */

const SIDES = /** @type {const} */ (['W', 'B']);

export class SetupScreen {
  /** @type {Brush} */
  #brush;
  #tools = h('div', { class: 'tools', role: 'group', 'aria-label': t('pieces') });
  #problems = h('ul', { class: 'problems', 'aria-live': 'polite' });
  #controls = h('div', {});
  #actions = h('div', { class: 'choices' });
  /** @type {Side} */
  #turn = 'W';
  #asked = 0;

  /**
   * @param {import('./types.d.ts').GameView} view
   * @param {import('./types.d.ts').BoardShape} shape
   */
  constructor(view, shape) {
    this.view = view;
    this.pieces = [...view.pieces];
    this.hand = { ...view.hand };
    this.#turn = view.turn;
    this.#brush = { side: 'W', kind: view.kinds.W[0] };
    this.board = new Board(shape, (at) => this.#touch(at), t('set-up'));
    this.element = h(
      'div',
      { class: `play setup ${view.family}` },
      h('div', { class: 'table' }, this.board.element),
      h(
        'div',
        { class: 'side' },
        h('h1', {}, t('set-up')),
        h('p', {}, t('set-up-how')),
        this.#tools,
        this.#controls,
        h(
          'div',
          { class: 'choices' },
          h('button', { type: 'button', onclick: () => this.#fill([]) }, t('clear-board')),
          h('button', { type: 'button', onclick: () => this.#restart() }, t('start-position')),
        ),
        this.#problems,
        this.#actions,
      ),
    );
  }

  /** @param {URLSearchParams} query */
  static async make(query) {
    const rules = query.get('rules') ?? lastChoice.get().rules;
    const position = query.get('position');
    const [view, shape] = await Promise.all([
      referee.ask('open', { rules, language: lang(), ...(position ? { position } : {}) }),
      referee.ask('board', { rules }),
    ]);
    return new SetupScreen(view, shape);
  }

  open() {
    this.#choices();
    this.#show();
  }

  close() {}

  #restart() {
    this.hand = { ...this.view.hand };
    this.#turn = this.view.turn;
    this.#fill(this.view.pieces);
    this.#choices();
  }

  #choices() {
    put(this.#controls, this.view.family === 'mill' ? this.#hands() : null, this.#turns());
  }

  /** @param {Piece[]} pieces */
  #fill(pieces) {
    this.pieces = [...pieces];
    this.#show();
  }

  /** @param {Point} at */
  #touch(at) {
    const there = this.pieces.find((piece) => piece.at === at);
    this.pieces = this.pieces.filter((piece) => piece.at !== at);
    const brush = this.#brush;
    if (brush && !(there?.side === brush.side && there.kind === brush.kind)) {
      this.pieces.push({ at, ...brush });
    }
    this.#show();
  }

  #show() {
    this.board.show(this.pieces);
    put(this.#tools, this.#brushes());
    void this.#check();
  }

  #brushes() {
    const { kinds } = this.view;
    const most = Math.max(...SIDES.map((side) => kinds[side].length));
    const all = Array.from({ length: most }, (_, i) =>
      SIDES.flatMap((side) => kinds[side].slice(i, i + 1).map((kind) => ({ side, kind }))),
    ).flat();
    return [...all, null].map((brush) => {
      const chosen = JSON.stringify(brush) === JSON.stringify(this.#brush);
      const label = brush ? t(`piece.${brush.side}.${brush.kind}`) : t('wipe');
      return h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(chosen),
          'aria-label': label,
          title: label,
          onclick: () => {
            this.#brush = brush;
            put(this.#tools, this.#brushes());
            /** @type {HTMLElement | null} */ (this.#tools.querySelector('[aria-pressed="true"]'))?.focus();
          },
        },
        brush ? s('svg', { class: 'face', viewBox: '-50 -62 100 116', 'aria-hidden': 'true' }, stone(brush)) : '✕',
      );
    });
  }

  #hands() {
    return h(
      'div',
      { class: 'hands' },
      SIDES.map((side) =>
        h(
          'label',
          {},
          t('hand-of', t(`side.${side}`)),
          h('input', {
            type: 'number',
            min: 0,
            max: 24,
            value: this.hand[side],
            onchange: (/** @type {Event} */ { target }) => {
              const field = /** @type {HTMLInputElement} */ (target);
              this.hand[side] = Math.min(24, Math.max(0, Math.trunc(Number(field.value)) || 0));
              field.value = String(this.hand[side]);
              void this.#check();
            },
          }),
        ),
      ),
    );
  }

  #turns() {
    return h(
      'fieldset',
      { class: 'colours' },
      h('legend', {}, t('to-move')),
      SIDES.map((side) =>
        h(
          'label',
          { class: 'radio' },
          h('input', {
            type: 'radio',
            name: 'turn',
            value: side,
            checked: side === this.#turn,
            onchange: () => {
              this.#turn = side;
              void this.#check();
            },
          }),
          t(`side.${side}`),
        ),
      ),
    );
  }

  async #check() {
    const asked = ++this.#asked;
    const answer = await referee.ask('check', {
      rules: this.view.rules,
      turn: this.#turn,
      pieces: this.pieces,
      hand: this.hand,
      language: lang(),
    });
    if (asked !== this.#asked) return;
    const fine = 'position' in answer;
    put(this.#problems, fine ? [] : answer.problems.map((problem) => h('li', {}, problem)));
    const level = lastChoice.get().level;
    put(
      this.#actions,
      h('button', { type: 'button', class: 'main', disabled: !fine, 'data-do': 'computer', onclick: () => fine && this.#begin(answer.position, level) }, t('play-computer', level)),
      h('button', { type: 'button', disabled: !fine, 'data-do': 'friend', onclick: () => fine && this.#begin(answer.position, 0) }, t('play-friend')),
    );
  }

  /**
   * @param {string} position
   * @param {number} level 0 for a friend
   */
  #begin(position, level) {
    /** @type {import('./types.d.ts').Seat} */
    const person = { kind: 'person' };
    /** @type {import('./types.d.ts').Seat} */
    const other = level ? { kind: 'computer', level } : person;
    const chairs = this.#turn === 'W' ? { W: person, B: other } : { W: other, B: person };
    sitDown(() => LocalGame.begin({ rules: this.view.rules, position, chairs }));
  }
}
