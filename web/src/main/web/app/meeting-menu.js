// @ts-check
/** What else one can do during a game with others. */
import { choose } from './dialog.js';
import { h } from './dom.js';
import { shareGame } from './files.js';
import { offer, ownSide, resign } from './menu.js';
import { addressOf, copyButton } from './sharing.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** Days of holiday to choose from. */
const HOLIDAYS = [1, 2, 3, 7];

/** @param {import('./meeting.js').MeetingScreen} screen */
export function meetingMenu(screen) {
  const { table, line, game } = screen;
  const { phase, terms } = line.table;
  const plays = line.you !== null && phase === 'playing';
  const early = ['W', 'B'].some((side) => !game.view.moves.some((move) => move.side === side));
  const item = (/** @type {string} */ key, /** @type {() => void} */ act) =>
    h('button', { type: 'button', onclick: act, 'data-do': key }, t(key));
  const sounds = () => {
    settings.set({ sound: !settings.get().sound });
    game.onchange();
  };
  return [
    h(
      'div',
      { class: 'quick' },
      plays && !terms.rated && game.view.moves.length ? item('take-back', () => void table.takeBack()) : null,
      item('turn-board', () => table.turnRound()),
      plays && early ? item('abort', () => abort(screen)) : null,
      plays ? item('offer-draw', () => offer(table)) : null,
      plays ? item('claim-draw', () => void table.act(game.view.requests[ownSide(table)].claim)) : null,
      plays && !early ? item('resign', () => resign(table)) : null,
      plays && terms.pace.kind === 'post' && terms.pace.rest > 0 ? item('rest', () => rest(screen)) : null,
    ),
    h(
      'details',
      {},
      h('summary', {}, t('more')),
      h(
        'div',
        { class: 'quick' },
        item('rules', () => go(`#/rules?rules=${encodeURIComponent(game.view.rules)}`)),
        phase === 'over' ? item('analyse', () => go(game.analysis)) : null,
        item('share', () => shareGame(game.view)),
        item('names', () => table.names()),
        h('button', { type: 'button', onclick: sounds }, t(settings.get().sound ? 'sound-off' : 'sound-on')),
        item('new-game', () => go('#/')),
        copyButton(addressOf(line.id)),
      ),
    ),
  ];
}

/** @param {string} address */
function go(address) {
  location.hash = address;
}

/** @param {import('./meeting.js').MeetingScreen} screen */
function abort(screen) {
  choose(t('abort'), t('abort-sure'), [
    { label: t('abort-yes'), look: 'main', act: () => void screen.do({ do: 'abort' }) },
    { label: t('play-on'), act: () => {} },
  ]);
}

/** @param {import('./meeting.js').MeetingScreen} screen */
function rest(screen) {
  const { pace } = screen.line.table.terms;
  const most = pace.kind === 'post' ? pace.rest : 0;
  choose(
    t('rest'),
    t('rest-how'),
    HOLIDAYS.filter((days) => days <= most).map((days) => ({
      label: t('days', days),
      act: () => void screen.do({ do: 'rest', days }),
    })),
  );
}
