// @ts-check
/** For administrators: what was told, what is in force, what was decided. */
import { Decision } from './deciding.js';
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { proof } from './passkeys.js';
import { ask, became, called, Refused } from './server.js';
import { lang, phrases, t } from './texts.js';

/** @typedef {import('./online.d.ts').AuditEntry} AuditEntry */
/** @typedef {import('./online.d.ts').Person} Person */
/** @typedef {import('./online.d.ts').Report} Report */
/** @typedef {import('./online.d.ts').Sanction} Sanction */

export class CareScreen {
  #reports = h('ul', { class: 'game-rows reports' });
  #sanctions = h('ul', { class: 'game-rows sanctions' });
  #log = h('ol', { class: 'log' });
  #older = h('button', { type: 'button', 'data-do': 'older', hidden: true }, t('care-older'));
  /** What is seen until one has shown a passkey. */
  #door = h(
    'div',
    { class: 'option' },
    h('p', { role: 'status' }, t('care-passkey')),
    h(
      'div',
      { class: 'choices' },
      h('button', { type: 'button', class: 'main', 'data-do': 'care-passkey-show', onclick: () => void attempt(() => this.#unlock()) }, t('care-passkey-show')),
      h('a', { class: 'button', href: '#/me', 'data-do': 'me' }, t('me')),
    ),
  );
  /** Of the log: the smallest number that is shown. */
  #first = 0;

  constructor() {
    this.#door.hidden = true;
    const section = (/** @type {string} */ key, /** @type {Node[]} */ content) => h('section', {}, h('h2', {}, t(key)), content);
    this.#older.addEventListener('click', () => void attempt(() => this.#showLog(true)));
    this.element = h(
      'div',
      { class: 'online care' },
      h('h1', {}, t('care')),
      this.#door,
      section('care-reports', [this.#reports]),
      section('care-sanctions', [this.#sanctions]),
      section('care-log', [this.#log, this.#older]),
    );
  }

  static async make() {
    const screen = new CareScreen();
    await screen.#show();
    return screen;
  }

  open() {}
  close() {}

  /** An administrator's rights begin with a passkey, and end some hours later. */
  async #unlock() {
    became(await ask('POST', 'passkeys/proof/finish', await proof()));
    await this.#show();
  }

  async #show() {
    try {
      await this.#showAll();
      this.#door.hidden = true;
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.reason !== 'passkey-needed') throw error;
      this.#door.hidden = false;
    }
    for (const part of this.element.querySelectorAll('section')) part.hidden = !this.#door.hidden;
  }

  async #showAll() {
    /** @type {[{reports: Report[]}, {sanctions: Sanction[]}, unknown]} */
    const [{ reports }, { sanctions }] = [await ask('GET', 'admin/reports'), await ask('GET', 'admin/sanctions'), await this.#showLog()];
    put(this.#reports, reports.length ? reports.map((report) => this.#report(report)) : nothing('care-no-reports'));
    put(this.#sanctions, sanctions.length ? sanctions.map((sanction) => this.#sanction(sanction)) : nothing('care-no-sanctions'));
  }

  async #showLog(more = false) {
    /** @type {{entries: AuditEntry[]}} */
    const { entries } = await ask('GET', more ? `admin/log?before=${this.#first}` : 'admin/log');
    const lines = entries.map(logLine);
    put(this.#log, ...(more ? [...this.#log.children] : []), ...lines);
    if (!more && !lines.length) put(this.#log, nothing('care-no-log'));
    this.#first = entries.at(-1)?.n ?? 1;
    this.#older.hidden = this.#first <= 1;
  }

  /** @param {Report} report */
  #report(report) {
    const { id, at, reporter, player, game, message, reason, words, muted, banned, together } = report;
    const said = saidIn(report);
    const states = [muted ? t('care-muted') : '', banned ? t('care-banned') : ''].filter(Boolean);
    return h(
      'li',
      { class: 'game-row', 'data-report': id },
      h(
        'div',
        { class: 'what' },
        h('strong', {}, t('care-report', named(reporter), named(player))),
        h('span', {}, t(`report-reason.${reason}`), states.length ? ` · ${named(player)} ${states.join(', ')}` : ''),
        message === null ? null : h('span', {}, t('care-message', message), ' ', said ? h('q', {}, said) : null),
        words ? h('q', {}, words) : null,
        h('span', { class: 'quiet' }, when(at)),
        together > 1 ? h('span', {}, t('care-together', together)) : null,
      ),
      game ? h('a', { class: 'button', href: `#/online/${game}` }, t('care-game')) : null,
      h('div', { class: 'choices' }, this.#ways(report)),
    );
  }

  /**
   * What can be done about it.
   * @param {Report} report
   */
  #ways({ id, player, game, message, muted, banned, together }) {
    const of = { player: player.id, report: id };
    const button = (/** @type {string} */ deed, /** @type {import('./deciding.js').How} */ how) =>
      h('button', { type: 'button', 'data-do': deed, onclick: () => this.#decide(deed, named(player), how) }, t(`deed.${deed}`));
    return [
      muted ? null : button('mute', { path: 'sanctions', body: { kind: 'mute', ...of }, time: true }),
      banned ? null : button('ban', { path: 'sanctions', body: { kind: 'ban', ...of }, time: true, address: true }),
      game && message !== null ? button('remove-message', { path: 'removals', body: { what: 'message', game, message, report: id } }) : null,
      game ? button('remove-game', { path: 'removals', body: { what: 'game', game, report: id } }) : null,
      button('rename', { path: 'names', body: of, name: true }),
      button('remove-player', { path: 'removals', body: { what: 'player', ...of } }),
      button('dismiss', { path: `reports/${id}/dismiss`, body: {} }),
      ...(together > 1 ? this.#waysWithAll(player) : []),
    ];
  }

  /**
   * What can be done about all that was told of one player.
   * @param {Person} player
   */
  #waysWithAll(player) {
    const settle = () => this.#decide('dismiss', named(player), { path: 'reports/dismiss', body: { player: player.id } });
    const show = () => attempt(() => this.#showAllAbout(player));
    return [
      h('button', { type: 'button', 'data-do': 'show-all', onclick: show }, t('care-show-all')),
      h('button', { type: 'button', 'data-do': 'settle-all', onclick: settle }, t('care-settle-all')),
    ];
  }

  /**
   * Each of them, until something is decided.
   * @param {Person} player
   */
  async #showAllAbout({ id }) {
    /** @type {{reports: Report[]}} */
    const { reports } = await ask('GET', `admin/reports?player=${id}`);
    put(this.#reports, reports.map((report) => this.#report(report)));
  }

  /** @param {Sanction} sanction */
  #sanction({ id, kind, player, address, why, ends, by }) {
    const deed = kind === 'mute' ? 'unmute' : player ? 'unban' : 'unban-address';
    const whom = player ? named(player) : (address ?? '');
    const lift = () => this.#decide(deed, whom, { path: `sanctions/${id}/lift`, body: {} });
    return h(
      'li',
      { class: 'game-row', 'data-sanction': id },
      h(
        'div',
        { class: 'what' },
        h('strong', {}, whom),
        h('span', {}, [t(`deed.${player ? kind : 'ban-address'}`), ends === null ? t('care-for-good') : t('care-until', when(ends))].join(' · ')),
        h('q', {}, why),
        h('span', { class: 'quiet' }, who(by)),
      ),
      h('button', { type: 'button', 'data-do': 'lift', onclick: lift }, t(`deed.${deed}`)),
    );
  }

  /**
   * @param {string} deed
   * @param {string} whom
   * @param {import('./deciding.js').How} how
   */
  #decide(deed, whom, how) {
    new Decision(deed, whom, how, () => this.#show()).open();
  }
}

/** @param {AuditEntry} entry */
function logLine({ n, at, by, deed, player, game, message, detail, ends, why }) {
  const what = [player ? named(player) : '', detail ?? '', message === null ? '' : t('care-message', message), ends === null ? '' : t('care-until', when(ends))];
  return h(
    'li',
    { value: n, 'data-deed': deed },
    h('strong', {}, t(`deed.${deed}`)),
    ' ',
    what.filter(Boolean).join(' · '),
    ' ',
    game ? h('a', { href: `#/online/${game}` }, t('care-game')) : null,
    ' ',
    why ? h('q', {}, why) : null,
    h('div', { class: 'quiet' }, `${when(at)} · ${who(by)}`),
  );
}

/** @param {Person | null} by */
function who(by) {
  return by ? named(by) : t('care-command-line');
}

/**
 * One guest is not like another.
 * @param {Person} person
 */
function named(person) {
  return person.name ?? `${called(person)} ${person.id}`;
}

/** @param {Report} report */
function saidIn({ phrase, said }) {
  return phrase ? (new Map(phrases()).get(phrase) ?? phrase) : said;
}

/** @param {number} at */
function when(at) {
  return new Date(at).toLocaleString(lang(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** @param {string} key */
function nothing(key) {
  return h('li', { class: 'quiet' }, t(key));
}
