// @ts-check
/**
 * Narrows the legal moves down, touch by touch, until one is left. One way for placing, mills,
 * captures of many pieces and whatever rules there will be.
 */

/** @typedef {import('./types.d.ts').Choice} Choice */
/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Step} Step */

/**
 * What a touch has led to: a move that is complete, a move begun, the piece put back, or nothing
 * that is allowed.
 * @typedef {{is: 'move', choice: Choice} | {is: 'begun'} | {is: 'back'} | {is: 'refused', touches: Point[]}} Reply
 */

export class Touching {
  /** @type {Point[]} */
  touched = [];

  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
  }

  /** Moves that go on from what was touched. */
  get open() {
    const { touched } = this;
    return this.choices.filter(({ touches }) => touched.every((at, i) => touches[i] === at));
  }

  /** Points that may be touched next. @returns {Point[]} */
  get next() {
    const n = this.touched.length;
    return [...new Set(this.open.flatMap(({ touches }) => touches.slice(n, n + 1)))];
  }

  /** A move that could end here, though it could also go on: the page then offers "done". */
  get done() {
    const n = this.touched.length;
    return n > 0 ? (this.open.find(({ touches }) => touches.length === n) ?? null) : null;
  }

  /** What the hands have done so far. @returns {Step[]} */
  get steps() {
    const first = this.open[0]; // all open moves have begun alike
    return first ? first.steps.slice(0, stepsIn(first.steps, this.touched.length)) : [];
  }

  /** Whether the stones to take for a mill are chosen now. */
  get taking() {
    const next = this.open[0]?.steps[stepsIn(this.open[0].steps, this.touched.length)];
    return this.touched.length > 0 && next?.do === 'remove';
  }

  /**
   * @param {Point} at
   * @returns {Reply}
   */
  touch(at) {
    if (this.next.includes(at)) {
      this.touched.push(at);
      return this.#settle();
    }
    const straight = this.#endingAt(at);
    if (straight) {
      this.touched = [...straight.touches];
      return { is: 'move', choice: straight };
    }
    if (this.touched.length > 0 && at === this.touched.at(-1)) {
      this.touched = [];
      return { is: 'back' };
    }
    const touches = [...this.touched, at];
    if (this.steps.length === 0) {
      this.touched = []; // only picked up so far
      if (touches.length > 1 && this.next.includes(at)) {
        this.touched = [at]; // another piece, then
        return this.#settle();
      }
    }
    return { is: 'refused', touches };
  }

  /**
   * Whether a piece can be dragged: one to be picked up, or the one in hand.
   * @param {Point} at
   * @param {unknown} standing what stands there, if anything
   * @returns {'pick' | 'held' | null}
   */
  grabs(at, standing) {
    if (!standing || this.taking) return null;
    if (this.touched.at(-1) === at) return 'held';
    const begins = this.choices.some(({ touches }) => touches[0] === at);
    return begins && this.steps.length === 0 ? 'pick' : null;
  }

  /** Puts the piece back. */
  clear() {
    this.touched = [];
  }

  /**
   * Goes on by itself where only one way is left, once the piece has left its place; which stone a
   * mill takes is never decided for the player.
   * @returns {Reply}
   */
  #settle() {
    const [only, ...others] = this.open;
    const n = this.touched.length;
    if (only && others.length === 0) {
      const begun = stepsIn(only.steps, n);
      const rest = only.steps.slice(begun);
      if (only.touches.length === n || (begun > 0 && rest.every((step) => step.do !== 'remove'))) {
        return { is: 'move', choice: only };
      }
    }
    return { is: 'begun' };
  }

  /**
   * The one move that ends here: people touch where a long capture ends.
   * @param {Point} at
   */
  #endingAt(at) {
    if (this.touched.length === 0 || this.taking) return null;
    const ending = this.open.filter(
      ({ touches, steps }) => touches.at(-1) === at && steps.every((step) => step.do !== 'remove'),
    );
    return ending.length === 1 ? ending[0] : null;
  }
}

/**
 * How many steps the first touches amount to: a slide or a first jump takes two touches.
 * @param {Step[]} steps
 * @param {number} touches
 */
function stepsIn(steps, touches) {
  let left = touches;
  let count = 0;
  let started = false;
  for (const step of steps) {
    const needs = step.do === 'slide' || (step.do === 'jump' && !started) ? 2 : costless(step) ? 0 : 1;
    if (left < needs || (needs === 0 && left === 0 && touches === 0)) break;
    left -= needs;
    started = true;
    count++;
  }
  return count;
}

/** @param {Step} step */
function costless(step) {
  return step.do === 'crown' || step.do === 'sweep' || step.do === 'pass';
}
