// @ts-check
/** What else one can do during a game. */
import { choose } from './dialog.js';
import { h } from './dom.js';
import { openFile, shareGame } from './files.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @param {import('./play.js').PlayScreen} screen */
export function gameMenu(screen) {
  const sounds = h('button', { type: 'button', onclick: toggle }, soundLabel());

  function soundLabel() {
    return t(settings.get().sound ? 'sound-off' : 'sound-on');
  }

  function toggle() {
    settings.set({ sound: !settings.get().sound });
    sounds.textContent = soundLabel();
  }

  const item = (/** @type {string} */ key, /** @type {() => void} */ act) =>
    h('button', { type: 'button', onclick: act, 'data-do': key }, t(key));

  const coach = h('span', { class: 'coach-place' });
  void screen.coach.button().then((button) => coach.replaceWith(...(button ? [button] : [])));

  return h(
    'div',
    { class: 'game-menu' },
    h(
      'div',
      { class: 'quick' },
      item('take-back', () => void screen.takeBack()),
      item('hint', () => void screen.hint()),
      coach,
      item('turn-board', () => screen.turnRound()),
      item('offer-draw', () => offer(screen)),
      item('resign', () => resign(screen)),
    ),
    h(
      'details',
      {},
      h('summary', {}, t('more')),
      h(
        'div',
        { class: 'quick' },
        item('rules', () => go(`rules?rules=${encodeURIComponent(screen.view.rules)}`)),
        item('analyse', () => go('analyse')),
        item('share', () => shareGame(screen.view)),
        item('open-file', () => openFile()),
        item('set-up', () => go(`setup?rules=${encodeURIComponent(screen.view.rules)}`)),
        item('names', () => screen.names()),
        sounds,
        item('new-game', () => go('')),
      ),
    ),
  );
}

/** @param {string} place */
function go(place) {
  location.hash = `#/${place}`;
}

/** @param {import('./play.js').PlayScreen} screen */
export function ownSide(screen) {
  const { view, game } = screen;
  return game.seats.includes(view.turn) ? view.turn : (game.seats[0] ?? view.turn);
}

/** @param {import('./play.js').PlayScreen} screen */
export function offer(screen) {
  void screen.act(screen.view.requests[ownSide(screen)].offer);
}

/** @param {import('./play.js').PlayScreen} screen */
export function resign(screen) {
  const side = ownSide(screen);
  const act = () => void screen.act(screen.view.requests[side].resign);
  if (screen.view.outcome) return act(); // the referee says why not
  choose(t('resign'), t('resign-sure'), [
    { label: t('resign-yes'), look: 'main', act },
    { label: t('play-on'), act: () => {} },
  ]);
}
