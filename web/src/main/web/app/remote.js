// @ts-check
/**
 * A game that lives on a server. What has happened there is played again by Java in the browser, so
 * the page shows the same as for a game on this device. A move of one's own is shown at once and
 * stands for good when the server has stored it.
 */
import { Clocks } from './clocks.js';
import { referee } from './mind.js';
import { called } from './server.js';
import { lang, t } from './texts.js';

/** @typedef {import('./line.js').Line} Line */
/** @typedef {import('./online.d.ts').Happening} Happening */
/** @typedef {import('./online.d.ts').Problem} Problem */
/** @typedef {import('./types.d.ts').GameSource} GameSource */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Refusal} Refusal */
/** @typedef {import('./types.d.ts').Seat} Seat */
/** @typedef {import('./types.d.ts').Side} Side */

/** After a longer absence only how things stand is shown, not how they came about. */
const FEW = 2;

/** @implements {GameSource} */
export class RemoteGame {
  /** What the server has stored. @type {GameView} */
  #stored;
  /** Our moves that it has not: what was sent, and what came of it. @type {{action: string, view: GameView}[]} */
  #unsure = [];
  /** @type {Set<(view: GameView) => void>} */
  #listeners = new Set();
  /** @type {Promise<unknown>} */
  #work = Promise.resolve();
  #unlisten;
  /** Told when a move that was shown is not one after all. @type {(refusal: Refusal) => void} */
  onrefused = () => {};
  /** Told when something beside the board has changed. @type {() => void} */
  onchange = () => {};

  /**
   * @param {Line} line
   * @param {GameView} view
   */
  constructor(line, view) {
    this.line = line;
    this.view = view;
    this.#stored = view;
    this.turned = line.you === 'B';
    this.clocks = new Clocks(this);
    this.#unlisten = line.listen((change) => this.#changed(change));
    for (const { commandId, deed } of line.left()) {
      if (deed.do === 'act') this.#queue(() => this.#try(deed.action, commandId));
    }
  }

  /** @param {Line} line */
  static async of(line) {
    const { record } = line;
    return new RemoteGame(line, await referee.ask('view', { record, language: lang() }));
  }

  // What the screen of a game wants to know

  /** @returns {Record<Side, Seat>} */
  get chairs() {
    return { W: this.#chair('W'), B: this.#chair('B') };
  }

  /** @param {Side} side @returns {Seat} */
  #chair(side) {
    const sitter = this.line.table.seats?.[side];
    if (sitter?.kind === 'computer') return { kind: 'computer', level: sitter.level };
    const name = side === this.line.you ? t('you') : called(sitter);
    return { kind: 'person', name, here: sitter?.here ?? false };
  }

  /** @returns {Side[]} */
  get seats() {
    const { you } = this.line;
    return you ? [you] : [];
  }

  get thinking() {
    return false;
  }

  get beside() {
    return this.clocks.elements;
  }

  get analysis() {
    return `#/analyse?game=${this.line.id}`;
  }

  /** Whether a move of ours is not stored yet. */
  get unsure() {
    return this.#unsure.length > 0;
  }

  /** Who sits opposite, as we call him. */
  get opponent() {
    const { you } = this.line;
    const seat = this.#chair(you === 'W' ? 'B' : 'W');
    return seat.kind === 'computer' ? t('level', seat.level) : (seat.name ?? '');
  }

  /** @param {boolean} turned */
  turn(turned) {
    this.turned = turned;
  }

  /** @param {(view: GameView) => void} listener */
  watch(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close() {
    this.#unlisten();
    this.clocks.stop();
    this.#listeners.clear();
  }

  // What we do

  /**
   * @param {string} action
   * @returns {Promise<Refusal | null>}
   */
  async act(action) {
    if (this.view.choices.some((choice) => choice.action === action)) {
      return this.#queue(() => this.#try(action));
    }
    // whatever is no move waits for the server's word, except for what the referee here refuses
    const answer = await referee.ask('act', { record: this.view.record, action, language: lang() });
    return 'refusal' in answer ? answer.refusal : this.#do({ do: 'act', action });
  }

  takeBack() {
    return this.#do({ do: 'ask-back' });
  }

  async rematch() {
    const refusal = await this.#do({ do: 'rematch' });
    if (refusal) this.onrefused(refusal);
    return `#/online/${this.line.table.next ?? this.line.id}`;
  }

  /**
   * @param {import('./online.d.ts').Deed} deed
   * @returns {Promise<Refusal | null>}
   */
  async #do(deed) {
    const problem = await this.line.do(deed);
    return problem ? refused(problem) : null;
  }

  /**
   * Shows a move and sends it.
   * @param {string} action
   * @param {string} [commandId]
   */
  async #try(action, commandId) {
    const answer = await referee.ask('act', { record: this.view.record, action, language: lang() });
    if ('refusal' in answer) return answer.refusal;
    const move = { action, view: answer.view };
    this.#unsure.push(move);
    const sent = this.line.do({ do: 'act', action }, () => this.#queue(() => this.#redo()), commandId);
    void sent.then((problem) => this.#queue(() => (problem ? this.#putBack(problem) : this.#settle(move))));
    this.#show(answer.view);
    return null;
  }

  /**
   * Something else has happened first: our moves are shown after it, if they still can be made.
   * @returns {Promise<Problem | null>}
   */
  async #redo() {
    let { record } = this.#stored;
    for (const unsure of this.#unsure) {
      const answer = await referee.ask('act', { record, action: unsure.action, language: lang() });
      if ('refusal' in answer) {
        const { reason, text, points } = answer.refusal;
        return { type: '', title: reason, status: 422, detail: text, reason, points };
      }
      unsure.view = answer.view;
      record = unsure.view.record;
    }
    this.#show(this.#unsure.at(-1)?.view ?? this.#stored);
    return null;
  }

  /**
   * It is stored; if nobody has told us of it now, it was long ago.
   * @param {{action: string, view: GameView}} move
   */
  async #settle(move) {
    if (!this.#unsure.includes(move)) return;
    this.#unsure = this.#unsure.filter((other) => other !== move);
    if (!this.#unsure.length) this.#show(this.#stored);
  }

  /** @param {Problem} problem */
  async #putBack(problem) {
    this.#unsure = [];
    this.#show(this.#stored);
    this.onrefused(refused(problem));
  }

  // What happens

  /** @param {import('./line.js').Change} change */
  #changed(change) {
    if (change.is === 'open') void this.#queue(() => this.#reopen());
    else if (change.is === 'events') void this.#queue(() => this.#follow(change.events));
    else this.#beside();
  }

  async #reopen() {
    const { record } = this.line;
    this.#stored = await referee.ask('view', { record, language: lang() });
    const problem = await this.#redo();
    if (problem) await this.#putBack(problem);
  }

  /** @param {Happening[]} events */
  async #follow(events) {
    const acts = events.filter((event) => 'action' in event);
    for (const [i, { action, used }] of acts.entries()) {
      const about = { record: this.#stored.record, action, used, language: lang() };
      const answer = await referee.ask('act', about);
      if ('refusal' in answer) return this.line.reopen(); // we are not where we thought
      this.#stored = answer.view;
      const seen = acts.length <= FEW || i === acts.length - 1;
      if (!this.#confirms() && !this.#unsure.length && seen) this.#show(this.#stored);
    }
    this.#beside();
  }

  /** Whether what was stored is what we show already. */
  #confirms() {
    const first = this.#unsure[0]?.view;
    const { version, position, record } = this.#stored;
    if (first?.version !== version || first.position !== position) return false;
    first.record = record; // with the times the server has measured
    this.#stored = first;
    this.#unsure.shift();
    return true;
  }

  /** @param {GameView} view */
  #show(view) {
    this.view = view;
    this.#beside();
    for (const listener of this.#listeners) listener(view);
  }

  #beside() {
    this.clocks.set();
    this.onchange();
  }

  /**
   * One after the other.
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  #queue(task) {
    const done = this.#work.then(task);
    this.#work = done.catch(() => {});
    return done;
  }
}

/**
 * @param {Problem} problem
 * @returns {Refusal}
 */
function refused({ detail, reason = '', points = [] }) {
  return { reason, text: detail, points };
}
