// @ts-check
/** The screen where a game is played. */
import { Board } from './board.js';
import { put, h } from './dom.js';
import { ending, rematch } from './ending.js';
import { traces } from './marks.js';
import { gameMenu } from './menu.js';
import { referee, Stopped, thinker } from './mind.js';
import { noise, placings, points, same } from './moves.js';
import { Panel } from './panel.js';
import { players } from './players.js';
import { houses, settings } from './store.js';
import { sound } from './sound.js';
import { lang, t } from './texts.js';
import { Touching } from './touching.js';

/** @typedef {import('./types.d.ts').Choice} Choice */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Right} Right */
/** @typedef {import('./types.d.ts').Step} Step */
/** @typedef {import('./marks.js').Marks} Marks */
/** @typedef {import('./source.js').LocalGame} LocalGame */

export class PlayScreen {
  /** @type {GameView} what the board shows: now, or an earlier moment */
  #shown;
  #touching;
  /** Moves are shown one after the other. */
  #queue = Promise.resolve();
  /** @type {Marks} marks that help for a moment */
  #help = {};
  #hinted = 0;
  /** The move that is to be shown; what is shown follows. */
  #aim;
  /** Whether one's own move is on its way to the referee. */
  #playing = false;
  /** Whether a hint is being thought of. */
  #asking = false;
  #closed = false;
  #unwatch = () => {};
  #prompt = h('p', { class: 'prompt', role: 'status' });
  #reply = h('div', { class: 'reply', role: 'alert', hidden: true });
  #rights = h('div', { class: 'rights' });
  #top = h('div', { class: 'player' });
  #bottom = h('div', { class: 'player' });
  #keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);

  /**
   * @param {LocalGame} game
   * @param {import('./types.d.ts').BoardShape} shape
   * @param {import('./types.d.ts').Level[]} levels
   */
  constructor(game, shape, levels) {
    this.game = game;
    this.levels = levels;
    this.#shown = game.view;
    this.#aim = game.view.at;
    this.#touching = new Touching(game.view.choices);
    this.board = new Board(shape, (at) => this.#touch(at), t('board', game.view.name));
    const plain = this.board.describe.bind(this.board);
    this.board.describe = (at, piece) => plain(at, piece) + this.#possible(at);
    this.board.grabs = (at) => (this.#mine ? this.#touching.grabs(at, this.board.standing(at)) : null);
    this.board.turn(game.turned);
    this.panel = new Panel((at) => this.#go(at));
    this.element = h(
      'div',
      { class: `play ${game.view.family}` },
      h('div', { class: 'table' }, this.#top, this.board.element, this.#bottom),
      h(
        'div',
        { class: 'side' },
        h('h1', {}, title(game.view)),
        h('div', { class: 'talk' }, this.#prompt, this.#reply),
        this.#rights,
        this.panel.element,
        gameMenu(this),
      ),
    );
  }

  /** The screen is in the page now. */
  open() {
    sound.wake();
    this.board.show(this.#shown.pieces);
    this.#unwatch = this.game.watch((view) => this.#arrived(view));
    document.addEventListener('keydown', this.#keys);
    this.#refresh();
  }

  close() {
    this.#closed = true;
    this.#unwatch();
    document.removeEventListener('keydown', this.#keys);
  }

  get view() {
    return this.game.view;
  }

  /** Whether a person at this device is to move, and the board shows now. */
  get #mine() {
    const { view } = this.game;
    const live = this.#shown === view && !view.outcome && !this.#playing;
    return live && this.game.seats.includes(view.turn);
  }

  // What arrives

  /** @param {GameView} view */
  #arrived(view) {
    const before = this.#shown;
    const live = before.at === before.moves.length;
    this.#shown = view;
    this.#aim = view.at;
    this.#touching = new Touching(view.choices);
    this.#help = {};
    this.#hinted = 0;
    this.#queue = this.#queue.then(async () => {
      const last = view.moves.at(-1);
      if (live && last && view.moves.length === before.moves.length + 1) {
        const done = this.board.pieces;
        if (!same(done, view.pieces)) await this.#animate(last.steps);
      }
      await this.board.lift();
      if (this.#closed) return;
      this.board.show(view.pieces);
      this.#news(before, view);
      this.#refresh();
    });
  }

  /** @param {Step[]} steps */
  async #animate(steps) {
    this.board.mark({});
    noise(steps);
    await this.board.play(steps);
  }

  /**
   * A Zwickmühle that has just arisen is drawn and named.
   * @param {GameView} before
   * @param {GameView} view
   */
  #news(before, view) {
    const known = new Set(before.zwickmuehlen.map((z) => JSON.stringify(z.lines)));
    const fresh = view.zwickmuehlen.find((z) => !known.has(JSON.stringify(z.lines)));
    if (fresh && view.moves.length > before.moves.length) {
      this.#help = { lines: fresh.lines, hint: [fresh.stone] };
      this.#say(fresh.text, t('zwickmuehle'), 'zwick');
    } else if (this.#shown.version !== before.version) {
      this.#hush();
    }
    if (view.outcome && !before.outcome) {
      sound.end();
      ending(this);
    }
  }

  // What a touch means

  /** @param {Point} at */
  async #touch(at) {
    if (this.#playing) return;
    const { view } = this.game;
    const huff = view.rights.find((right) => right.kind === 'huff' && right.at === at);
    if (huff && this.#mine && !this.#touching.touched.length) return void (await this.act(huff.action));
    if (!this.#mine) {
      if (this.#shown !== this.game.view) await this.#go(this.game.view.moves.length);
      else this.#say(view.outcome?.text ?? t('wait'), '', 'calm');
      return;
    }
    this.#help = {};
    const shown = this.#touching.steps.length;
    const reply = this.#touching.touch(at);
    switch (reply.is) {
      case 'begun':
        this.#hush();
        await this.#progress(shown);
        break;
      case 'back':
        this.#reset();
        break;
      case 'move':
        this.#hush();
        await this.#play(reply.choice, shown);
        break;
      case 'refused':
        await this.#explain(reply.touches);
        break;
    }
  }

  /** @param {number} shown steps the board shows already */
  async #progress(shown) {
    const touching = this.#touching;
    const steps = touching.steps.slice(shown);
    if (steps.length) {
      this.#queue = this.#queue.then(() => this.#animate(steps));
      await this.#queue;
    }
    if (touching !== this.#touching) return;
    if (touching.taking) sound.mill();
    this.#refresh();
  }

  /**
   * @param {Choice} choice
   * @param {number} shown
   */
  async #play(choice, shown) {
    const { view } = this.game;
    this.#playing = true;
    try {
      this.#touching = new Touching([]);
      if (choice.mills.length && shown === 0) sound.mill();
      this.#queue = this.#queue.then(async () => {
        await this.#animate(choice.steps.slice(shown));
        await this.board.lift();
      });
      await this.#queue;
      if (view === this.game.view) await this.act(choice.action);
    } finally {
      this.#playing = false;
    }
    await this.#queue;
    this.#refresh();
  }

  /** Ends a capture that could go on. */
  async #finish() {
    const choice = this.#touching.done;
    if (choice) await this.#play(choice, this.#touching.steps.length);
  }

  /** Puts back what was begun, after whatever is still moving. */
  #reset() {
    this.#touching = new Touching(this.#shown.choices);
    this.#queue = this.#queue.then(() => this.board.show(this.#shown.pieces));
    this.#refresh();
  }

  /**
   * Why not?
   * @param {Point[]} touches
   */
  async #explain(touches) {
    const { view } = this.game;
    const why = await referee.ask('why', { record: view.record, touches, language: lang() });
    if (view !== this.game.view) return;
    sound.wrong();
    this.#help = { wrong: why.points };
    this.#say(why.text, t('why-not'), 'refusal');
    this.#refresh();
  }

  /** @param {string} action */
  async act(action) {
    const refusal = await this.game.act(action);
    if (refusal) {
      this.#reset();
      this.#help = { wrong: refusal.points };
      this.#say(refusal.text, t('why-not'), 'refusal');
      this.#refresh();
    }
  }

  // Help

  async hint() {
    const { view } = this.game;
    if (this.#touching.taking) return this.#refresh(); // the question stands: which stone?
    if (!this.#mine || this.game.thinking) this.#say(view.outcome?.text ?? t('wait'), '', 'calm');
    if (!this.#mine || this.game.thinking || this.#asking) return;
    this.#reset();
    this.#say(t('thinking'), '', 'calm');
    this.#asking = true;
    try {
      await thinker.learn(view.rules);
      const hint = await thinker.ask('hint', { record: view.record, language: lang() });
      if (view === this.game.view) this.#tell(hint);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      this.#hush();
    } finally {
      this.#asking = false;
    }
  }

  /**
   * First a nudge, then the move.
   * @param {import('./types.d.ts').Hint} hint
   */
  #tell(hint) {
    const nudge = this.#hinted++ === 0;
    this.#help = nudge ? { hint: hint.points } : { ...traces(hint.steps), hint: hint.points };
    this.#say(nudge ? hint.nudge : hint.move, t('hint'), 'hint');
    this.#refresh();
  }

  async takeBack() {
    if (this.#playing) return;
    const begun = this.#touching.steps.length > 0;
    this.#reset();
    if (begun) return; // only what was begun
    if (this.view.rights.some(({ kind }) => kind === 'takeback')) await this.game.takeBack();
    else await this.act('takeback'); // the referee says why not
  }

  turnRound() {
    this.game.turned = !this.game.turned;
    this.game.keepTurned();
    this.board.turn(this.game.turned);
    this.#refresh();
  }

  names() {
    settings.set({ names: !settings.get().names });
    this.#refresh();
  }

  // Looking back

  /** @param {number} at */
  async #go(at) {
    const now = this.game.view;
    const to = Math.max(0, Math.min(at, now.moves.length));
    if (to === this.#aim) return;
    this.#aim = to;
    const from = this.#shown;
    const view =
      to === now.moves.length
        ? now
        : await referee.ask('view', { record: now.record, at: to, language: lang() });
    if (now !== this.game.view || to !== this.#aim) return; // somebody was quicker
    this.#shown = view;
    this.#touching = new Touching(view.choices);
    this.#help = {};
    this.#hush();
    this.#queue = this.#queue.then(async () => {
      const step = now.moves[to - 1];
      if (to === from.at + 1 && step) {
        this.board.show(from.pieces);
        await this.#animate(step.steps);
        await this.board.lift();
      }
      this.board.show(view.pieces);
      this.#refresh();
    });
    await this.#queue;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof HTMLElement && event.target.closest('input,select,dialog');
    if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') void this.#go(this.#aim - 1);
    else if (event.key === 'ArrowRight') void this.#go(this.#aim + 1);
    else if (event.key === 'Escape' && this.#touching.touched.length) this.#reset();
  }

  // What is seen

  #refresh() {
    const view = this.#shown;
    const mine = this.#mine;
    // for whoever drives the page from outside: which moment it shows, and what is in hand
    this.element.dataset.version = String(view.version);
    this.element.dataset.touched = this.#touching.touched.join(' ');
    this.board.element.classList.toggle('named', settings.get().names);
    this.board.element.classList.toggle('mine', mine);
    this.board.mark({ ...this.#marks(), ...this.#help });
    this.board.relabel();
    const past = view.at < view.moves.length;
    const prompt = past
      ? t('past', view.at, this.game.view.moves.length)
      : this.#touching.taking
        ? t('take-one')
        : this.game.chairs[view.turn].kind === 'computer' && !view.outcome
          ? `${view.said} ${t('computer-thinks')}`
          : (view.outcome?.text ?? [view.said, view.prompt].join(' ').trim());
    if (prompt !== this.#prompt.textContent) this.#prompt.textContent = prompt; // said once
    const bottom = this.game.turned ? 'B' : 'W';
    const top = this.game.turned ? 'W' : 'B';
    put(this.#top, players(this.game, view, top, this.levels));
    put(this.#bottom, players(this.game, view, bottom, this.levels));
    put(this.#rights, this.#buttons());
    this.panel.show(this.game.view, view.at);
  }

  /** @returns {Marks} */
  #marks() {
    const { touched, next, taking, open } = this.#touching;
    const view = this.#shown;
    const last = view.moves[view.at - 1];
    /** @type {Marks} */
    const marks = { last: last ? points(last.steps) : [] };
    if (!this.#mine) return marks;
    if (taking) {
      const own = view.turn;
      const others = this.board.pieces.filter(({ side }) => side !== own).map(({ at }) => at);
      marks.take = next;
      marks.safe = others.filter((at) => !next.includes(at));
      marks.lines = open[0]?.mills ?? [];
    } else if (touched.length) {
      const at = touched.at(-1);
      marks.picked = at === undefined ? [] : [at];
      marks.to = next;
    } else {
      marks.free = placings(view);
      marks.take = view.rights.flatMap(({ kind, at }) => (kind === 'huff' && at !== undefined ? [at] : []));
      if (view.must.length) {
        marks.must = view.must;
        const own = view.pieces.filter(({ side }) => side === view.turn).map(({ at }) => at);
        marks.loud = [...view.must, ...view.pieces.map(({ at }) => at).filter((at) => !own.includes(at))];
      }
    }
    return marks;
  }

  #buttons() {
    const view = this.#shown;
    if (view !== this.game.view) {
      return [button(t('now'), () => void this.#go(this.game.view.moves.length), 'main', 'now')];
    }
    const mine = view.rights.filter((right) => this.#offers(right));
    const buttons = mine.map((right) =>
      button(right.label, () => void this.act(right.action), 'main', right.action),
    );
    if (view.outcome) buttons.push(button(t('rematch'), () => void rematch(this.game), 'main', 'again'));
    if (this.#touching.done) buttons.unshift(button(t('done'), () => void this.#finish(), 'main', 'done'));
    return buttons;
  }

  /**
   * Rights that are worth a button of their own; the rest is in the menu.
   * @param {Right} right
   */
  #offers({ kind, side }) {
    const urgent = ['insist', 'huff', 'accept', 'decline', 'claim', 'pass'].includes(kind);
    return urgent && this.game.seats.includes(side);
  }

  /**
   * @param {string} text
   * @param {string} title
   * @param {string} look
   */
  #say(text, title, look) {
    put(this.#reply, title && h('strong', {}, title), ' ', h('span', {}, text));
    this.#reply.className = `reply ${look}`;
    this.#reply.hidden = false;
    this.#reply.scrollIntoView({ block: 'nearest' });
  }

  #hush() {
    this.#reply.hidden = true;
    put(this.#reply);
  }

  /** @param {Point} at */
  #possible(at) {
    return this.#mine && this.#touching.next.includes(at) ? `, ${t('possible')}` : '';
  }
}

/**
 * @param {string} label
 * @param {() => void} act
 * @param {string} look
 * @param {string} does
 */
function button(label, act, look, does) {
  return h('button', { type: 'button', class: look, 'data-do': does, onclick: act }, label);
}

/**
 * The name that a family gave its rules, or that of the game.
 * @param {GameView} view
 */
function title({ rules, name }) {
  const house = houses.get().find((known) => known.rules === rules);
  return house ? `${house.name} (${name})` : name;
}
