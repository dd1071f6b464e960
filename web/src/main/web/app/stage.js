// @ts-check
/** The moment a game's screen is in: what the board shows, what is in hand, what still moves. */
import { noise } from './moves.js';
import { t } from './texts.js';
import { Touching } from './touching.js';

/** @typedef {import('./types.d.ts').GameSource} GameSource */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Refusal} Refusal */
/** @typedef {import('./types.d.ts').Step} Step */
/** @typedef {import('./marks.js').Marks} Marks */
/** @typedef {import('./table.js').Table} Table */

export class Stage {
  /** @type {Marks} marks that help for a moment */
  help = {};
  /** Whether one's own move is on its way to the referee. */
  playing = false;
  closed = false;
  /** Whether the board shows a line that is only imagined. */
  trial = false;
  /** Whether the coach has to think about what is shown. */
  pondering = false;
  /** What the coach says about what is shown. @type {import('./types.d.ts').Coaching | null} */
  told = null;
  /** Told whenever the board is to show another moment. */
  follow = () => {};
  /** Moves are shown one after the other. */
  #queue = Promise.resolve();

  /**
   * @param {GameSource} game
   * @param {(stage: Stage) => Table} table
   */
  constructor(game, table) {
    this.game = game;
    /** @type {GameView} what the board shows: now, or an earlier moment */
    this.shown = game.view;
    /** The move that is to be shown; what is shown follows. */
    this.aim = game.view.at;
    this.touching = new Touching(game.view.choices);
    this.table = table(this);
    this.board = this.table.board;
    this.board.grabs = (at) => (this.mine ? this.touching.grabs(at, this.board.standing(at)) : null);
  }

  /** Whether a person at this device is to move, and the board shows now. */
  get mine() {
    const { view } = this.game;
    const live = this.shown === view && !view.outcome && !this.playing && !this.trial;
    return live && this.game.seats.includes(view.turn);
  }

  /** @param {GameView} view what the board is to show from now on */
  turnTo(view) {
    this.shown = view;
    this.aim = view.at;
    this.touching = new Touching(view.choices);
    this.help = {};
    this.trial = false;
    this.pondering = false;
    this.told = null;
    this.follow();
  }

  /**
   * Does something after whatever is still moving.
   * @param {() => unknown} next
   * @returns {Promise<void>} until it is done
   */
  then(next) {
    this.#queue = this.#queue.then(async () => void (await next()));
    return this.#queue;
  }

  /** @param {Step[]} steps */
  async animate(steps) {
    this.board.mark({});
    noise(steps);
    await this.board.play(steps);
  }

  /** Puts back what was begun, or imagined. */
  reset() {
    this.trial = false;
    this.touching = new Touching(this.shown.choices);
    void this.then(() => this.board.show(this.shown.pieces));
    this.refresh();
  }

  /** @param {Refusal} refusal */
  refuse({ points, text }) {
    this.help = { wrong: points };
    this.table.say(text, t('why-not'), 'refusal');
    this.refresh();
  }

  refresh() {
    this.table.show(this);
  }
}
