// @ts-check
/** The coach: looks at every move before it is made and says what it does to the result. */
import { h } from './dom.js';
import { coaching, whereKnown } from './known.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').Coaching} Coaching */
/** @typedef {import('./types.d.ts').CoachedMove} CoachedMove */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./stage.js').Stage} Stage */

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
    const told = wanted ? await coaching(shown) : null;
    if (stage.closed || shown !== stage.shown) return; // the game has gone on
    stage.told = told;
    void stage.then(() => stage.refresh());
  }

  /** What switches it on and off; nothing where nothing is known. */
  async button() {
    const { game } = this.stage;
    const known = game.alone && (await whereKnown(game.view.rules)) !== 'nowhere';
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
  return [...moves].map(([at, { effect }]) => ({
    at,
    look: told?.value === 'lost' && effect === 'keeps' ? 'even' : effect,
    aside: !!standing(at),
  }));
}

/**
 * What the signs mean, each once.
 * @param {Coaching} told
 */
export function legend(told) {
  const texts = new Map(told.moves.map(({ sign, text }) => [`${sign} ${text}`, { sign, text }]));
  return h(
    'ul',
    { class: 'legend' },
    [...texts.values()].map(({ sign, text }) => h('li', {}, h('span', { class: 'sign', 'aria-hidden': 'true' }, sign), text)),
  );
}
