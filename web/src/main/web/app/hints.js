// @ts-check
/** Advice from the engine: first a nudge, then the move. */
import { traces } from './marks.js';
import { Stopped, thinker } from './mind.js';
import { lang, t } from './texts.js';

/** @typedef {import('./stage.js').Stage} Stage */

export class Hints {
  /** The moment the last hint was for. @type {unknown} */
  #given = null;
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
