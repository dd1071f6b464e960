// @ts-check
/** A line of best play, to be played through on the board move by move. */
import { h } from './dom.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').Proof} Proof */
/** @typedef {import('./stage.js').Stage} Stage */

/**
 * @param {Stage} stage
 * @param {Proof} proof
 */
export function proofPlayer(stage, { text, moves }) {
  let at = 0;
  const names = moves.map((move, i) => h('button', { type: 'button', onclick: () => go(i + 1) }, move.text));
  const list = h('div', { class: 'proof-moves' }, names);

  /** @param {number} to how many moves the board is to show */
  function go(to) {
    const from = at;
    const next = moves[from];
    at = Math.max(0, Math.min(to, moves.length));
    stage.trial = at > 0;
    stage.board.element.scrollIntoView({ block: 'nearest' }); // a small screen shows either or
    names.forEach((name, i) => (i + 1 === at ? name.setAttribute('aria-current', 'true') : name.removeAttribute('aria-current')));
    const now = names[at - 1];
    if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    const shown = moves[at - 1]?.pieces ?? stage.shown.pieces;
    stage.help = {};
    void stage.then(async () => {
      if (at === from + 1 && next) {
        await stage.animate(next.steps);
        await stage.board.lift();
      }
      stage.board.show(shown);
      stage.refresh();
    });
  }

  const way = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => number} */ to) =>
    h('button', { type: 'button', title: t(key), 'aria-label': t(key), onclick: () => go(to()) }, sign);
  return h(
    'div',
    { class: 'proof', role: 'group', 'aria-label': text },
    h('p', {}, text),
    list,
    h(
      'div',
      { class: 'ways' },
      way('«', 'proof-end', () => 0),
      way('‹', 'back', () => at - 1),
      way('›', 'forward', () => at + 1),
      way('»', 'last', () => moves.length),
    ),
  );
}
