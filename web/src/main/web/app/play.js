// @ts-check
/**
 * The screen where a game is played, wherever the game lives: what arrives from its source, and what
 * the buttons do. `stage.js` has the moment it is in, `table.js` what is seen of it, `hand.js` what
 * touches do, `past.js` and `hints.js` the rest.
 */
import { Coach } from './coach.js';
import { ending, rematch } from './ending.js';
import { Hand } from './hand.js';
import { Hints } from './hints.js';
import { gameMenu } from './menu.js';
import { traces } from './marks.js';
import { referee } from './mind.js';
import { same } from './moves.js';
import { go, key } from './past.js';
import { settings } from './store.js';
import { sound } from './sound.js';
import { Stage } from './stage.js';
import { Table } from './table.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').GameSource} GameSource */
/** @typedef {import('./types.d.ts').GameView} GameView */

export class PlayScreen {
  #stage;
  #hand;
  #hints;
  #unwatch = () => {};
  #keys = (/** @type {KeyboardEvent} */ event) => key(this.#stage, event);

  /**
   * @param {GameSource} game
   * @param {import('./types.d.ts').BoardShape} shape
   * @param {import('./types.d.ts').Level[]} levels
   * @param {(screen: PlayScreen) => HTMLElement} menu
   */
  constructor(game, shape, levels, menu) {
    this.game = game;
    const hands = {
      touch: (/** @type {number} */ at) => void this.#hand.touch(at),
      go: (/** @type {number} */ at) => void go(this.#stage, at),
      act: (/** @type {string} */ action) => void this.act(action),
      finish: () => void this.#hand.finish(),
      again: () => void rematch(game),
    };
    this.#stage = new Stage(game, (stage) => new Table(game, shape, levels, hands, stage));
    this.#hand = new Hand(this.#stage, {
      act: (action) => this.act(action),
      now: () => go(this.#stage, this.view.moves.length),
    });
    this.#hints = new Hints(this.#stage);
    this.coach = new Coach(this.#stage);
    this.element = this.#stage.table.element;
    this.element.querySelector('.side')?.append(menu(this));
  }

  /**
   * @param {GameSource} game
   * @param {(screen: PlayScreen) => HTMLElement} [menu] what else can be done
   */
  static async of(game, menu = gameMenu) {
    const [shape, levels] = await Promise.all([
      referee.ask('board', { rules: game.view.rules }),
      referee.ask('levels', { language: lang() }),
    ]);
    return new PlayScreen(game, shape, levels, menu);
  }

  /** The screen is in the page now. */
  open() {
    sound.wake();
    this.#stage.board.show(this.#stage.shown.pieces);
    this.#unwatch = this.game.watch((view) => this.#arrived(view));
    document.addEventListener('keydown', this.#keys);
    this.#stage.refresh();
    void this.coach.look();
  }

  close() {
    this.#stage.closed = true;
    this.#unwatch();
    this.game.close();
    document.removeEventListener('keydown', this.#keys);
  }

  get view() {
    return this.game.view;
  }

  /** @param {GameView} view */
  #arrived(view) {
    const stage = this.#stage;
    const before = stage.shown;
    const live = before.at === before.moves.length;
    stage.turnTo(view);
    void stage.then(async () => {
      const last = view.moves.at(-1);
      if (live && last && view.moves.length === before.moves.length + 1) {
        if (!same(stage.board.pieces, view.pieces)) await stage.animate(last.steps);
      }
      await stage.board.lift();
      if (stage.closed) return;
      stage.board.show(view.pieces);
      this.#news(before, view);
      stage.refresh();
    });
  }

  /**
   * A Zwickmühle that has just arisen is drawn and named.
   * @param {GameView} before
   * @param {GameView} view
   */
  #news(before, view) {
    const stage = this.#stage;
    const known = new Set(before.zwickmuehlen.map((z) => JSON.stringify(z.lines)));
    const fresh = view.zwickmuehlen.find((z) => !known.has(JSON.stringify(z.lines)));
    if (fresh && view.moves.length > before.moves.length) {
      stage.help = { lines: fresh.lines, hint: [fresh.stone] };
      stage.table.say(fresh.text, t('zwickmuehle'), 'zwick');
    } else if (stage.shown.version !== before.version) {
      stage.table.hush();
    }
    if (view.outcome && !before.outcome) {
      sound.end();
      ending(this);
    }
  }

  // What the buttons do

  /** @param {string} action */
  async act(action) {
    const refusal = await this.game.act(action);
    if (refusal) this.refuse(refusal);
  }

  /** @param {import('./types.d.ts').Refusal} refusal */
  refuse(refusal) {
    this.#stage.reset();
    this.#stage.refuse(refusal);
  }

  /**
   * Goes to the moment at which the game could still have been saved, and shows how.
   * @param {import('./types.d.ts').LastChance} chance
   * @param {string} heading
   */
  async lookBack({ at, text, steps }, heading) {
    await this.look(at);
    this.#stage.help = traces(steps);
    this.#stage.table.say(text, heading, 'hint');
    this.#stage.refresh();
  }

  /** @param {number} at how many moves have been made then */
  look(at) {
    return go(this.#stage, at);
  }

  /** Something beside the game has changed. */
  refresh() {
    if (!this.#stage.playing) this.#stage.refresh();
  }

  hint() {
    return this.#hints.ask();
  }

  async takeBack() {
    const stage = this.#stage;
    if (stage.playing) return;
    const begun = stage.touching.steps.length > 0;
    stage.reset();
    if (begun) return; // only what was begun
    const refusal = await this.game.takeBack();
    if (refusal) stage.refuse(refusal);
  }

  turnRound() {
    this.game.turn(!this.game.turned);
    this.#stage.board.turn(this.game.turned);
    this.#stage.refresh();
  }

  names() {
    settings.set({ names: !settings.get().names });
    this.#stage.refresh();
  }
}
