// @ts-check
/** Where people meet: open invitations, the computer's eight players, games to watch. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { face } from './faces.js';
import { invite } from './inviting.js';
import { referee } from './mind.js';
import { goButton, line, pairing } from './rows.js';
import { ask, called, known, Refused, session, who } from './server.js';
import { lastChoice, lastTerms } from './store.js';
import { lang, t } from './texts.js';
import { wire } from './wire.js';

/** @typedef {import('./online.d.ts').Row} Row */
/** @typedef {import('./types.d.ts').Level} Level */
/** @typedef {{invitations: Row[], games: Row[]}} Lists */

export class LobbyScreen {
  #invitations = h('ul', { class: 'game-rows', 'aria-live': 'polite' });
  #games = h('ul', { class: 'game-rows' });
  #unlisten = () => {};
  /** Counts lists: one that comes too late is not shown. */
  #lists = 0;

  /**
   * @param {Lists} lists
   * @param {Level[]} levels
   */
  constructor(lists, levels) {
    this.lists = lists;
    const rules = encodeURIComponent(lastChoice.get().rules);
    this.element = h(
      'div',
      { class: 'online lobby' },
      h('h1', {}, t('lobby')),
      h('p', {}, t('lobby-intro')),
      h('div', { class: 'choices' }, goButton(`#/invite?rules=${rules}&listed`, t('lobby-invite'), 'invite', true), goButton('#/mine', t('mine'), 'mine')),
      h('section', {}, h('h2', {}, t('lobby-open')), this.#invitations),
      h('section', {}, h('h2', {}, t('lobby-computers')), h('div', { class: 'seats' }, levels.map((level) => this.#seat(level)))),
      h('section', {}, h('h2', {}, t('lobby-games')), this.#games),
    );
  }

  static async make() {
    await who();
    const rules = encodeURIComponent(lastChoice.get().rules);
    const [lists, levels, { known }] = await Promise.all([
      ask('GET', 'lobby'),
      referee.ask('levels', { language: lang() }),
      ask('GET', `known?rules=${rules}`),
    ]);
    const screen = new LobbyScreen(lists, levels.filter(({ perfect }) => !perfect || known === 'all'));
    await screen.#show(lists);
    return screen;
  }

  open() {
    this.#unlisten = wire.listen((news) => {
      if (news.type === 'up') wire.say({ type: 'lobby', on: true });
      if (news.type === 'lobby') void this.#show(news);
    });
    wire.say({ type: 'lobby', on: true });
  }

  close() {
    wire.say({ type: 'lobby', on: false });
    this.#unlisten();
  }

  /** @param {Level} level */
  #seat({ level, name }) {
    const play = () =>
      attempt(() => {
        const { rules, side } = lastChoice.get();
        const { pace } = lastTerms.get();
        return invite({ rules, pace, host: side, rated: false }, { level });
      });
    return h(
      'button',
      { type: 'button', class: 'seat', 'data-level': level, onclick: () => void play() },
      face(level),
      h('span', {}, h('strong', {}, t('level', level)), ' ', h('span', { class: 'quiet' }, name)),
    );
  }

  /** @param {Lists} lists */
  async #show({ invitations, games }) {
    const turn = ++this.#lists;
    const [waiting, playing] = await Promise.all([
      Promise.all(invitations.map((row) => this.#invitation(row))),
      Promise.all(games.map((row) => line(row, pairing(row), [goButton(`#/online/${row.id}`, t('watch'), 'watch')]))),
    ]);
    if (turn !== this.#lists) return;
    put(this.#invitations, waiting.length ? waiting : h('li', { class: 'quiet' }, t('lobby-none')));
    put(this.#games, playing.length ? playing : h('li', { class: 'quiet' }, t('lobby-quiet')));
  }

  /** @param {Row} row */
  #invitation(row) {
    const ours = row.host.id === known()?.id;
    const address = `#/online/${row.id}`;
    return line(row, ours ? t('lobby-yours') : called(row.host), [
      ours ? null : goButton(address, t('house-read'), 'look'),
      ours
        ? goButton(address, t('open'), 'look')
        : h('button', { type: 'button', class: 'main', 'data-do': 'join', onclick: () => void attempt(() => join(row)) }, t('join-play')),
    ]);
  }
}

/**
 * Sits down at once.
 * @param {Row} row
 */
async function join(row) {
  await session();
  const { table } = await ask('GET', `games/${row.id}`);
  try {
    const commandId = crypto.randomUUID();
    await ask('POST', `games/${row.id}/commands`, { commandId, expectedVersion: table.seq, do: 'join' });
  } catch (error) {
    if (!(error instanceof Refused && error.problem.status === 409)) throw error; // else he sees what has changed
  }
  location.hash = `#/online/${row.id}`;
}
