// @ts-check
/** The players' clocks: minutes and seconds in a live game, days and hours in one by post. */
import { h } from './dom.js';
import { paceText, span } from './pace.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').Side} Side */

const SIDES = /** @type {const} */ (['W', 'B']);
const LOW = 20_000;
const VERY_LOW = 10_000;

export class Clocks {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #stopped = false;

  /** @param {import('./remote.js').RemoteGame} game */
  constructor(game) {
    this.game = game;
    this.elements = { W: face(), B: face() };
    this.set();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Shows what is left, and comes back when that has changed. */
  set() {
    clearTimeout(this.#timer);
    const { clock, terms } = this.game.line.table;
    for (const side of SIDES) {
      const element = this.elements[side];
      element.hidden = !clock || (terms.pace.kind === 'post' && clock.running !== side);
      if (clock) this.#draw(side, element);
    }
    if (!clock?.running || this.#stopped) return;
    const left = this.left(clock.running);
    const wait = terms.pace.kind === 'post' ? 30_000 : left < VERY_LOW ? 100 : left % 1000 || 1000;
    this.#timer = setTimeout(() => this.set(), Math.max(50, wait));
  }

  /**
   * Milliseconds this side has left.
   * @param {Side} side
   */
  left(side) {
    const { table, heardAt } = this.game.line;
    const { clock, terms } = table;
    if (!clock) return 0;
    const since = Date.now() - (heardAt ?? 0);
    if (terms.pace.kind === 'post') return Math.max(0, (table.deadline ?? 0) - table.now - since);
    const runs = clock.running === side && !this.#first(side);
    const thought = runs ? Math.max(0, clock.used + since - clock.delay) : 0;
    return Math.max(0, clock[side] - thought);
  }

  /**
   * Nobody's clock runs before his first move.
   * @param {Side} side
   */
  #first(side) {
    return !this.game.view.moves.some((move) => move.side === side);
  }

  /**
   * @param {Side} side
   * @param {HTMLElement} element
   */
  #draw(side, element) {
    const { clock, terms } = this.game.line.table;
    const left = this.left(side);
    const live = terms.pace.kind === 'live';
    const low = live && clock?.running === side && left < LOW;
    const text = live ? digits(left) : t('time-left', span(left));
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle('running', clock?.running === side);
    element.classList.toggle('low', low);
    const label = low ? `${t('low-time')} ${t('clock-of', text)}` : t('clock-of', text);
    if (left % 1000 < 150 || !element.hasAttribute('aria-label')) element.setAttribute('aria-label', label);
    element.title = low ? t('low-time') : paceText(terms.pace);
  }
}

function face() {
  return h('span', { class: 'clock', role: 'timer' });
}

/**
 * 4:09, and 0:07.3 when it gets tight.
 * @param {number} millis
 */
function digits(millis) {
  const tight = millis < VERY_LOW;
  const whole = tight ? Math.floor(millis / 100) / 10 : Math.ceil(millis / 1000);
  const seconds = (whole % 60).toLocaleString(lang(), {
    minimumIntegerDigits: 2,
    minimumFractionDigits: tight ? 1 : 0,
  });
  return `${Math.floor(whole / 60)}:${seconds}`;
}
