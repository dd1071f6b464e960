// @ts-check
/**
 * Advice. Where the result is known for sure, a ladder: what there is to gain, which piece, which move,
 * and why. Elsewhere the engine's: first a nudge, then the move.
 */
import { coaching } from './known.js';
import { traces } from './marks.js';
import { Stopped, thinker } from './mind.js';
import { proofPlayer } from './proof.js';
import { lang, t } from './texts.js';

/** @typedef {import('./stage.js').Stage} Stage */

export class Hints {
  /** The moment the last hint was for. @type {unknown} */
  #given = null;
  /** How far up the ladder. */
  #rung = 0;
  /** Whether a hint is being thought of. */
  #asking = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  async ask() {
    const { stage } = this;
    const { game } = stage;
    const { view } = game;
    if (stage.touching.taking) return stage.refresh(); // the question stands: which stone?
    const waits = !stage.mine || game.thinking;
    if (waits) stage.table.say(view.outcome?.text ?? t('wait'), '', 'calm');
    if (waits || this.#asking) return;
    stage.reset();
    stage.table.say(t('thinking'), '', 'calm');
    this.#asking = true;
    try {
      const told = await coaching(view);
      if (told?.ladder.length) {
        if (view === game.view) this.#climb(told);
        return;
      }
      await thinker.learn(view.rules);
      const hint = await thinker.ask('hint', { record: view.record, language: lang() });
      if (view === game.view) this.#tell(hint);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      stage.table.hush();
    } finally {
      this.#asking = false;
    }
  }

  /** @param {import('./types.d.ts').Coaching} told */
  #climb({ ladder, proof }) {
    const { stage } = this;
    const top = ladder.length - 1;
    this.#rung = this.#given === stage.game.view ? Math.min(this.#rung + 1, top) : 0;
    this.#given = stage.game.view;
    const rung = ladder[this.#rung];
    if (!rung) return;
    stage.help = { ...traces(rung.steps), hint: rung.points };
    const player = this.#rung === top && proof ? proofPlayer(stage, proof) : null;
    stage.table.say(rung.text, `${t('hint')} ${this.#rung + 1}/${ladder.length}`, 'hint', player);
    stage.refresh();
  }

  /** @param {import('./types.d.ts').Hint} hint */
  #tell(hint) {
    const { stage } = this;
    const nudge = this.#given !== stage.game.view;
    this.#given = stage.game.view;
    stage.help = nudge ? { hint: hint.points } : { ...traces(hint.steps), hint: hint.points };
    stage.table.say(nudge ? hint.nudge : hint.move, t('hint'), 'hint');
    stage.refresh();
  }
}
