// @ts-check
/** What two agree on before they play: as a form to fill in, and as lines to read. */
import { h, put } from './dom.js';
import { paceLabel, paceText } from './pace.js';
import { referee } from './mind.js';
import { lang, t } from './texts.js';

/** @typedef {import('./online.d.ts').Pace} Pace */
/** @typedef {import('./online.d.ts').Terms} Terms */
/** @typedef {Pace['kind']} Kind */

const MINUTE = 60_000;
/** Minutes for each, and seconds for every move. */
const LIVE = [[3, 2], [5, 5], [10, 5], [15, 10]];
const DAYS = [1, 3, 7];
const KINDS = /** @type {const} */ (['unhurried', 'live', 'post']);
/** As much as the server takes. */
const MOST = { minutes: 1440, seconds: 3600, days: 60, bank: 365, rest: 100 };

export class TermsForm {
  #more = h('div', { class: 'time-more' });
  #numbers = { minutes: 10, seconds: 5, days: 3, bank: 3, rest: 7 };
  /** Whether the numbers are one's own. */
  #own = false;
  /** @type {Kind} */
  #kind;

  /**
   * @param {Terms} terms what it begins with
   * @param {boolean} account whether rated games are possible
   */
  constructor(terms, account) {
    this.given = terms;
    const { pace } = terms;
    this.#kind = pace.kind;
    if (pace.kind === 'live') {
      Object.assign(this.#numbers, { minutes: pace.base / MINUTE, seconds: pace.increment / 1000 });
      this.#own = !LIVE.some(([minutes, seconds]) => pace.base === (minutes ?? 0) * MINUTE && pace.increment === (seconds ?? 0) * 1000);
    } else if (pace.kind === 'post') {
      Object.assign(this.#numbers, pace);
      this.#own = !DAYS.includes(pace.days);
    }
    this.host = terms.host;
    this.rated = terms.rated && account;
    this.element = h(
      'div',
      { class: 'terms-form' },
      h(
        'fieldset',
        { class: 'option' },
        h('legend', {}, t('time')),
        h('div', { class: 'switches' }, KINDS.map((kind) => this.#radio('time', kind, this.#kind === kind, t(`time.${kind}`), () => {
          this.#kind = kind;
          this.#show();
        }))),
        this.#more,
      ),
      h(
        'fieldset',
        { class: 'option' },
        h('legend', {}, t('your-colour')),
        h('div', { class: 'switches' }, /** @type {const} */ (['W', 'lot', 'B']).map((side) =>
          this.#radio('host', side, this.host === side, t(`side.${side}`), () => (this.host = side)),
        )),
      ),
      account
        ? check('rated', t('rated'), this.rated, (on) => (this.rated = on))
        : h('p', { class: 'quiet' }, t('rated-account'), ' ', h('a', { href: '#/me' }, t('account-create'))),
    );
    this.#show();
  }

  /** @returns {Terms} */
  get terms() {
    const { rules, position } = this.given;
    return { rules, pace: this.pace, host: this.host, rated: this.rated, ...(position ? { position } : {}) };
  }

  /** @returns {Pace} */
  get pace() {
    const { minutes, seconds, days, bank, rest } = this.#numbers;
    switch (this.#kind) {
      case 'live':
        return { kind: 'live', base: minutes * MINUTE, increment: seconds * 1000 };
      case 'post':
        return { kind: 'post', days, bank, rest };
      default:
        return { kind: 'unhurried' };
    }
  }

  #show() {
    const live = this.#kind === 'live';
    /** @type {Pace[]} */
    const usual = live
      ? LIVE.map(([minutes = 0, seconds = 0]) => ({ kind: 'live', base: minutes * MINUTE, increment: seconds * 1000 }))
      : this.#kind === 'post'
        ? DAYS.map((days) => ({ kind: 'post', days, bank: days, rest: 7 }))
        : [];
    const now = JSON.stringify(this.pace);
    const same = (/** @type {Pace} */ pace) => (pace.kind === 'post' && this.#kind === 'post' ? pace.days === this.#numbers.days : JSON.stringify(pace) === now);
    put(
      this.#more,
      usual.length
        ? h(
            'div',
            { class: 'switches', role: 'radiogroup', 'aria-label': t(`time.${this.#kind}`) },
            usual.map((pace) => this.#radio('pace', paceLabel(pace), !this.#own && same(pace), paceLabel(pace), () => this.#take(pace))),
            this.#radio('pace', 'own', this.#own, t('time.own'), () => {
              this.#own = true;
              this.#show();
            }),
          )
        : null,
      this.#own && usual.length ? (live ? ['minutes', 'seconds'] : ['days', 'bank', 'rest']).map((name) => this.#number(/** @type {keyof typeof MOST} */ (name))) : null,
    );
  }

  /** @param {Pace} pace */
  #take(pace) {
    this.#own = false;
    if (pace.kind === 'live') Object.assign(this.#numbers, { minutes: pace.base / MINUTE, seconds: pace.increment / 1000 });
    if (pace.kind === 'post') Object.assign(this.#numbers, { days: pace.days, bank: pace.bank, rest: pace.rest });
    for (const field of this.#more.querySelectorAll('.number')) field.remove();
  }

  /** @param {keyof typeof MOST} name */
  #number(name) {
    const least = name === 'minutes' || name === 'days' ? 1 : 0;
    return h(
      'label',
      { class: 'number' },
      t(`time-${name}`),
      h('input', {
        type: 'number',
        min: least,
        max: MOST[name],
        value: this.#numbers[name],
        'data-number': name,
        onchange: (/** @type {Event} */ { target }) => {
          const field = /** @type {HTMLInputElement} */ (target);
          this.#numbers[name] = Math.min(MOST[name], Math.max(least, Math.trunc(Number(field.value)) || least));
          field.value = String(this.#numbers[name]);
        },
      }),
    );
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {boolean} checked
   * @param {string} label
   * @param {() => void} choose
   */
  #radio(name, value, checked, label, choose) {
    return h('label', { class: 'radio' }, h('input', { type: 'radio', name, value, checked, onchange: choose }), label);
  }
}

/**
 * A box to tick.
 * @param {string} name
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export function check(name, label, on, change) {
  const onchange = (/** @type {Event} */ { target }) => change(/** @type {HTMLInputElement} */ (target).checked);
  return h('label', { class: 'check' }, h('input', { type: 'checkbox', name, checked: on, onchange }), h('span', {}, label));
}

/**
 * Terms to read: the rules by name and what differs from the booklet, the time, the colour.
 * @param {Terms} terms
 * @param {boolean} host whether it is the host who reads
 * @param {string} [lately] rules the reader knows, if he knows any
 */
export async function termsCard(terms, host, lately) {
  const language = lang();
  const { rules, pace, position, rated } = terms;
  const [card, other] = await Promise.all([
    referee.ask('card', { rules, language }),
    lately && lately !== rules ? referee.ask('compare', { rules, known: lately, language }) : null,
  ]);
  const strange = other && other.differences.length && other.heading !== card.heading ? other : null;
  const side = terms.host === 'lot' ? 'lot' : host === (terms.host === 'W') ? 'W' : 'B';
  return h(
    'section',
    { class: 'terms' },
    h('h2', {}, card.name),
    list(card.differences.length ? card.heading : t('as-printed'), card.differences.map(({ text }) => text)),
    strange && list(strange.heading, strange.differences),
    h(
      'ul',
      { class: 'facts' },
      h('li', { class: 'pace' }, paceText(pace)),
      h('li', {}, t(`you-play.${side}`)),
      rated ? h('li', {}, t('rated')) : null,
      position ? h('li', {}, t('own-position')) : null,
    ),
    h('a', { href: `#/rules?rules=${encodeURIComponent(rules)}` }, t('house-read')),
  );
}

/**
 * @param {string} heading
 * @param {string[]} sentences
 */
function list(heading, sentences) {
  return h('div', { class: 'differs' }, h('p', {}, heading), sentences.length ? h('ul', {}, sentences.map((text) => h('li', {}, text))) : null);
}
