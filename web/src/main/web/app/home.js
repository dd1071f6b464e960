// @ts-check
/** Home: which game, against whom, with which colour. Two touches and it begins. */
import { picture } from './art.js';
import { h, pause, put } from './dom.js';
import { face, friends, letter } from './faces.js';
import { referee } from './mind.js';
import { current, hall, houses, lastChoice, settings } from './store.js';
import { lang, spoken, t } from './texts.js';

/** @typedef {import('./types.d.ts').GameCard} GameCard */
/** @typedef {import('./types.d.ts').Level} Level */

export class HomeScreen {
  #games = h('div', { class: 'games', role: 'group', 'aria-label': t('choose-game') });
  #bar = h('div', { class: 'start-bar' });
  #others = h('nav', { class: 'home-more others', 'aria-label': t('lobby') });
  #met = () => this.#meet();
  /** @type {GameCard[]} */
  #shown = [];
  /** Pictures that are yet to be drawn. @type {(() => void)[]} */
  #blank = [];
  /** Rules of which the server knows everything. @type {Set<string>} */
  #whole = new Set();

  /**
   * @param {GameCard[]} cards
   * @param {Level[]} levels
   */
  constructor(cards, levels) {
    this.cards = cards;
    this.levels = levels;
    this.element = h(
      'div',
      { class: 'home' },
      h('header', { class: 'hero' }, h('h1', {}, t('title')), h('p', {}, t('tagline'))),
      this.#resume(),
      h('h2', {}, t('choose-game')),
      this.#games,
      h(
        'div',
        { class: 'home-more' },
        h('button', { type: 'button', onclick: () => this.#more() }, t(settings.get().all ? 'fewer-games' : 'more-games')),
        h('a', { class: 'button', href: '#/learn/mill' }, t('learn-mill')),
        h('a', { class: 'button', href: '#/learn/draughts' }, t('learn-draughts')),
        h('a', { class: 'button', href: '#/learn/wolf' }, t('learn-wolf')),
        h('button', { type: 'button', onclick: async () => (await import('./files.js')).openFile() }, t('open-file')),
      ),
      this.#others,
      this.#bar,
    );
    this.#show();
    this.#meet();
  }

  static async make() {
    const language = lang();
    const [cards, levels] = await Promise.all([
      referee.ask('games', { language }),
      referee.ask('levels', { language }),
      spoken(),
    ]);
    return new HomeScreen(cards, levels);
  }

  #resume() {
    const kept = current.get();
    return kept && kept.state !== 'over'
      ? h('a', { class: 'button resume', href: '#/play', 'data-do': 'resume' }, t('resume'))
      : null;
  }

  #more() {
    settings.set({ all: !settings.get().all });
    const button = this.element.querySelector('.home-more button');
    if (button) button.textContent = t(settings.get().all ? 'fewer-games' : 'more-games');
    this.#show();
    void this.#draw();
  }

  /** All cards, and what belongs to the chosen one. */
  #show() {
    const { rules } = lastChoice.get();
    const own = houses.get().map(({ name, rules: house, preset: of }) => {
      const base = this.cards.find(({ preset }) => preset === of);
      return base ? { ...base, rules: house, name, summary: t('house-of', base.name) } : null;
    });
    const shown = this.cards.filter(
      (card) => card.booklet || settings.get().all || card.rules === rules,
    );
    this.#shown = [...own, ...shown].filter((card) => card !== null);
    put(
      this.#games,
      this.#shown.map((card) => this.#card(card)),
    );
    this.#mark();
  }

  /** The chosen card and the bar; the other cards stay as they are. */
  #mark() {
    const { rules } = lastChoice.get();
    const chosen = this.#shown.find((card) => card.rules === rules) ?? this.#shown[0];
    [...this.#games.children].forEach((button, i) =>
      button.setAttribute('aria-pressed', String(this.#shown[i] === chosen)),
    );
    if (chosen && hall.get().there) void this.#measure(chosen);
    if (chosen) put(this.#bar, this.#opponents(chosen), this.#colours(), this.#start(chosen));
  }

  /**
   * Whether there is a perfect opponent, because the server has tables.
   * @param {GameCard} card
   */
  async #measure({ rules, perfect }) {
    if (perfect || this.#whole.has(rules)) return;
    await pause(0); // the screen first
    const { all } = await (await import('./known.js')).extent(rules);
    if (!all) return;
    this.#whole.add(rules);
    const focused = this.#bar.contains(document.activeElement);
    if (!focused && lastChoice.get().rules === rules) this.#mark();
  }

  /** @param {GameCard} card */
  #card(card) {
    const { element, draw } = picture(card.board, card.pieces);
    this.#blank.push(draw);
    return h(
      'button',
      {
        type: 'button',
        class: 'game',
        'data-rules': card.rules,
        onclick: () => {
          lastChoice.set({ rules: card.rules });
          this.#mark();
        },
      },
      element,
      h('span', { class: 'name' }, card.name),
      h('span', { class: 'summary' }, card.summary),
    );
  }

  /** @param {GameCard} card */
  #opponents(card) {
    const whole = card.perfect || this.#whole.has(card.rules);
    const levels = this.levels.filter(({ perfect }) => whole || !perfect);
    const level = Math.min(lastChoice.get().level, levels.length);
    const opponent = chosenOpponent();
    const name = levels.find((l) => l.level === level)?.name ?? '';
    return h(
      'fieldset',
      { class: 'opponents' },
      h('legend', {}, t('against')),
      radio('opponent', 'computer', opponent === 'computer', [face(level), t('computer')], () => this.#choose({ opponent: 'computer' })),
      radio('opponent', 'friend', opponent === 'friend', [friends(), t('friend-here')], () => this.#choose({ opponent: 'friend' })),
      hall.get().there
        ? radio('opponent', 'link', opponent === 'link', [letter(), t('friend-link')], () => this.#choose({ opponent: 'link' }))
        : null,
      opponent === 'computer'
        ? h(
            'label',
            { class: 'levels' },
            h('span', {}, `${level} · ${name}`),
            h('input', {
              type: 'range',
              min: 1,
              max: levels.length,
              step: 1,
              value: level,
              'aria-label': t('choose-level'),
              'aria-valuetext': `${level}, ${name}`,
              onchange: (/** @type {Event} */ { target }) =>
                this.#choose({ level: Number(/** @type {HTMLInputElement} */ (target).value) }, '.levels input'),
            }),
          )
        : null,
    );
  }

  #colours() {
    const { side } = lastChoice.get();
    if (chosenOpponent() === 'friend') return null;
    return h(
      'fieldset',
      { class: 'colours' },
      h('legend', {}, t('colour')),
      /** @type {const} */ (['W', 'lot', 'B']).map((value) =>
        radio('colour', value, side === value, [t(`side.${value}`)], () => this.#choose({ side: value })),
      ),
    );
  }

  /**
   * @param {Partial<import('./store.js').Setting>} change
   * @param {string} [focus]
   */
  #choose(change, focus) {
    lastChoice.set(change);
    this.#mark();
    const [key, value] = Object.entries(change)[0] ?? ['', ''];
    const name = key === 'side' ? 'colour' : key;
    /** @type {HTMLElement | null} */ (
      this.#bar.querySelector(focus ?? `input[name="${name}"][value="${value}"]`)
    )?.focus();
  }

  /** @param {GameCard} card */
  #start(card) {
    const link = chosenOpponent() === 'link';
    const start = async () => (await import('./begin.js')).begin(card.rules);
    return h(
      'div',
      { class: 'go' },
      h('button', { type: 'button', class: 'main big', 'data-do': 'start', onclick: start }, t(link ? 'invite' : 'start')),
      link ? h('a', { href: `#/invite?rules=${encodeURIComponent(card.rules)}` }, t('time')) : null,
      h('a', { href: `#/rules?rules=${encodeURIComponent(card.rules)}` }, t('rules')),
      h('a', { href: `#/house?rules=${encodeURIComponent(card.rules)}` }, t('house-rules')),
    );
  }

  open() {
    void this.#draw();
    addEventListener('zwick-hall', this.#met);
  }

  close() {
    removeEventListener('zwick-hall', this.#met);
  }

  /** There are others to play with. */
  #meet() {
    const { there, waiting } = hall.get();
    const now = JSON.stringify([there, waiting]);
    if (this.#others.dataset.now === now) return;
    this.#others.dataset.now = now;
    const focused = this.#bar.contains(document.activeElement);
    if (!focused) this.#mark();
    put(
      this.#others,
      there && h('a', { class: 'button', href: '#/lobby' }, t('lobby')),
      there && h('a', { class: 'button', href: '#/mine' }, t('mine'), waiting ? h('span', { class: 'badge' }, waiting) : null),
      there && h('a', { class: 'button', href: '#/me' }, t('me')),
    );
  }

  /** Draws the pictures after everything that can be pressed, and never many at a time. */
  async #draw() {
    for (let next = this.#blank.shift(); next; next = this.#blank.shift()) {
      await pause(0);
      next();
    }
  }
}

/** Whom one wants to play: nobody far away where there is no way to reach him. */
function chosenOpponent() {
  const { opponent } = lastChoice.get();
  return opponent === 'link' && !hall.get().there ? 'computer' : opponent;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {(Node | string)[]} label
 * @param {() => void} choose
 */
function radio(name, value, checked, label, choose) {
  const input = h('input', { type: 'radio', name, value, checked, onchange: choose });
  return h('label', { class: 'radio' }, input, ...label);
}
