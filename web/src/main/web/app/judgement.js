// @ts-check
/** The coach beside a game that is looked at again: what each move did, and the last chance. */
import { coachButton, judged, signOf } from './coach.js';
import { h, put } from './dom.js';
import { coaching, extent, lastChance } from './known.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').CoachedMove} CoachedMove */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Step} Step */

export class Judgement {
  element = h('div', { class: 'coach', role: 'status' });
  regret = h('div', { class: 'regret' });
  closed = false;
  /** What is known about what is shown. @type {import('./types.d.ts').Coaching | null} */
  told = null;
  /** The best move that begins at each point. @type {Map<number, CoachedMove>} */
  moves = new Map();
  /** @type {GameView} */
  #shown;

  /**
   * @param {GameView} view the whole game
   * @param {{changed: () => void, point: (steps: Step[]) => void, go: (at: number) => Promise<void>}} does
   *   draws the signs anew; shows a move; shows the game after so many moves
   */
  constructor(view, does) {
    this.view = view;
    this.#shown = view;
    this.does = does;
  }

  /**
   * Where something is known for sure, one may ask for it.
   * @param {HTMLElement} place for the button
   */
  async offer(place) {
    if ((await extent(this.view.rules)).place === 'nowhere' || this.closed) return;
    place.append(coachButton(() => void this.look(this.#shown)));
    const chance = this.view.outcome ? await lastChance(this.view) : null;
    if (!chance || this.closed) return;
    const show = async () => {
      await this.does.go(chance.at);
      this.does.point(chance.steps);
    };
    put(
      this.regret,
      h('h2', {}, t(this.view.outcome?.winner ? 'last-chance' : 'missed-chance')),
      h('p', {}, chance.text),
      h('button', { type: 'button', 'data-do': 'last-chance', onclick: show }, t('show-there')),
    );
  }

  /** @param {GameView} shown */
  async look(shown) {
    this.#shown = shown;
    if (this.told) this.#tell(null);
    const told = settings.get().coach ? await coaching(shown) : null;
    if (!this.closed && shown === this.#shown) this.#tell(told);
  }

  /** @param {import('./types.d.ts').Coaching | null} told */
  #tell(told) {
    this.told = told;
    this.moves = judged(told, []);
    put(this.element, told && h('p', {}, told.text), told && h('ul', { class: 'legend moves-judged' }, told.moves.map((move) => this.#row(told, move))));
    this.does.changed();
  }

  /**
   * @param {import('./types.d.ts').Coaching} told
   * @param {CoachedMove} move
   */
  #row(told, move) {
    const point = () => this.does.point(move.steps);
    const look = { class: 'judged-move', onclick: point, onpointerenter: point, onfocus: point };
    return h('li', {}, h('button', { type: 'button', ...look }, signOf(told, move), h('strong', {}, move.move), ' ', move.text));
  }
}
