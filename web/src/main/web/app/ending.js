// @ts-check
/** The end of a game: how it ended, and what to do next. */
import { dialog } from './dialog.js';
import { h, put } from './dom.js';
import { face } from './faces.js';
import { lastChance } from './known.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @param {import('./play.js').PlayScreen} screen */
export function ending(screen) {
  const { game, view } = screen;
  const { outcome } = view;
  if (!outcome) return;
  const computer = game.chairs.W.kind === 'computer' ? game.chairs.W : game.chairs.B;
  const won = outcome.winner !== null && game.seats.includes(outcome.winner);
  const regret = h('div', { class: 'regret' });
  const title =
    outcome.winner === null ? t('drawn') : game.seats.length !== 1 ? t('over') : t(won ? 'won' : 'lost');
  const shown = dialog(
    title,
    (close) => [
      computer.kind === 'computer' ? face(computer.level) : null,
      h('p', { class: 'result' }, outcome.text),
      // what was counted, where the count decided it
      view.counters.filter(({ have, need }) => have >= need).map(({ text }) => h('p', { class: 'result proof' }, text)),
      regret,
      h(
        'div',
        { class: 'choices' },
        game.seats.length
          ? h(
              'button',
              { type: 'button', class: 'main', 'data-do': 'rematch', onclick: () => (close(), void rematch(game)) },
              t('rematch'),
            )
          : null,
        h('button', { type: 'button', onclick: () => (close(), (location.hash = game.analysis)) }, t('analyse')),
        h('button', { type: 'button', onclick: () => (close(), (location.hash = '#/')) }, t('new-game')),
      ),
    ],
    'ending',
  );
  if (settings.get().coach && game.alone) void think(screen, regret, () => shown.close());
}

/**
 * The last move that could have saved it, or won it, with a way there.
 * @param {import('./play.js').PlayScreen} screen
 * @param {HTMLElement} place
 * @param {() => void} close
 */
async function think(screen, place, close) {
  const chance = await lastChance(screen.view);
  if (!chance) return;
  const heading = t(screen.view.outcome?.winner ? 'last-chance' : 'missed-chance');
  const show = () => (close(), void screen.lookBack(chance, heading));
  put(
    place,
    h('h3', {}, heading),
    h('p', {}, chance.text),
    h('button', { type: 'button', 'data-do': 'last-chance', onclick: show }, t('show-there')),
  );
}

/**
 * The same again with colours changed.
 * @param {import('./types.d.ts').GameSource} game
 */
export async function rematch(game) {
  location.hash = await game.rematch();
}
