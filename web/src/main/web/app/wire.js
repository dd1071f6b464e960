// @ts-check
/**
 * The one socket of the page. It connects when somebody wants to hear, and again whenever the
 * connection is lost: at first at once, then more and more slowly, and at once when the network is
 * back or the page is looked at again.
 */
import { follow } from './server.js';
import { lang } from './texts.js';

/** @typedef {import('./online.d.ts').Heard} Heard */
/** @typedef {import('./online.d.ts').Said} Said */
/** @typedef {Heard | { type: 'up' } | { type: 'down' }} News what is heard, and whether anything can be */

const PING = 20_000;
/** So long without a word, and nobody is there any more. */
const SILENCE = 45_000;
const LONGEST = 20_000;

class Wire {
  /** @type {WebSocket | null} */
  #socket = null;
  #language = '';
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #heardAt = 0;
  /** @type {Set<(news: News) => void>} */
  #listeners = new Set();

  constructor() {
    follow(() => this.#renew());
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#lost());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
    setInterval(() => this.#ping(), PING);
  }

  get up() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Tells all that is heard, until what it returns is called.
   * @param {(news: News) => void} listener
   */
  listen(listener) {
    this.#listeners.add(listener);
    if (this.#language && this.#language !== lang()) this.#renew(); // refusals come in his language
    else if (!this.#socket) this.#connect();
    return () => void this.#listeners.delete(listener);
  }

  /** @param {Said} said */
  say(said) {
    if (this.up) this.#socket?.send(JSON.stringify(said));
  }

  #connect() {
    clearTimeout(this.#again);
    if (this.#socket || this.#listeners.size === 0 || navigator.onLine === false) return;
    this.#language = lang();
    const url = new URL(`api/socket?language=${lang()}`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      this.#tries = 0;
      this.#tell({ type: 'up' });
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = Date.now();
      this.#tell(JSON.parse(data));
    };
    socket.onclose = () => this.#lost();
  }

  /** Whoever is connected under another name or in another language comes anew. */
  #renew() {
    if (!this.#socket) return;
    this.#tries = 0;
    this.#lost();
    this.#connect();
  }

  #hurry() {
    this.#tries = 0;
    if (this.up && Date.now() - this.#heardAt > PING + 5_000) this.#lost(); // asleep for a while
    if (!this.#socket) this.#connect();
  }

  #lost() {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#tell({ type: 'down' });
    const wait = Math.min(LONGEST, 250 * 2 ** this.#tries++);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #ping() {
    if (!this.up) return;
    if (Date.now() - this.#heardAt > SILENCE) this.#lost();
    else this.say({ type: 'ping' });
  }

  /** @param {News} news */
  #tell(news) {
    for (const listener of [...this.#listeners]) listener(news);
  }
}

export const wire = new Wire();
