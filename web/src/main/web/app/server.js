// @ts-check
/** The server behind the page: whether there is one, what it answers, and who we are to it. */
import { Trouble } from './mind.js';
import { hall } from './store.js';
import { lang, t } from './texts.js';

/** @typedef {import('./online.d.ts').Me} Me */
/** @typedef {import('./online.d.ts').Person} Person */
/** @typedef {import('./online.d.ts').Problem} Problem */

/** The server says no; the message says why. */
export class Refused extends Trouble {
  /** @param {Problem} problem */
  constructor(problem) {
    super([problem.detail]);
    this.problem = problem;
  }
}

/** Nobody answers. */
export class Away extends Trouble {
  constructor() {
    super([t('no-network')]);
  }
}

/** Who we are: null for nobody yet, undefined as long as we have not asked. @type {Me | null | undefined} */
let me;
/** @type {Set<() => void>} */
const followers = new Set();

/** Looks whether the page's server has games between people. */
export async function find() {
  try {
    const { headers } = await fetch('files.json', { method: 'HEAD', cache: 'no-store' });
    hall.set({ there: headers.get('Zwick-Hall') === 'open' });
  } catch {
    // no network: as it was
  }
  return hall.get().there;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const headers = { 'Accept-Language': lang(), ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const sent = body ? { body: JSON.stringify(body) } : {};
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`api/${path}`, { method, headers, cache: 'no-store', ...sent });
  } catch {
    throw new Away();
  }
  const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
  if (answer.ok) return json;
  throw json ? new Refused(json) : new Away();
}

/** Who sits here, if the server knows him already. */
export async function who() {
  if (me === undefined && !hall.get().known) me = null;
  if (me === undefined) {
    try {
      me = await ask('GET', 'me');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      became(null); // he has thrown his cookies away
    }
  }
  return me ?? null;
}

/** The same as far as it is known by now. */
export function known() {
  return me ?? null;
}

/** Somebody new gets a chair, once he does something that needs one. */
export async function session() {
  const here = await who();
  if (here) return here;
  const guest = /** @type {Me} */ (await ask('POST', 'session'));
  became(guest);
  return guest;
}

/**
 * From now on we are somebody else.
 * @param {Me | null} next
 */
export function became(next) {
  const same = me?.id === next?.id;
  me = next;
  hall.set({ known: next !== null });
  if (!same) for (const follower of followers) follower();
}

/**
 * Tells whenever we have become somebody else.
 * @param {() => void} follower
 */
export function follow(follower) {
  followers.add(follower);
}

/** Whatever the server says to it, or does not say, the page forgets who one was. */
export async function logout() {
  try {
    await ask('POST', 'logout');
  } finally {
    became(null);
  }
}

/**
 * What somebody is called.
 * @param {Person | null | undefined} person
 */
export function called(person) {
  return person?.name ?? t('guest');
}
