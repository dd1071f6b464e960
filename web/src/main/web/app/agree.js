// @ts-check
/** Before the game: an invitation that waits, one to answer, and what somebody proposes instead. */
import { attempt, choose, dialog } from './dialog.js';
import { h, put } from './dom.js';
import { nameField, saveName } from './names.js';
import { referee } from './mind.js';
import { called, known, Refused } from './server.js';
import { invitation } from './sharing.js';
import { current, lastChoice } from './store.js';
import { termsCard, TermsForm } from './terms.js';
import { entitle, lang, t } from './texts.js';

/** @typedef {import('./line.js').Line} Line */
/** @typedef {import('./online.d.ts').Deed} Deed */
/** @typedef {import('./online.d.ts').Terms} Terms */

export class AgreeScreen {
  #shown = '';

  /**
   * @param {Line} line
   * @param {string | null} rules that the reader has just chosen, to propose them
   */
  constructor(line, rules) {
    this.line = line;
    this.rules = rules;
    this.element = h('div', { class: 'online narrow' });
  }

  async draw() {
    const { table } = this.line;
    const now = JSON.stringify([table.seq, table.host, table.guest, known()?.id]);
    if (now === this.#shown) return;
    this.#shown = now;
    const lately = await playedLately();
    const card = await termsCard(this.#asked(), this.line.host, lately);
    put(this.element, await this.#content(card));
    entitle(this.element);
  }

  open() {
    if (this.rules) this.#propose({ ...this.line.table.terms, rules: this.rules });
  }

  close() {}

  /** Whether somebody else is talking with the host. */
  get #third() {
    const { guest } = this.line.table;
    return !this.line.host && guest !== null && guest.id !== known()?.id;
  }

  /** What the reader may say yes to: what the two talk about, or what the host offers to everybody. */
  #asked() {
    const { terms, offer } = this.line.table;
    return this.#third ? (offer ?? terms) : terms;
  }

  /** @param {HTMLElement} card */
  async #content(card) {
    const { table, host } = this.line;
    const me = known()?.id;
    const ours = table.termsBy === me;
    const other = called(host ? table.guest : table.host);
    if (host && ours && !table.guest) return this.#waiting(card);
    if (ours) return this.#page(t('proposed-yours'), [h('p', { class: 'pulse', role: 'status' }, t('proposed-wait', other)), card, host ? h('div', { class: 'choices' }, this.#decline()) : null, this.#otherwise()]);
    if (this.#third && !table.offer) return this.#page(t('join-title', called(table.host)), [h('p', { role: 'status' }, t('join-taken')), card]);
    const asks = table.host.name ? t('join-title', other) : t('join-nameless');
    const counter = (host || table.guest) && !this.#third;
    return this.#page(counter ? t('proposed-theirs', other) : asks, [
      card,
      counter ? null : nameField(),
      h(
        'div',
        { class: 'choices' },
        h('button', { type: 'button', class: 'main big', 'data-do': 'join', onclick: () => void this.#do({ do: 'join' }) }, t(counter ? 'proposed-yes' : 'join-play')),
        counter ? this.#decline() : null,
      ),
      this.#third ? null : this.#otherwise(),
    ]);
  }

  /** @param {HTMLElement} card */
  async #waiting(card) {
    const { table, id } = this.line;
    const { name } = await referee.ask('card', { rules: table.terms.rules, language: lang() });
    return this.#page(t('invite-wait'), [
      h('p', {}, t('invite-send')),
      await invitation(id, name),
      nameField(),
      card,
      h(
        'div',
        { class: 'choices' },
        h('button', { type: 'button', 'data-do': 'change', onclick: () => this.#propose(table.terms) }, t('invite-change')),
        h('button', { type: 'button', 'data-do': 'withdraw', onclick: () => this.#withdraw() }, t('invite-withdraw')),
      ),
    ]);
  }

  /**
   * @param {string} title
   * @param {(Node | null)[]} content
   */
  #page(title, content) {
    return [h('h1', {}, title), ...content];
  }

  #decline() {
    return h('button', { type: 'button', class: 'big', 'data-do': 'decline', onclick: () => void this.#do({ do: 'decline' }) }, t('proposed-no'));
  }

  /** Other ways to play. */
  #otherwise() {
    const { table, id, host } = this.line;
    const house = `#/house?rules=${encodeURIComponent(table.terms.rules)}&game=${id}`;
    return h(
      'div',
      { class: 'choices' },
      h('a', { class: 'button', 'data-do': 'house', href: house }, t('join-house')),
      h('button', { type: 'button', 'data-do': 'terms', onclick: () => this.#propose(table.terms) }, t('join-terms')),
      host ? h('button', { type: 'button', onclick: () => this.#withdraw() }, t('invite-withdraw')) : this.#tell(),
    );
  }

  /** A name alone can be too much. */
  #tell() {
    const { table, id, messages } = this.line;
    const tell = async () => void (await import('./report.js')).report([table.host], id, messages);
    return h('button', { type: 'button', class: 'tell', 'data-do': 'report', onclick: tell }, t('report'));
  }

  /** @param {Terms} terms */
  #propose(terms) {
    const { host } = this.line;
    const form = new TermsForm(host ? terms : turned(terms), known()?.account ?? false);
    dialog(t('propose-title'), (close) => [
      form.element,
      h(
        'div',
        { class: 'choices' },
        h(
          'button',
          {
            type: 'button',
            class: 'main',
            'data-do': 'propose',
            onclick: () => {
              close();
              const wanted = { ...form.terms, rules: terms.rules };
              if (terms.rules !== this.line.table.terms.rules) delete wanted.position;
              void this.#do({ do: 'propose', terms: host ? wanted : turned(wanted) });
            },
          },
          t(host && !this.line.table.guest ? 'save' : 'propose-send'),
        ),
      ),
    ]);
  }

  #withdraw() {
    choose(t('invite-withdraw'), '', [
      { label: t('invite-withdraw'), look: 'main', act: () => void this.#do({ do: 'abort' }) },
      { label: t('cancel'), act: () => {} },
    ]);
  }

  /** @param {Deed} deed */
  async #do(deed) {
    const { rules } = this.#asked();
    await attempt(async () => {
      await saveName(this.element.querySelector('input')?.value);
      // terms that have changed meanwhile are looked at again, not agreed to
      const seen = this.line.seq;
      const again = async () => (this.line.seq === seen ? null : gone);
      const problem = await this.line.do(deed, again);
      if (problem && problem !== gone) throw new Refused(problem);
    });
    if (deed.do === 'join') lastChoice.set({ rules });
  }
}

/** Said to nobody: the screen shows what has changed. @type {import('./online.d.ts').Problem} */
const gone = { type: '', title: '', status: 409, detail: '' };

/**
 * The same terms as the other one sees them.
 * @param {Terms} terms
 * @returns {Terms}
 */
function turned(terms) {
  return { ...terms, host: terms.host === 'W' ? 'B' : terms.host === 'B' ? 'W' : 'lot' };
}

/** The rules this person knows best: those of his last game here. */
async function playedLately() {
  const kept = current.get();
  if (!kept) return undefined;
  try {
    return (await referee.ask('view', { record: kept.record, language: lang() })).rules;
  } catch {
    return undefined; // a game nobody can read any more
  }
}
