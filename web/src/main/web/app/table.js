// @ts-check
/**
 * What is seen of a game in play: the board with its signs, the players, what is said, the buttons,
 * the moves. Only what has changed is drawn anew.
 */
import { Board } from './board.js';
import { judged, legend, signs } from './coach.js';
import { h, put } from './dom.js';
import { placings, points } from './moves.js';
import { Panel } from './panel.js';
import { players, waitedFor } from './players.js';
import { houses, settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').GameSource} GameSource */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Right} Right */
/** @typedef {import('./types.d.ts').Side} Side */
/** @typedef {import('./marks.js').Marks} Marks */
/** @typedef {import('./touching.js').Touching} Touching */

/**
 * @typedef {object} Moment
 * @property {GameView} shown what the board shows: now, or an earlier moment
 * @property {Touching} touching the move that is being made
 * @property {boolean} mine whether a person at this device is to move, and the board shows now
 * @property {Marks} help marks that help for a moment
 * @property {boolean} trial whether the board shows a line that is only imagined
 * @property {boolean} pondering whether the coach has to think
 * @property {import('./types.d.ts').Coaching | null} told what the coach says about what is shown
 */
/**
 * @typedef {object} Hands what the buttons and points do
 * @property {(at: Point) => void} touch
 * @property {(move: number) => void} go
 * @property {(action: string) => void} act
 * @property {() => void} finish
 * @property {() => void} again
 */

export class Table {
  #prompt = h('p', { class: 'prompt', role: 'status' });
  #coach = h('div', { class: 'coach', role: 'status' });
  #reply = h('div', { class: 'reply', role: 'alert', hidden: true });
  #rights = h('div', { class: 'rights' });
  #top = h('div', { class: 'player' });
  #bottom = h('div', { class: 'player' });
  /** What stands where, in words that change with it. @type {Map<Element, string>} */
  #drawn = new Map();
  /** @type {Moment} */
  #moment;
  /** @type {Set<Point>} points that may be touched next */
  #next = new Set();
  /** What the coach says of each of them. @type {Map<Point, import('./types.d.ts').CoachedMove>} */
  #judged = new Map();

  /**
   * @param {GameSource} game
   * @param {import('./types.d.ts').BoardShape} shape
   * @param {import('./types.d.ts').Level[]} levels
   * @param {Hands} hands
   * @param {Moment} moment
   */
  constructor(game, shape, levels, hands, moment) {
    this.game = game;
    this.levels = levels;
    this.hands = hands;
    this.#moment = moment;
    this.board = new Board(shape, hands.touch, t('board', game.view.name), game.turned);
    const plain = this.board.describe.bind(this.board);
    this.board.describe = (at, piece) => plain(at, piece) + this.#possible(at);
    this.panel = new Panel(hands.go);
    this.element = h(
      'div',
      { class: `play ${game.view.family}` },
      h('div', { class: 'table' }, this.#top, this.board.element, this.#bottom),
      h(
        'div',
        { class: 'side' },
        h('h1', {}, title(game.view)),
        h('div', { class: 'talk' }, this.#prompt, this.#coach, this.#reply),
        this.#rights,
        this.panel.element,
      ),
    );
  }

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    const { shown, touching, mine, help } = moment;
    this.#next = new Set(mine ? touching.next : []);
    const told = this.#coached();
    this.#judged = judged(told, touching.touched);
    this.board.element.classList.toggle('named', settings.get().names);
    this.board.element.classList.toggle('mine', mine);
    this.board.mark({ ...this.#marks(), ...help });
    this.board.relabel();
    const prompt = this.#said();
    if (prompt !== this.#prompt.textContent) this.#prompt.textContent = prompt; // said once
    this.#player(this.#top, this.game.turned ? 'W' : 'B');
    this.#player(this.#bottom, this.game.turned ? 'B' : 'W');
    this.#advise(told);
    this.#buttons();
    this.panel.show(this.game.view, shown.at);
    // for whoever drives the page from outside: which moment it shows, and what is in hand
    this.element.dataset.version = String(shown.version);
    this.element.dataset.touched = touching.touched.join(' ');
  }

  /**
   * An answer to a touch or a question.
   * @param {string} text
   * @param {string} heading
   * @param {string} look
   * @param {HTMLElement | null} [more]
   */
  say(text, heading, look, more = null) {
    put(this.#reply, heading && h('strong', {}, heading), ' ', h('span', {}, text), more);
    this.#reply.className = `reply ${look}`;
    this.#reply.hidden = false;
    this.#reply.scrollIntoView({ block: 'nearest' });
  }

  hush() {
    if (this.#reply.hidden) return;
    this.#reply.hidden = true;
    put(this.#reply);
  }

  #said() {
    const { shown, touching } = this.#moment;
    if (shown.at < shown.moves.length) return t('past', shown.at, this.game.view.moves.length);
    if (touching.taking) return t('take-one');
    if (shown.outcome) return shown.outcome.text;
    const mine = this.game.seats.includes(shown.turn);
    return `${shown.said} ${mine ? shown.prompt : waitedFor(this.game)}`.trim();
  }

  /**
   * @param {HTMLElement} place
   * @param {Side} side
   */
  #player(place, side) {
    const { turn, outcome, hand, taken } = this.#moment.shown;
    const now = JSON.stringify([side, turn, !outcome, hand, taken, this.game.chairs[side]]);
    this.#draw(place, now, () => players(this.game, this.#moment.shown, side, this.levels));
  }

  /**
   * @param {Element} place
   * @param {string} now
   * @param {() => (HTMLElement | null)[]} make
   */
  #draw(place, now, make) {
    if (this.#drawn.get(place) === now) return;
    this.#drawn.set(place, now);
    put(place, make());
  }

  /** @returns {Marks} */
  #marks() {
    const { shown, mine } = this.#moment;
    const { touched, next, taking, open } = this.#moment.touching;
    const last = shown.moves[shown.at - 1];
    /** @type {Marks} */
    const marks = { last: last ? points(last.steps) : [] };
    marks.judged = signs(this.#coached(), this.#judged, (at) => this.board.standing(at));
    if (!mine) return marks;
    if (taking) {
      const others = this.board.pieces.filter(({ side }) => side !== shown.turn).map(({ at }) => at);
      marks.take = next;
      marks.safe = others.filter((at) => !next.includes(at));
      marks.lines = open[0]?.mills ?? [];
    } else if (touched.length) {
      marks.picked = touched.slice(-1);
      marks.to = next.filter((at) => !this.#judged.has(at));
    } else {
      marks.free = placings(shown).filter((at) => !this.#judged.has(at));
      marks.take = shown.rights.flatMap(({ kind, at }) => (kind === 'huff' && at !== undefined ? [at] : []));
      if (shown.must.length) {
        marks.must = shown.must;
        const others = shown.pieces.filter(({ side }) => side !== shown.turn).map(({ at }) => at);
        marks.loud = [...shown.must, ...others];
      }
    }
    return marks;
  }

  #buttons() {
    const { shown, touching } = this.#moment;
    const now = this.game.view;
    const { go, act, finish, again } = this.hands;
    /** @type {[string, string, () => void][]} what each does, in words, and how */
    const wanted = [];
    if (shown !== now) wanted.push(['now', t('now'), () => go(now.moves.length)]);
    else {
      if (touching.done) wanted.push(['done', t('done'), finish]);
      const mine = shown.rights.filter((right) => this.#offers(right));
      for (const { action, label } of mine) wanted.push([action, label, () => act(action)]);
      if (shown.outcome && this.game.seats.length) wanted.push(['again', t('rematch'), again]);
    }
    this.#draw(this.#rights, JSON.stringify([wanted, now.version]), () =>
      wanted.map(([does, label, onclick]) =>
        h('button', { type: 'button', class: 'main', 'data-do': does, onclick }, label),
      ),
    );
  }

  /**
   * Rights that are worth a button of their own; the rest is in the menu.
   * @param {Right} right
   */
  #offers({ kind, side }) {
    const urgent = ['insist', 'huff', 'accept', 'decline', 'claim', 'pass'].includes(kind);
    return urgent && this.game.seats.includes(side);
  }

  /** @param {import('./types.d.ts').Coaching | null} told */
  #advise(told) {
    const { pondering, shown } = this.#moment;
    const now = told ? JSON.stringify([told.position, told.text]) : String(pondering);
    const thinks = pondering && shown.outcome === null ? [h('p', {}, t('thinking'))] : [];
    this.#draw(this.#coach, now, () => (told ? [h('p', {}, told.text), legend(told)] : thinks));
  }

  /** The coach speaks about the past, and about what somebody here is to decide. */
  #coached() {
    const { told, trial, shown, mine } = this.#moment;
    return trial || (shown === this.game.view && !mine) ? null : told;
  }

  /** @param {Point} at */
  #possible(at) {
    const said = this.#judged.get(at)?.text;
    return (this.#next.has(at) ? `, ${t('possible')}` : '') + (said ? `, ${said}` : '');
  }
}

/**
 * The name that a family gave its rules, or that of the game.
 * @param {GameView} view
 */
function title({ rules, name }) {
  const house = houses.get().find((known) => known.rules === rules);
  return house ? `${house.name} (${name})` : name;
}
