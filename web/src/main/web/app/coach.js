// @ts-check
/** The coach: looks at every move before it is made and says what it does to the result. */
import { h } from './dom.js';
import { coaching, extent } from './known.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').Coaching} Coaching */
/** @typedef {import('./types.d.ts').CoachedMove} CoachedMove */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./stage.js').Stage} Stage */

/** Who waits longer than this is told that it is being thought about. */
const PATIENCE = 400;

export class Coach {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    stage.follow = () => void this.look();
  }

  /** Looks at what the board shows now, if somebody wants it to. */
  async look() {
    const { stage } = this;
    const { shown, game } = stage;
    const wanted = settings.get().coach && game.alone;
    const slow = wanted ? setTimeout(() => this.#ponder(shown), PATIENCE) : 0;
    const told = wanted ? await coaching(shown) : null;
    clearTimeout(slow);
    if (stage.closed || shown !== stage.shown) return; // the game has gone on
    stage.pondering = false;
    stage.told = told;
    void stage.then(() => stage.refresh());
  }

  /** @param {import('./types.d.ts').GameView} shown */
  #ponder(shown) {
    if (shown !== this.stage.shown) return;
    this.stage.pondering = true;
    void this.stage.then(() => this.stage.refresh());
  }

  /** What switches it on and off; nothing where nothing is known. */
  async button() {
    const { game } = this.stage;
    const known = game.alone && (await extent(game.view.rules)).place !== 'nowhere';
    return known ? coachButton(() => void this.look()) : null;
  }
}

/** @param {() => void} change */
export function coachButton(change) {
  const button = h('button', { type: 'button', class: 'coach-button', 'data-do': 'coach', onclick: toggle }, t('coach'));
  const show = () => button.setAttribute('aria-pressed', String(settings.get().coach));
  function toggle() {
    settings.set({ coach: !settings.get().coach });
    show();
    change();
  }
  show();
  return button;
}

/**
 * The best that can come of touching each point next. The moves come best first.
 * @param {Coaching | null} told
 * @param {Point[]} touched
 * @returns {Map<Point, CoachedMove>}
 */
export function judged(told, touched) {
  const best = new Map();
  for (const move of told?.moves ?? []) {
    for (const way of move.touches) {
      const next = way[touched.length];
      const begun = touched.every((at, i) => way[i] === at);
      if (begun && next !== undefined && !best.has(next)) best.set(next, move);
    }
  }
  return best;
}

/**
 * Signs for the board.
 * @param {Coaching | null} told
 * @param {Map<Point, CoachedMove>} moves
 * @param {(at: Point) => unknown} standing what stands on a point
 */
export function signs(told, moves, standing) {
  return [...moves].map(([at, move]) => ({ at, look: look(told, move), aside: !!standing(at) }));
}

/**
 * How a move is marked: by its effect, and where nothing is left to lose, by whether it holds out.
 * @param {Coaching | null} told
 * @param {CoachedMove} move
 */
function look(told, { effect, sign }) {
  if (told?.value !== 'lost' || effect !== 'keeps') return effect;
  return sign === '○' ? 'holds' : 'even';
}

/**
 * The sign of a move, to stand before words that say the same.
 * @param {Coaching} told
 * @param {CoachedMove} move
 */
export function signOf(told, move) {
  return h('span', { class: `sign ${look(told, move)}`, 'aria-hidden': 'true' }, move.sign);
}

/**
 * What the signs mean, each once.
 * @param {Coaching} told
 */
export function legend(told) {
  /** @type {Map<string, CoachedMove[]>} */
  const signs = new Map();
  for (const move of told.moves) {
    const alike = signs.get(move.sign) ?? [];
    if (alike.every(({ text }) => text !== move.text)) signs.set(move.sign, [...alike, move]);
  }
  const row = (/** @type {CoachedMove[]} */ moves) =>
    h('li', {}, moves.slice(0, 1).map((move) => signOf(told, move)), moves.map(({ text }) => text).join(', '));
  return h('ul', { class: 'legend' }, [...signs.values()].map(row));
}
