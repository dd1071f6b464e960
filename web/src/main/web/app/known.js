// @ts-check
/**
 * What is known for sure about a game. Small games Java knows in this browser; for large ones there
 * may be tables on the server of this page. Where neither is, nobody is bothered about it.
 */
import { Mind, referee, Trouble } from './mind.js';
import { hall } from './store.js';
import { lang } from './texts.js';

/** @typedef {import('./types.d.ts').Coaching} Coaching */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').LastChance} LastChance */
/** @typedef {'here' | 'server' | 'nowhere'} Place */
/** @typedef {{place: Place, all: boolean}} Extent where something is known, and whether it is everything */

/** To work out a whole game takes a moment, and neither the referee nor the opponent shall wait. */
const sage = new Mind();
/** @type {Map<string, Promise<Extent>>} */
const extents = new Map();
/** What was told already, by the moment it is about and in which language. @type {WeakMap<GameView, Promise<Coaching | null>>} */
const told = new WeakMap();

/**
 * How much is known about games under these rules.
 * @param {string} rules
 */
export function extent(rules) {
  const key = `${rules} ${hall.get().there}`; // a server may be found later
  const known = extents.get(key) ?? look(rules);
  extents.set(key, known);
  return known;
}

/**
 * @param {string} rules
 * @returns {Promise<Extent>}
 */
async function look(rules) {
  const here = (await referee.ask('known', { rules })).known;
  if (here !== 'nothing') return { place: 'here', all: here === 'all' };
  const answer = hall.get().there ? await quietly('GET', `known?rules=${encodeURIComponent(rules)}`) : null;
  const there = answer?.known ?? 'nothing';
  return { place: there === 'nothing' ? 'nowhere' : 'server', all: there === 'all' };
}

/**
 * What is known of the position that a view shows; null if nothing is.
 * @param {GameView} view
 * @returns {Promise<Coaching | null>}
 */
export function coaching(view) {
  const known = told.get(view) ?? find(view);
  told.set(view, known);
  return known;
}

/**
 * @param {GameView} view
 * @returns {Promise<Coaching | null>}
 */
async function find(view) {
  const { rules, record, at, position } = view;
  const { place } = await extent(rules);
  if (place === 'here') return sage.ask('coach', { record, at, language: lang() });
  // rights of the moment, such as to huff, are not part of a position's text
  const plain = view.rights.every(({ kind }) => kind !== 'huff' && kind !== 'insist');
  if (place === 'nowhere' || !plain) return null;
  return quietly('GET', `probe?rules=${encodeURIComponent(rules)}&position=${encodeURIComponent(position)}`);
}

/**
 * The last move that could have saved a game that is over; null if there was none.
 * @param {GameView} view
 * @returns {Promise<LastChance | null>}
 */
export async function lastChance({ rules, record }) {
  const { place } = await extent(rules);
  if (place === 'here') return sage.ask('chance', { record, language: lang() });
  return place === 'server' ? ((await quietly('POST', 'chance', { record }))?.chance ?? null) : null;
}

/**
 * The server's answer, or nothing: that it does not know is no trouble.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function quietly(method, path, body) {
  const { ask } = await import('./server.js');
  try {
    return await ask(method, path, body);
  } catch (error) {
    if (error instanceof Trouble) return null;
    throw error;
  }
}
