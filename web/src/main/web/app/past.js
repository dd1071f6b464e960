// @ts-check
/** Looking back in a game: by its list of moves, by arrow keys, and to now again. */
import { referee } from './mind.js';
import { lang } from './texts.js';

/** @typedef {import('./stage.js').Stage} Stage */

/**
 * Shows the game after so many moves.
 * @param {Stage} stage
 * @param {number} at
 */
export async function go(stage, at) {
  const now = stage.game.view;
  const to = Math.max(0, Math.min(at, now.moves.length));
  if (to === stage.aim) return;
  stage.aim = to;
  const from = stage.shown;
  const view =
    to === now.moves.length
      ? now
      : await referee.ask('view', { record: now.record, at: to, language: lang() });
  if (now !== stage.game.view || to !== stage.aim) return; // somebody was quicker
  stage.turnTo(view);
  stage.table.hush();
  await stage.then(async () => {
    const step = now.moves[to - 1];
    if (to === from.at + 1 && step) {
      stage.board.show(from.pieces);
      await stage.animate(step.steps);
      await stage.board.lift();
    }
    stage.board.show(view.pieces);
    stage.refresh();
  });
}

/**
 * @param {Stage} stage
 * @param {KeyboardEvent} event
 */
export function key(stage, event) {
  const typing = event.target instanceof HTMLElement && event.target.closest('input,select,dialog');
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'ArrowLeft') void go(stage, stage.aim - 1);
  else if (event.key === 'ArrowRight') void go(stage, stage.aim + 1);
  else if (event.key === 'Escape' && stage.touching.touched.length) stage.reset();
}
