// @ts-check
/** The screen of a game with others: the table as always, and beside it what the two have to settle. */
import { h, put } from './dom.js';
import { meetingMenu } from './meeting-menu.js';
import { PlayScreen } from './play.js';
import { RemoteGame } from './remote.js';
import { settings } from './store.js';
import { Talk } from './talk.js';
import { t } from './texts.js';

/** @typedef {import('./line.js').Line} Line */
/** @typedef {import('./online.d.ts').Deed} Deed */
/** @typedef {{text: string, look?: string, buttons?: [string, string, () => void][]}} Notice */

export class MeetingScreen {
  #notices = h('div', { class: 'notices', role: 'status' });
  #written = '';
  #unlisten = () => {};
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #clock;
  /** What was answered to a question of ours. */
  #answer = '';

  /**
   * @param {Line} line
   * @param {RemoteGame} game
   * @param {PlayScreen} table
   * @param {HTMLElement} menu
   * @param {URLSearchParams} query
   */
  constructor(line, game, table, menu, query) {
    this.line = line;
    this.game = game;
    this.table = table;
    this.query = query;
    this.talk = new Talk(line, game);
    this.menu = menu;
    this.element = table.element;
    this.element.querySelector('.talk')?.before(this.#notices);
    menu.before(this.talk.element);
    game.onrefused = (refusal) => table.refuse(refusal);
    game.onchange = () => this.#changed();
  }

  /**
   * @param {Line} line
   * @param {URLSearchParams} query
   */
  static async of(line, query) {
    const game = await RemoteGame.of(line);
    const menu = h('div', { class: 'game-menu' });
    const table = await PlayScreen.of(game, () => menu);
    return new MeetingScreen(line, game, table, menu, query);
  }

  open() {
    this.table.open();
    this.#unlisten = this.line.listen((change) => {
      if (change.is === 'events') this.#happened(change.events);
    });
    this.#clock = setInterval(() => this.#notify(), 1000);
    this.#changed();
    const at = this.query.get('at');
    if (at && /^\d+$/.test(at)) void this.table.look(Number(at));
  }

  close() {
    clearInterval(this.#clock);
    this.#unlisten();
    this.talk.close();
    this.table.close();
  }

  #changed() {
    this.#notify();
    this.#choices();
    this.table.refresh();
  }

  /** The menu, made anew only when it would be another: somebody may just be using it. */
  #choices() {
    const { phase } = this.line.table;
    const { moves } = this.game.view;
    const moved = ['W', 'B'].map((side) => moves.some((move) => move.side === side));
    const now = JSON.stringify([phase, this.line.you, moved, settings.get().sound]);
    if (this.menu.dataset.now === now) return;
    this.menu.dataset.now = now;
    put(this.menu, ...meetingMenu(this));
  }

  /** @param {import('./online.d.ts').Happening[]} events */
  #happened(events) {
    const { opponent, line } = this.game;
    for (const event of events) {
      if (event.kind === 'acted' || event.kind === 'asked-back') this.#answer = '';
      if (event.kind === 'refused-back' && 'by' in event && event.by !== line.you) this.#answer = t('back-refused', opponent);
      if (event.kind === 'rested' && 'by' in event && 'days' in event) {
        const who = event.by === line.you ? t('you') : opponent;
        this.#answer = t('rested', who, t('days', Number(event.days)));
      }
    }
    const { next } = line.table;
    if (next && line.you) location.hash = `#/online/${next}`;
    this.#changed();
  }

  /** @param {Deed} deed */
  async do(deed) {
    const problem = await this.line.do(deed);
    if (problem) this.table.refuse({ reason: problem.reason ?? '', text: problem.detail, points: problem.points ?? [] });
  }

  /** What is to be settled now, each said once. */
  #notify() {
    const notices = this.#list();
    const now = JSON.stringify(notices);
    if (now === this.#written) return;
    this.#written = now;
    put(
      this.#notices,
      notices.map(({ text, look = '', buttons = [] }) =>
        h(
          'div',
          { class: `notice ${look}` },
          h('span', {}, text),
          buttons.map(([does, label, onclick]) => h('button', { type: 'button', class: 'main', 'data-do': does, onclick }, label)),
        ),
      ),
    );
  }

  /** @returns {Notice[]} */
  #list() {
    const { line, game } = this;
    const { table, you } = line;
    /** @type {Notice[]} */
    const list = [];
    if (!line.current) list.push({ text: t('connecting'), look: 'cut' });
    if (game.unsure && !line.current) list.push({ text: t('unsent'), look: 'unsent' });
    if (!you) list.push({ text: t('watching') });
    if (this.#answer) list.push({ text: this.#answer });
    if (table.watchers > (you ? 0 : 1)) list.push({ text: t('watchers', table.watchers), look: 'quiet' });
    if (you && table.askedBack) list.push(this.#back(table.askedBack === you));
    if (you && table.phase === 'playing' && table.turn !== you && this.#absent()) {
      list.push({ text: t('absent', game.opponent), buttons: [['claim-absence', t('absent-claim'), () => void this.do({ do: 'claim-absence' })]] });
    }
    if (you && table.askedRematch && !table.next) list.push(this.#rematch(table.askedRematch === you));
    if (!you && table.next) list.push({ text: '', buttons: [['next', t('next-game'), () => (location.hash = `#/online/${table.next}`)]] });
    return list;
  }

  /** @param {boolean} ours @returns {Notice} */
  #back(ours) {
    const { opponent } = this.game;
    if (ours) return { text: t('back-asked', opponent) };
    const answer = (/** @type {boolean} */ yes) => () => void this.do({ do: 'answer-back', yes });
    return { text: t('back-wanted', opponent), buttons: [['back-yes', t('back-yes'), answer(true)], ['back-no', t('back-no'), answer(false)]] };
  }

  /** @param {boolean} ours @returns {Notice} */
  #rematch(ours) {
    const { opponent } = this.game;
    if (ours) return { text: t('rematch-asked', opponent) };
    return { text: t('rematch-wanted', opponent), buttons: [['rematch-yes', t('rematch'), () => void this.do({ do: 'rematch' })]] };
  }

  #absent() {
    const { absent, now } = this.line.table;
    return absent !== null && now + Date.now() - this.line.heardAt > absent;
  }
}
