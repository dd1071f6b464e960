// @ts-check
/**
 * What we have asked for at one table, one after the other. Each has a name of its own, so it can be
 * asked again after an interruption without being done twice.
 */
import { wire } from './wire.js';

/** @typedef {import('./online.d.ts').Deed} Deed */
/** @typedef {import('./online.d.ts').Problem} Problem */
/**
 * @typedef {object} Command
 * @property {string} commandId
 * @property {Deed} deed
 * @property {boolean} sent
 * @property {(problem: Problem | null) => void} answered
 * @property {() => Promise<Problem | null>} again
 */

/** What ends by itself: too many questions, or a database that is away. */
const PASSING = [429, 503];
const PATIENCE = 1000;

export class Commands {
  /** @type {Command[]} */
  #waiting = [];

  /**
   * @param {string} game
   * @param {() => number | null} version the last event we know; null while we do not know it
   */
  constructor(game, version) {
    this.game = game;
    this.version = version;
  }

  /**
   * @param {Deed} deed
   * @param {() => Promise<Problem | null>} [again]
   * @param {string} [commandId]
   * @returns {Promise<Problem | null>}
   */
  add(deed, again = async () => null, commandId = crypto.randomUUID()) {
    return new Promise((answered) => {
      this.#waiting.push({ commandId, deed, sent: false, answered, again });
      this.#keep();
      this.pump();
    });
  }

  /**
   * What was asked for, but not answered, before the page was loaded again: told once.
   * @returns {{commandId: string, deed: Deed}[]}
   */
  left() {
    try {
      const name = `zwick.sent.${this.game}`;
      const kept = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return JSON.parse(kept ?? '[]');
    } catch {
      return [];
    }
  }

  #keep() {
    const name = `zwick.sent.${this.game}`;
    const acts = this.#waiting.filter(({ deed }) => deed.do === 'act');
    try {
      if (acts.length) sessionStorage.setItem(name, JSON.stringify(acts.map(({ commandId, deed }) => ({ commandId, deed }))));
      else sessionStorage.removeItem(name);
    } catch {
      // no storage: it is remembered as long as the page is open
    }
  }

  /** Asks for the next one, unless we still wait for the one before. */
  pump() {
    const [next] = this.#waiting;
    const expectedVersion = this.version();
    if (!next || next.sent || expectedVersion === null || !wire.up) return;
    next.sent = true;
    wire.say({ type: 'command', game: this.game, commandId: next.commandId, expectedVersion, ...next.deed });
  }

  /** The line was cut: nobody knows what has arrived. */
  reset() {
    for (const command of this.#waiting) command.sent = false;
  }

  /**
   * Something else has happened before it; it is asked again if it still makes sense.
   * @param {string} commandId
   */
  async stale(commandId) {
    const command = this.#find(commandId);
    if (!command) return;
    const problem = await command.again();
    if (problem) this.answer(commandId, problem);
    command.sent = false;
    this.pump();
  }

  /**
   * @param {string | null} commandId
   * @param {Problem} problem
   */
  refused(commandId, problem) {
    const command = this.#find(commandId);
    if (!command || !PASSING.includes(problem.status)) return this.answer(commandId, problem);
    setTimeout(() => {
      command.sent = false;
      this.pump();
    }, PATIENCE);
  }

  /**
   * @param {string | null} commandId
   * @param {Problem | null} problem
   */
  answer(commandId, problem) {
    const command = this.#find(commandId);
    this.#waiting = this.#waiting.filter((one) => one !== command);
    this.#keep();
    command?.answered(problem);
    this.pump();
  }

  /** @param {string | null} commandId */
  #find(commandId) {
    return this.#waiting.find((one) => one.commandId === commandId);
  }
}
