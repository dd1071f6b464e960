// @ts-check
/** One game with others, from the invitation to its end: whichever screen its moment needs. */
import { AgreeScreen } from './agree.js';
import { h, put } from './dom.js';
import { Line } from './line.js';
import { MeetingScreen } from './meeting.js';
import { find } from './server.js';
import { entitle, t } from './texts.js';
import { looksAt } from './waiting.js';

/** @typedef {import('./main.js').Screen} Screen */

export class OnlineScreen {
  /** @type {Screen | null} */
  #inner = null;
  #phase = '';
  #open = false;
  #unlisten;
  /** One look after the other. */
  #work = Promise.resolve();

  /**
   * @param {Line} line
   * @param {URLSearchParams} query
   */
  constructor(line, query) {
    this.line = line;
    this.query = query;
    this.element = h('div', { class: 'meeting' });
    this.#unlisten = line.listen(({ is }) => {
      if (is !== 'said') this.#work = this.#work.then(() => this.#look());
    });
  }

  /**
   * @param {string} id
   * @param {URLSearchParams} query
   */
  static async make(id, query) {
    void find();
    const screen = new OnlineScreen(await Line.open(id), query);
    await screen.#look();
    return screen;
  }

  open() {
    this.#open = true;
    looksAt(this.line.id);
    this.#inner?.open();
  }

  close() {
    this.#open = false;
    this.#unlisten();
    this.#inner?.close();
    this.line.close();
    looksAt('');
  }

  /** Another moment may need another screen. */
  async #look() {
    const { phase } = this.line.table;
    const now = phase === 'over' ? 'playing' : phase;
    if (now !== this.#phase) {
      this.#phase = now;
      const next = await this.#screen(now);
      this.#inner?.close();
      for (const left of document.querySelectorAll('dialog')) left.close();
      this.#inner = next;
      put(this.element, next.element);
      if (this.#open) next.open();
    }
    if (this.#inner instanceof AgreeScreen) await this.#inner.draw();
    if (this.#open) entitle(this.element);
  }

  /**
   * @param {string} phase
   * @returns {Promise<Screen>}
   */
  async #screen(phase) {
    if (phase === 'playing') return MeetingScreen.of(this.line, this.query);
    if (phase === 'invited') return new AgreeScreen(this.line, this.query.get('rules'));
    return closed();
  }
}

/** @returns {Screen} */
function closed() {
  const element = h(
    'div',
    { class: 'online narrow', role: 'status' },
    h('h1', {}, t('closed')),
    h('div', { class: 'choices' }, h('a', { class: 'button main', href: '#/' }, t('new-game'))),
  );
  return { element, open() {}, close() {} };
}
