// @ts-check
/** A player's place beside the board: who sits there, stones still to place, stones lost. */
import { stone } from './art.js';
import { h, s } from './dom.js';
import { face, friends } from './faces.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Side} Side */

/**
 * @param {import('./types.d.ts').GameSource} game
 * @param {GameView} view
 * @param {Side} side
 * @param {import('./types.d.ts').Level[]} levels
 */
export function players(game, view, side, levels) {
  const seat = game.chairs[side];
  const other = side === 'W' ? 'B' : 'W';
  const [kind] = view.kinds[side];
  const away = seat.kind === 'person' && seat.here === false && !view.outcome;
  return [
    h(
      'div',
      { class: `who ${view.turn === side && !view.outcome ? 'on-turn' : ''}` },
      seat.kind === 'computer' ? face(seat.level) : game.seats.length === 2 ? friends() : token(side, kind),
      h('span', { class: 'name' }, called(game, side)),
      seat.kind === 'computer' ? h('span', { class: 'level' }, levels.find(({ level }) => level === seat.level)?.name ?? '') : null,
      h('span', { class: `chip ${side}` }, view.family === 'wolf' ? t(`piece.${side}.${kind}`) : t(`side.${side}`)),
      away ? h('span', { class: 'away', title: t('is-away') }, t('is-away')) : null,
    ),
    game.beside?.[side] ?? null,
    h(
      'div',
      { class: 'trays' },
      tray(side, kind, view.hand[side], t('in-hand', view.hand[side]), 'hand'),
      tray(other, view.kinds[other][0], view.taken[other], t('captured', view.taken[other]), 'loot'),
    ),
  ];
}

/**
 * What the player of a side is called.
 * @param {import('./types.d.ts').GameSource} game
 * @param {Side} side
 */
function called(game, side) {
  const seat = game.chairs[side];
  if (seat.kind === 'computer') return t('level', seat.level);
  return seat.name ?? (game.seats.length === 2 ? t(`side.${side}`) : t('you'));
}

/**
 * Whom everybody waits for, while it is not the person at this device.
 * @param {import('./types.d.ts').GameSource} game
 */
export function waitedFor(game) {
  const { turn } = game.view;
  return game.chairs[turn].kind === 'computer' ? t('computer-thinks') : t('their-turn', called(game, turn));
}

/**
 * @param {Side} side
 * @param {import('./types.d.ts').Piece['kind']} kind
 */
function token(side, kind) {
  return s('svg', { class: 'face', viewBox: '-48 -48 96 96', 'aria-hidden': 'true' }, stone({ side, kind }));
}

/**
 * A row of stones that overlap a little.
 * @param {Side} side
 * @param {import('./types.d.ts').Piece['kind']} kind
 * @param {number} count
 * @param {string} label
 * @param {string} look
 */
function tray(side, kind, count, label, look) {
  if (count === 0) return null;
  const gap = 46;
  const width = 90 + (count - 1) * gap;
  return h(
    'span',
    { class: `tray ${look}`, role: 'img', 'aria-label': label, title: label },
    s(
      'svg',
      { viewBox: `-45 -45 ${width} 96`, 'aria-hidden': 'true' },
      Array.from({ length: count }, (_, i) =>
        s('g', { transform: `translate(${i * gap} 0)` }, stone({ side, kind })),
      ),
    ),
    h('span', { class: 'count', 'aria-hidden': 'true' }, count),
  );
}
