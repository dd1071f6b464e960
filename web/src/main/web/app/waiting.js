// @ts-check
/** Looks out for games with others: whether there are any here, and which of them wait for us. */
import { ask, find, follow, who } from './server.js';
import { hall } from './store.js';
import { waitElsewhere } from './texts.js';
import { wire } from './wire.js';

/** @typedef {import('./online.d.ts').Row} Row */

/** @type {Map<string, Row>} */
const games = new Map();
/** The game that is open just now: it need not be pointed out. */
let open = '';
let listening = false;

/** Begins to look out, once everything else is done. */
export async function lookOut() {
  if (await find()) await count();
  follow(() => void count());
}

/** Asks for the list anew. */
export async function count() {
  try {
    const me = await who();
    games.clear();
    if (me) {
      if (!listening) wire.listen((news) => news.type === 'mine' && note(news.row));
      listening = true;
      /** @type {{games: Row[]}} */
      const list = await ask('GET', 'me/games');
      for (const row of list.games) games.set(row.id, row);
    }
    tell();
  } catch {
    // no network: some other time
  }
}

/**
 * Which game is open; nothing if none is.
 * @param {string} id
 */
export function looksAt(id) {
  open = id;
  if (id) tell();
  else void count();
}

/** @param {Row} row */
function note(row) {
  games.set(row.id, row);
  tell();
}

function tell() {
  const waiting = [...games.values()].filter(({ id, yourTurn }) => yourTurn && id !== open).length;
  if (waiting !== hall.get().waiting) hall.set({ waiting });
  waitElsewhere(waiting);
}
