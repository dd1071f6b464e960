// @ts-check
/** What can be seen and heard of a move without knowing any rules. */
import { sound } from './sound.js';

/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Step} Step */

/**
 * Where a move did something.
 * @param {Step[]} steps
 * @returns {Point[]}
 */
export function points(steps) {
  const all = steps.flatMap((step) => {
    switch (step.do) {
      case 'place':
        return [step.to];
      case 'slide':
      case 'jump':
        return [step.from, step.to];
      case 'remove':
        return [step.at];
      default:
        return [];
    }
  });
  return [...new Set(all)];
}

/**
 * Points where something may be placed.
 * @param {GameView} view
 */
export function placings({ choices }) {
  const placing = choices.filter(({ steps }) => steps[0]?.do === 'place');
  return [...new Set(placing.flatMap(({ touches }) => touches.slice(0, 1)))];
}

/**
 * @param {Piece[]} a
 * @param {Piece[]} b
 */
export function same(a, b) {
  const list = (/** @type {Piece[]} */ pieces) =>
    pieces.map(({ at, side, kind }) => `${at}${side}${kind}`).sort().join();
  return list(a) === list(b);
}

/** @param {Step[]} steps */
export function noise(steps) {
  const has = (/** @type {Step['do']} */ what) => steps.some((step) => step.do === what);
  if (has('remove') || has('jump') || has('sweep')) sound.take();
  else if (has('crown')) sound.crown();
  else if (steps.length) sound.move();
}
