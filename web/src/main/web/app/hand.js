// @ts-check
/** A person's hand on the board: what each touch leads to, and the move that comes of it. */
import { referee } from './mind.js';
import { waitedFor } from './players.js';
import { sound } from './sound.js';
import { lang } from './texts.js';
import { Touching } from './touching.js';

/** @typedef {import('./types.d.ts').Choice} Choice */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./stage.js').Stage} Stage */

export class Hand {
  /**
   * @param {Stage} stage
   * @param {{act: (action: string) => Promise<void>, now: () => Promise<void>}} does sends an action;
   *   goes back to now
   */
  constructor(stage, { act, now }) {
    this.stage = stage;
    this.act = act;
    this.now = now;
  }

  /** @param {Point} at */
  async touch(at) {
    const { stage } = this;
    const { view } = stage.game;
    if (stage.playing) return;
    if (stage.trial) return this.#wake();
    const huff = view.rights.find((right) => right.kind === 'huff' && right.at === at);
    if (huff && stage.mine && !stage.touching.touched.length) return this.act(huff.action);
    if (!stage.mine) {
      if (stage.shown !== view) await this.now();
      else stage.table.say(view.outcome?.text ?? waitedFor(stage.game), '', 'calm');
      return;
    }
    stage.help = {};
    const shown = stage.touching.steps.length;
    const reply = stage.touching.touch(at);
    switch (reply.is) {
      case 'begun':
        stage.table.hush();
        await this.#progress(shown);
        break;
      case 'back':
        stage.reset();
        break;
      case 'move':
        stage.table.hush();
        await this.#play(reply.choice, shown);
        break;
      case 'refused':
        await this.#explain(reply.touches);
        break;
    }
  }

  /** Back from a line that was only imagined. */
  #wake() {
    this.stage.table.hush();
    this.stage.reset();
  }

  /** Ends a capture that could go on. */
  async finish() {
    const { touching } = this.stage;
    if (touching.done) await this.#play(touching.done, touching.steps.length);
  }

  /** @param {number} shown steps the board shows already */
  async #progress(shown) {
    const { stage } = this;
    const { touching } = stage;
    const steps = touching.steps.slice(shown);
    if (steps.length) await stage.then(() => stage.animate(steps));
    if (touching !== stage.touching) return;
    if (touching.taking) sound.mill();
    stage.refresh();
  }

  /**
   * @param {Choice} choice
   * @param {number} shown
   */
  async #play(choice, shown) {
    const { stage } = this;
    const { view } = stage.game;
    stage.playing = true;
    try {
      stage.touching = new Touching([]);
      if (choice.mills.length && shown === 0) sound.mill();
      await stage.then(async () => {
        await stage.animate(choice.steps.slice(shown));
        await stage.board.lift();
      });
      if (view === stage.game.view) await this.act(choice.action);
    } finally {
      stage.playing = false;
    }
    await stage.then(() => stage.refresh());
  }

  /**
   * Why not?
   * @param {Point[]} touches
   */
  async #explain(touches) {
    const { stage } = this;
    const { view } = stage.game;
    const why = await referee.ask('why', { record: view.record, touches, language: lang() });
    if (view !== stage.game.view) return;
    sound.wrong();
    stage.refuse(why);
  }
}
