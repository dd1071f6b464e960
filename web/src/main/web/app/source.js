// @ts-check
/** A game that lives on this device: refereed by Java in the browser, kept across reloads. */
import { coaching, extent } from './known.js';
import { referee, Stopped, thinker, Trouble } from './mind.js';
import { current } from './store.js';
import { lang } from './texts.js';
import { calm, pause } from './dom.js';

/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').GameSource} GameSource */
/** @typedef {import('./types.d.ts').Refusal} Refusal */
/** @typedef {import('./types.d.ts').Side} Side */
/** @typedef {import('./types.d.ts').Seat} Seat */

/** The computer answers no quicker than this, so that one sees what happens. */
const UNHURRIED = 250;

/** The level that there is only where everything about a game is known. */
const PERFECT = 9;

/** The one game of this device: a new one ends the thinking of the one before. @type {LocalGame | null} */
let latest = null;

/** @implements {GameSource} */
export class LocalGame {
  /** @type {Set<(view: GameView) => void>} */
  #listeners = new Set();
  #closed = false;
  #thinking = false;
  /** Counts take-backs: an answer from before one is not wanted any more. */
  #undone = 0;

  /**
   * @param {GameView} view
   * @param {Record<Side, Seat>} chairs
   * @param {number} seed
   */
  constructor(view, chairs, seed) {
    this.view = view;
    this.chairs = chairs;
    this.seed = seed;
    this.turned = chairs.W.kind === 'computer' && chairs.B.kind === 'person';
    latest?.close();
    latest = this;
    this.#keep();
  }

  /**
   * @param {{rules: string, position?: string, chairs: Record<Side, Seat>}} setting
   */
  static async begin({ rules, position, chairs }) {
    const about = { rules, language: lang(), ...(position ? { position } : {}) };
    const [view, { all }] = await Promise.all([referee.ask('open', about), extent(rules)]);
    const most = all ? PERFECT : PERFECT - 1;
    return new LocalGame(view, { W: seated(chairs.W, most), B: seated(chairs.B, most) }, Math.floor(Math.random() * 2 ** 31));
  }

  /** The game that was being played here last, if there is one. */
  static async resume() {
    const kept = current.get();
    if (!kept) return null;
    try {
      const view = await referee.ask('view', { record: kept.record, language: lang() });
      const game = new LocalGame(view, kept.seats, kept.seed);
      game.turn(kept.turned);
      return game;
    } catch (error) {
      if (!(error instanceof Trouble || error instanceof TypeError)) throw error;
      current.set(null); // of another time; nobody can read it any more
      return null;
    }
  }

  /** @returns {Side[]} */
  get seats() {
    const sides = /** @type {Side[]} */ (['W', 'B']);
    return sides.filter((side) => this.chairs[side].kind === 'person');
  }

  get alone() {
    return true;
  }

  get analysis() {
    return '#/analyse';
  }

  /** Whether the computer is at work. */
  get thinking() {
    return this.#thinking;
  }

  /** @param {(view: GameView) => void} listener */
  watch(listener) {
    this.#listeners.add(listener);
    if (this.seats.length < 2) void this.#prepare();
    this.#wake();
    return () => this.#listeners.delete(listener);
  }

  /**
   * @param {string} action
   * @returns {Promise<Refusal | null>}
   */
  async act(action) {
    const about = { record: this.view.record, action, language: lang() };
    const answer = await referee.ask('act', about);
    if ('refusal' in answer) return answer.refusal;
    this.#show(answer.view);
    return null;
  }

  /** Takes moves back until a person is to move again, the way they came. */
  async takeBack() {
    const right = () => this.view.rights.find(({ kind }) => kind === 'takeback');
    if (!right()) return this.act(this.view.requests[this.view.turn].takeback); // to hear why not
    this.#undone++;
    thinker.stop();
    do {
      const back = right();
      if (!back || (await this.act(back.action))) break;
    } while (!this.seats.includes(this.view.turn));
    if (!this.#due()) thinker.stop(); // it had begun to answer what was then taken back
    return null;
  }

  async rematch() {
    const { W, B } = this.chairs;
    await LocalGame.begin({ rules: this.view.rules, chairs: { W: B, B: W } });
    return `#/play?${Date.now()}`; // the same screen, another game
  }

  close() {
    if (!this.#closed && thinker.busy) thinker.stop();
    this.#closed = true;
    this.#listeners.clear();
  }

  /** @param {boolean} turned */
  turn(turned) {
    this.turned = turned;
    this.#keep();
  }

  #keep() {
    const { view, chairs, seed, turned } = this;
    const state = view.outcome ? 'over' : view.moves.length ? 'open' : 'new';
    current.set({ record: view.record, seats: chairs, seed, turned, state });
  }

  /** @param {GameView} view */
  #show(view) {
    if (this.#closed) return; // another game is being played by now
    this.view = view;
    this.#keep();
    for (const listener of this.#listeners) listener(view);
    this.#wake();
  }

  /** Whose answer from the computer is due: its move, or its word on an offer. */
  #due() {
    const { view, chairs } = this;
    if (view.outcome || this.#closed) return null;
    const asked = view.offer === 'W' ? 'B' : view.offer === 'B' ? 'W' : null;
    if (asked && chairs[asked].kind === 'computer') return asked;
    return chairs[view.turn].kind === 'computer' ? view.turn : null;
  }

  /** Lets the computer sit down before it is its turn. */
  async #prepare() {
    await pause(0); // the screen first
    try {
      if (!this.#closed) await thinker.learn(this.view.rules);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  #wake() {
    if (this.#due() && !this.#thinking && this.#listeners.size > 0) void this.#think();
  }

  async #think() {
    this.#thinking = true;
    try {
      for (let side = this.#due(); side; side = this.#due()) {
        if (!(await this.#answer(side))) break;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.#thinking = false;
    }
    // stopped for a take-back, perhaps with the computer to move again
    if (this.#due() && !this.#closed) setTimeout(() => this.#wake(), 50);
  }

  /** What a perfect player has to look up elsewhere; undefined if he knows it himself. */
  async #tables() {
    const { place } = await extent(this.view.rules);
    return place === 'here' ? undefined : coaching(this.view);
  }

  /** @param {Side} side */
  async #answer(side) {
    const { view, seed } = this;
    const undone = this.#undone;
    const chair = this.chairs[side];
    if (chair.kind !== 'computer') return false;
    await thinker.learn(view.rules);
    const known = chair.level === PERFECT ? await this.#tables() : undefined;
    const [{ action }] = await Promise.all([
      thinker.ask('choose', {
        record: view.record,
        ...strength(chair.level, known),
        side,
        seed: seed + view.version,
        language: lang(),
      }),
      pause(calm() ? 0 : UNHURRIED),
    ]);
    if (this.#closed || view !== this.view || undone !== this.#undone) return true;
    if (action === null) return false;
    return (await this.act(action)) === null;
  }
}

/**
 * @param {Seat} seat
 * @param {number} most the highest level there is
 * @returns {Seat}
 */
function seated(seat, most) {
  return seat.kind === 'computer' ? { ...seat, level: Math.min(seat.level, most) } : seat;
}

/**
 * How strong somebody plays: who cannot look up what he needs is no more than a master.
 * @param {number} level
 * @param {import('./types.d.ts').Coaching | null | undefined} known
 */
function strength(level, known) {
  return known ? { level, known } : { level: known === null ? PERFECT - 1 : level };
}
