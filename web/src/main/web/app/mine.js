// @ts-check
/** One's own games: those that wait first, then the others, then the finished ones. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { span } from './pace.js';
import { withProof } from './password.js';
import { goButton, line, sitterName } from './rows.js';
import { ask, called, known, logout, who } from './server.js';
import { lastChoice } from './store.js';
import { t } from './texts.js';
import { wire } from './wire.js';

/** @typedef {import('./online.d.ts').Row} Row */

export class MineScreen {
  #open = h('ul', { class: 'game-rows' });
  #over = h('ul', { class: 'game-rows' });
  #feeds = h('div', {});
  #leave = h('button', { type: 'button', 'data-do': 'logout', hidden: true, onclick: () => void this.#logout() }, t('logout'));
  #unlisten = () => {};

  constructor() {
    this.element = h(
      'div',
      { class: 'online' },
      h('h1', {}, t('mine')),
      h(
        'div',
        { class: 'choices' },
        goButton(`#/invite?rules=${encodeURIComponent(lastChoice.get().rules)}`, t('invite-title'), 'invite', true),
        goButton('#/lobby', t('lobby'), 'lobby'),
        goButton('#/me', t('me'), 'me'),
        this.#leave,
      ),
      this.#open,
      h('section', { class: 'over' }, h('h2', {}, t('mine-over')), this.#over),
      h(
        'section',
        { class: 'feeds' },
        h('h2', {}, t('feed')),
        h('p', {}, t('feed-how')),
        h('button', { type: 'button', 'data-do': 'feed', onclick: () => this.#feed() }, t('feed-make')),
        this.#feeds,
      ),
    );
  }

  static async make() {
    const screen = new MineScreen();
    await screen.#show();
    return screen;
  }

  open() {
    this.#unlisten = wire.listen((news) => {
      if (news.type === 'mine' || news.type === 'up') void attempt(() => this.#show());
    });
  }

  close() {
    this.#unlisten();
  }

  async #logout() {
    await attempt(logout);
    await this.#show();
  }

  async #show() {
    const me = await who();
    this.#leave.hidden = !me?.account;
    /** @type {{games: Row[]}[]} */
    const [open, over] = me ? await Promise.all([ask('GET', 'me/games'), ask('GET', 'me/history')]) : [{ games: [] }, { games: [] }];
    const games = [...(open?.games ?? [])].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
    const finished = over?.games ?? [];
    const [waiting, past] = await Promise.all([Promise.all(games.map(playing)), Promise.all(finished.map(ended))]);
    put(this.#open, waiting.length ? waiting : h('li', { class: 'quiet' }, t('mine-none')));
    put(this.#over, past);
    for (const [selector, hidden] of /** @type {const} */ ([['.over', !past.length], ['.feeds', !me]])) {
      /** @type {HTMLElement | null} */ (this.element.querySelector(selector))?.toggleAttribute('hidden', hidden);
    }
  }

  #feed() {
    if (known()?.account) withProof(t('feed'), t('feed-make'), true, (proof) => this.#makeFeed(proof));
    else void attempt(() => this.#makeFeed({}));
  }

  /**
   * Addresses for a calendar or a feed reader.
   * @param {object} proof
   */
  async #makeFeed(proof) {
    const { atom, calendar } = await ask('POST', 'me/feed', proof);
    const link = (/** @type {string} */ key, /** @type {string} */ address) => {
      const whole = new URL(address, document.baseURI).href;
      return h('p', {}, h('strong', {}, t(key)), h('a', { class: 'link', href: whole }, whole));
    };
    put(this.#feeds, link('feed-atom', atom), link('feed-calendar', calendar));
  }
}

/** @param {Row} row */
function opponent({ seats, you, host }) {
  if (seats && you) return sitterName(seats[you === 'W' ? 'B' : 'W']);
  return host.id === known()?.id ? t('lobby-yours') : called(host);
}

/** @param {Row} row */
function playing(row) {
  const { deadline, yourTurn, phase, pace } = row;
  const left = deadline && phase === 'playing' && pace.kind === 'post' ? t('time-left', span(Math.max(0, deadline - Date.now()))) : '';
  const state = yourTurn ? t('mine-turn') : phase === 'invited' ? t('mine-open') : t('their-turn', opponent(row));
  return line(row, opponent(row), [
    h('span', { class: yourTurn ? 'state badge' : 'state' }, [state, left].filter(Boolean).join(' · ')),
    goButton(`#/online/${row.id}`, t('open'), 'open', yourTurn),
  ]);
}

/** @param {Row} row */
function ended(row) {
  const { outcome, you } = row;
  const result = !outcome ? 'mine-aborted' : outcome.winner === null ? 'drawn' : outcome.winner === you ? 'won' : 'lost';
  return line(row, opponent(row), [h('span', { class: 'state' }, t(result)), goButton(`#/online/${row.id}`, t('open'), 'open')]);
}
