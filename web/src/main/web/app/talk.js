// @ts-check
/** What the players say to each other: phrases by a touch, own words where both allow them. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { ask, called, known } from './server.js';
import { phrases, t } from './texts.js';

/** @typedef {import('./online.d.ts').Message} Message */

/** In the order of a game. */
const ORDER = ['hello', 'good-luck', 'nice-move', 'oops', 'thanks', 'one-moment', 'well-played', 'good-game', 'rematch', 'goodbye'];

export class Talk {
  #list = h('ul', { class: 'said' });
  #words = h('div', {});
  #unlisten;

  /**
   * @param {import('./line.js').Line} line
   * @param {import('./remote.js').RemoteGame} game
   */
  constructor(line, game) {
    this.line = line;
    this.game = game;
    const sentences = new Map(phrases());
    this.sentences = sentences;
    const buttons = ORDER.filter((id) => sentences.has(id)).map((id) =>
      h('button', { type: 'button', 'data-phrase': id, onclick: () => this.#send({ phrase: id }) }, sentences.get(id) ?? ''),
    );
    const others = Object.values(line.table.seats ?? {}).filter((sitter) => sitter.kind === 'person');
    const tell = async () => void (await import('./report.js')).report(others, line.id, line.messages);
    this.element = h(
      'section',
      { class: 'conversation', 'aria-label': t('talk'), hidden: others.length < 2 },
      h('div', { role: 'log', 'aria-label': t('talk') }, this.#list),
      line.you ? h('details', {}, h('summary', {}, t('talk-say')), h('div', { class: 'quick phrases' }, buttons), this.#words) : null,
      h('button', { type: 'button', class: 'tell', 'data-do': 'report', onclick: tell }, t('report')),
    );
    this.#unlisten = line.listen(({ is }) => is === 'said' && this.#show());
    this.#show();
    if (line.you && known()?.freeText) this.#write();
  }

  close() {
    this.#unlisten();
  }

  #show() {
    put(this.#list, this.line.messages.slice(-30).map((message) => this.#line(message)));
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** @param {Message} message */
  #line({ by, phrase, words }) {
    const mine = by === known()?.id;
    const { seats } = this.line.table;
    const speaker = Object.values(seats ?? {}).find((sitter) => sitter.kind === 'person' && sitter.id === by);
    const name = mine ? t('you') : called(speaker?.kind === 'person' ? speaker : null);
    const text = phrase ? (this.sentences.get(phrase) ?? phrase) : (words ?? '');
    return h('li', { class: mine ? 'mine' : '' }, h('strong', {}, name), ' ', h('span', {}, text));
  }

  /** A line to write on; the server refuses it where the other one does not allow it. */
  #write() {
    const input = h('input', { type: 'text', maxlength: 200, 'aria-label': t('talk-words'), placeholder: t('talk-words') });
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const words = input.value.trim();
      input.value = '';
      if (words) this.#send({ words });
    };
    put(this.#words, h('form', { class: 'row', onsubmit }, input, h('button', { 'data-do': 'words' }, t('talk-send'))));
  }

  /** @param {{phrase?: string, words?: string}} what */
  #send(what) {
    const details = this.element.querySelector('details');
    if (details && what.phrase) details.open = false;
    void attempt(() => ask('POST', `games/${this.line.id}/messages`, what));
  }
}
