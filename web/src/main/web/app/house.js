// @ts-check
/** A card of house rules: switches in plain words, and at every change what differs. */
import { choose } from './dialog.js';
import { h, put } from './dom.js';
import { figure } from './figure.js';
import { begin } from './begin.js';
import { referee, Trouble } from './mind.js';
import { houses, lastChoice } from './store.js';
import { copyButton, qr } from './sharing.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').RuleCard} RuleCard */
/** @typedef {RuleCard['options'][number]} Option */

/** More values than this are a list to open, not buttons side by side. */
const FEW = 4;

export class HouseScreen {
  #options = h('div', { class: 'options' });
  #differences = h('section', { class: 'differences', 'aria-live': 'polite' });
  #carry = h('section', { class: 'carry' });
  #name;

  /**
   * @param {RuleCard} card
   * @param {string} name
   * @param {string | null} game whose terms these rules are to be
   */
  constructor(card, name, game) {
    this.card = card;
    this.game = game;
    this.#name = h('input', {
      type: 'text',
      id: 'house-name',
      maxlength: 40,
      value: name,
      placeholder: t('house-name-example'),
      oninput: () => void this.#link(),
    });
    this.element = h(
      'div',
      { class: 'house' },
      h('h1', {}, t('house-rules-of', card.name)),
      h('p', {}, t('house-intro')),
      h(
        'div',
        { class: 'columns' },
        h('div', {}, this.#options),
        h(
          'aside',
          {},
          this.#differences,
          h('label', { for: 'house-name' }, t('house-name')),
          this.#name,
          h(
            'div',
            { class: 'choices' },
            h('button', { type: 'button', class: 'main', 'data-do': 'play', onclick: () => this.#play() }, t(game ? 'propose-send' : 'house-play')),
            h('button', { type: 'button', 'data-do': 'keep', onclick: () => this.#keep() }, t('house-keep')),
            h('button', { type: 'button', onclick: () => void this.#read() }, t('house-read')),
          ),
          this.#carry,
        ),
      ),
    );
  }

  /** @param {URLSearchParams} query */
  static async make(query) {
    const rules = query.get('rules') ?? lastChoice.get().rules;
    const card = await referee.ask('card', { rules, language: lang() });
    const known = houses.get().find((house) => house.rules === card.rules);
    return new HouseScreen(card, query.get('name') ?? known?.name ?? '', query.get('game'));
  }

  open() {
    this.#show();
  }

  close() {}

  #show() {
    const { card } = this;
    put(this.#options, card.options.map((option) => this.#option(option)));
    put(
      this.#differences,
      h('h2', {}, card.differences.length ? card.heading : t('as-printed')),
      h(
        'ul',
        {},
        card.differences.map(({ text, back }) =>
          h(
            'li',
            {},
            h('span', {}, text),
            ' ',
            h(
              'button',
              { type: 'button', 'aria-label': `${t('put-back')}: ${text}`, onclick: () => void this.#change(back) },
              t('put-back'),
            ),
          ),
        ),
      ),
    );
    void this.#link();
  }

  /** @param {Option} option */
  #option(option) {
    const changed = option.value !== option.usual;
    return h(
      'fieldset',
      { class: `option ${changed ? 'changed' : ''}`, 'data-option': option.id },
      h('legend', {}, option.name, changed ? h('span', { class: 'badge' }, t('changed')) : null),
      option.values.length <= FEW ? this.#switches(option) : this.#list(option),
      option.paragraph ? h('p', { class: 'paragraph' }, option.paragraph) : null,
      option.illustration && figure(option.illustration),
    );
  }

  /** @param {Option} option */
  #switches(option) {
    return h(
      'div',
      { class: 'switches' },
      option.values.map(({ value, text, rules, trouble }) =>
        h(
          'label',
          { class: 'radio', title: trouble },
          h('input', {
            type: 'radio',
            name: option.id,
            value,
            checked: value === option.value,
            disabled: rules === null,
            onchange: () => rules && void this.#change(rules, `input[name="${option.id}"][value="${value}"]`),
          }),
          text,
          value === option.usual ? h('span', { class: 'usual', title: t('as-booklet') }, '★') : null,
          trouble ? h('small', {}, trouble) : null,
        ),
      ),
    );
  }

  /** @param {Option} option */
  #list(option) {
    return h(
      'select',
      {
        'aria-label': option.name,
        'data-select': option.id,
        onchange: (/** @type {Event} */ { target }) => {
          const { value } = /** @type {HTMLSelectElement} */ (target);
          const rules = option.values.find((v) => v.value === value)?.rules;
          if (rules) void this.#change(rules, `select[data-select="${option.id}"]`);
        },
      },
      option.values.map(({ value, text, rules }) =>
        h(
          'option',
          { value, selected: value === option.value, disabled: rules === null },
          value === option.usual ? `${text} ★` : text,
        ),
      ),
    );
  }

  /**
   * @param {string} rules
   * @param {string} [focus] where the focus goes again
   */
  async #change(rules, focus) {
    try {
      this.card = await referee.ask('card', { rules, language: lang() });
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      choose(t('trouble'), error.message, []);
    }
    this.#show();
    /** @type {HTMLElement | null} */ (focus ? this.element.querySelector(focus) : null)?.focus();
  }

  /** The link that carries the whole rule set, and the same for a camera. */
  async #link() {
    const query = new URLSearchParams({ rules: this.card.rules });
    if (this.#name.value.trim()) query.set('name', this.#name.value.trim());
    const address = `${location.href.replace(/#.*$/, '')}#/house?${query}`;
    if (this.game) query.set('game', this.game);
    history.replaceState(null, '', `#/house?${query}`); // a reload keeps what was changed
    const { rows } = await referee.ask('code', { text: address });
    put(
      this.#carry,
      h('h2', {}, t('house-carry')),
      qr(rows, t('qr')),
      h('a', { href: address, class: 'link' }, address),
      copyButton(address),
    );
  }

  #play() {
    this.#remember();
    if (this.game) location.hash = `#/online/${this.game}?rules=${encodeURIComponent(this.card.rules)}`;
    else void begin(this.card.rules);
  }

  #keep() {
    this.#remember();
    location.hash = '#/';
  }

  #remember() {
    const { rules, name, preset } = this.card;
    lastChoice.set({ rules });
    if (!this.card.differences.length) return;
    const called = this.#name.value.trim() || t('house-of', name);
    houses.set([{ name: called, rules, preset }, ...houses.get().filter((house) => house.rules !== rules)].slice(0, 12));
  }

  #read() {
    location.hash = `#/rules?rules=${encodeURIComponent(this.card.rules)}`;
  }
}
