// @ts-check
/** Sits down to a new game. */
import { choose } from './dialog.js';
import { LocalGame } from './source.js';
import { current, hall, lastChoice } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').Seat} Seat */

/**
 * Begins a game as it was chosen last.
 * @param {string} rules
 */
export async function begin(rules) {
  const { opponent, level, side } = lastChoice.get();
  if (opponent === 'link' && hall.get().there) return (await import('./inviting.js')).inviteNow(rules);
  const mine = side === 'lot' ? (Math.random() < 0.5 ? 'W' : 'B') : side;
  /** @type {Seat} */
  const person = { kind: 'person' };
  /** @type {Seat} */
  const other = opponent === 'friend' ? person : { kind: 'computer', level };
  const chairs = mine === 'W' ? { W: person, B: other } : { W: other, B: person };
  sitDown(() => LocalGame.begin({ rules, chairs }));
}

/**
 * Opens the table for another game; one that is still being played is not given up unasked.
 * @param {() => unknown} start what begins the other game
 */
export function sitDown(start) {
  const go = async () => {
    await start();
    location.hash = `#/play?${Date.now()}`;
  };
  if (current.get()?.state !== 'open') return void go();
  choose(t('new-game'), t('new-game-sure'), [
    { label: t('new-game'), look: 'main', act: () => void go() },
    { label: t('play-on'), act: () => (location.hash = '#/play') },
  ]);
}
