// @ts-check
/** A small board beside a sentence, with a move to show on it. */
import { Board } from './board.js';
import { calm, h, pause } from './dom.js';
import { traces } from './marks.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').Illustration} Illustration */

/**
 * A board that shows a move again and again as often as it is touched.
 * @param {Illustration} shown
 */
export function figure({ board: shape, pieces, steps, after, caption }) {
  let moving = false;
  const play = async () => {
    if (moving) return;
    moving = true;
    board.show(pieces);
    if (!calm()) await pause(350);
    await board.play(steps);
    await board.lift();
    board.show(after);
    moving = false;
  };
  const board = new Board(shape, () => void play(), caption);
  board.show(pieces);
  board.mark(traces(steps));
  board.still();
  return h(
    'figure',
    {},
    board.element,
    h(
      'figcaption',
      {},
      caption,
      steps.length ? h('button', { type: 'button', onclick: () => (board.mark({}), void play()) }, t('show-move')) : null,
    ),
  );
}
