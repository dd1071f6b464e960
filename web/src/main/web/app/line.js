// @ts-check
/**
 * The line to one table: what happens there, in order and without gaps, and what we do, asked again
 * after every interruption until it is answered.
 */
import { Commands } from './commands.js';
import { ask, Away, known, Refused, who } from './server.js';
import { wire } from './wire.js';

/** @typedef {import('./online.d.ts').Deed} Deed */
/** @typedef {import('./online.d.ts').Happening} Happening */
/** @typedef {import('./online.d.ts').Message} Message */
/** @typedef {import('./online.d.ts').OpenTable} OpenTable */
/** @typedef {import('./online.d.ts').Problem} Problem */
/** @typedef {import('./online.d.ts').Table} Table */
/** @typedef {import('./types.d.ts').Side} Side */
/**
 * What is new: the whole game, events, something beside it, or the line itself.
 * @typedef {{is: 'open'} | {is: 'events', events: Happening[]} | {is: 'table'} | {is: 'said', message: Message} | {is: 'line'}} Change
 */
export class Line {
  /** Of the last event we know. */
  seq = 0;
  /** Whether we have heard how things stand since we were connected. */
  current = false;
  #commands;
  /** @type {Set<(change: Change) => void>} */
  #listeners = new Set();
  #unlisten = () => {};
  /** What happens is looked at one by one. */
  #work = Promise.resolve();

  /**
   * @param {string} id
   * @param {OpenTable} open
   */
  constructor(id, { table, record, messages }) {
    this.id = id;
    this.table = table;
    this.record = record;
    this.messages = messages;
    /** When the table was as we know it, by our own clock. */
    this.heardAt = Date.now();
    this.seq = table.seq;
    this.#commands = new Commands(id, () => (this.current ? this.seq : null));
    this.#unlisten = wire.listen((news) => this.#hear(news));
    if (wire.up) this.#watch();
  }

  /** @param {string} id */
  static async open(id) {
    await who();
    return new Line(id, await ask('GET', `games/${encodeURIComponent(id)}`));
  }

  /** Which seat is ours. @returns {Side | null} */
  get you() {
    const me = known()?.id;
    const { seats } = this.table;
    const ours = (/** @type {Side} */ side) => {
      const sitter = seats?.[side];
      return sitter?.kind === 'person' && sitter.id === me;
    };
    return me && ours('W') ? 'W' : me && ours('B') ? 'B' : null;
  }

  get host() {
    return this.table.host.id === known()?.id;
  }

  /** @param {(change: Change) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close() {
    this.#unlisten();
    this.#listeners.clear();
    wire.say({ type: 'leave', game: this.id });
  }

  /**
   * Does something; null once it is done, else why not.
   * @param {Deed} deed
   * @param {() => Promise<Problem | null>} [again] if something else has happened meanwhile: what
   *   keeps it from being asked once more
   * @param {string} [commandId]
   */
  do(deed, again, commandId) {
    return this.#commands.add(deed, again, commandId);
  }

  /** What was done but not answered before the page was loaded again. */
  left() {
    return this.#commands.left();
  }

  #watch() {
    wire.say({ type: 'watch', game: this.id, since: this.seq });
  }

  /** Asks for all of it anew. */
  reopen() {
    this.current = false;
    wire.say({ type: 'watch', game: this.id, since: 0 });
  }

  /** @param {import('./wire.js').News} news */
  #hear(news) {
    if (news.type === 'up') return this.#watch();
    if (news.type === 'down') {
      this.current = false;
      this.#commands.reset();
      return this.#tell({ is: 'line' });
    }
    if (!('game' in news) || news.game !== this.id) return;
    this.#work = this.#work.then(() => this.#take(news));
  }

  /** @param {import('./online.d.ts').Heard & {game: string | null}} news */
  async #take(news) {
    switch (news.type) {
      case 'open':
        this.record = news.record;
        this.messages = news.messages;
        this.seq = news.table.seq;
        this.table = news.table; // even if it is older than what we knew: the server may have lost something
        this.heardAt = Date.now();
        this.#tell({ is: 'open' });
        break;
      case 'events':
        if (!this.#follow(news.events, news.table)) return this.#watch();
        break;
      case 'table':
        this.#stand(news.table);
        this.#tell({ is: 'table' });
        return;
      case 'message':
        this.#say(news.message);
        return;
      case 'stale':
        this.#follow(news.events, news.table);
        return this.#commands.stale(news.commandId);
      case 'done':
        return this.#commands.answer(news.commandId, null);
      case 'refused':
        return this.#commands.refused(news.commandId, news.problem);
      default:
        return;
    }
    if (this.current) return;
    this.current = true;
    this.#tell({ is: 'line' });
    void this.#catchUp();
    this.#commands.pump();
  }

  /**
   * False if something is missing before these.
   * @param {Happening[]} events
   * @param {Table} table
   */
  #follow(events, table) {
    const fresh = events.filter(({ seq }) => seq > this.seq);
    if (fresh[0] && fresh[0].seq !== this.seq + 1) return false;
    this.seq = fresh.at(-1)?.seq ?? this.seq;
    this.#stand(table);
    this.#tell({ is: 'events', events: fresh });
    return true;
  }

  /** @param {Table} table */
  #stand(table) {
    if (table.seq < this.table.seq) return; // older than what we know
    this.table = table;
    this.heardAt = Date.now();
  }

  /** What was said while nobody could hear it. */
  async #catchUp() {
    try {
      const { messages } = await ask('GET', `games/${this.id}/messages`);
      for (const message of messages) this.#say(message);
    } catch (error) {
      if (!(error instanceof Away || error instanceof Refused)) throw error;
    }
  }

  /** @param {Message} message */
  #say(message) {
    const gone = !message.phrase && !message.words; // somebody has removed it
    if (this.messages.some(({ n }) => n === message.n) !== gone) return;
    const others = this.messages.filter(({ n }) => n !== message.n);
    this.messages = gone ? others : [...others, message].sort((a, b) => a.n - b.n);
    this.#tell({ is: 'said', message });
  }

  /** @param {Change} change */
  #tell(change) {
    for (const listener of [...this.#listeners]) listener(change);
  }
}
