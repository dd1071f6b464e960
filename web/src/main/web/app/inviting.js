// @ts-check
/** Lays a table for somebody who is to come. */
import { attempt } from './dialog.js';
import { ask, session } from './server.js';
import { lastChoice, lastTerms } from './store.js';

/** @typedef {import('./online.d.ts').Terms} Terms */

/**
 * Invites as it was done last, with the colour chosen on home.
 * @param {string} rules
 */
export async function inviteNow(rules) {
  const { pace, listed, rated } = lastTerms.get();
  await attempt(async () => {
    const me = await session();
    await invite({ rules, pace, host: lastChoice.get().side, rated: rated && me.account }, { listed });
  });
}

/**
 * Lays a table and goes there.
 * @param {Terms} terms
 * @param {{listed?: boolean, level?: number}} how
 */
export async function invite(terms, how) {
  await session();
  const { table } = await ask('POST', 'games', { terms, ...how });
  location.hash = `#/online/${table.id}`;
}
