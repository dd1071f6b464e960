// @ts-check
/** A guided first game: a few small tasks, each on the board. */
import { Board } from './board.js';
import { h, put } from './dom.js';
import { referee } from './mind.js';
import { sound } from './sound.js';
import { lastChoice } from './store.js';
import { lang, t } from './texts.js';
import { Touching } from './touching.js';

/** @typedef {import('./types.d.ts').Lesson} Lesson */
/** @typedef {import('./types.d.ts').Point} Point */

export class LearnScreen {
  #step = 0;
  #solved = false;
  #touching = new Touching([]);
  /** @type {import('./types.d.ts').GameView | null} */
  #view = null;
  #busy = false;
  #text = h('p', { class: 'prompt', role: 'status' });
  #reply = h('div', { class: 'reply', role: 'alert', hidden: true });
  #next = h('div', { class: 'choices' });
  #way = h('ol', { class: 'lesson-way' });

  /**
   * @param {Lesson} lesson
   * @param {import('./types.d.ts').BoardShape} shape
   * @param {string} family
   */
  constructor(lesson, shape, family) {
    this.lesson = lesson;
    this.board = new Board(shape, (at) => void this.#touch(at), lesson.title);
    this.board.grabs = (at) => (this.#solved ? null : this.#touching.grabs(at, this.board.standing(at)));
    this.element = h(
      'div',
      { class: `play learn ${family}` },
      h('div', { class: 'table' }, this.board.element),
      h('div', { class: 'side' }, h('h1', {}, lesson.title), this.#way, h('div', { class: 'talk' }, this.#text, this.#reply), this.#next),
    );
  }

  /** @param {string} family */
  static async make(family) {
    const lesson = await referee.ask('lesson', { family: family || 'mill', language: lang() });
    const record = lesson.steps[0]?.record ?? '';
    const { rules } = await referee.ask('view', { record, language: lang() });
    return new LearnScreen(lesson, await referee.ask('board', { rules }), family);
  }

  open() {
    void this.#load();
  }

  close() {}

  get #task() {
    return this.lesson.steps[this.#step];
  }

  async #load() {
    const task = this.#task;
    if (!task) return;
    this.#solved = false;
    this.#view = await referee.ask('view', { record: task.record, language: lang() });
    this.#touching = new Touching(this.#view.choices);
    this.board.show(this.#view.pieces);
    this.#text.textContent = task.text;
    this.#reply.hidden = true;
    this.#refresh();
  }

  /** @param {Point} at */
  async #touch(at) {
    const view = this.#view;
    if (!view || this.#solved || this.#busy) return;
    const shown = this.#touching.steps.length;
    const reply = this.#touching.touch(at);
    this.#busy = true;
    if (reply.is === 'begun') {
      await this.board.play(this.#touching.steps.slice(shown));
    } else if (reply.is === 'back') {
      this.board.show(view.pieces);
    } else if (reply.is === 'refused') {
      const { record } = view;
      const why = await referee.ask('why', { record, touches: reply.touches, language: lang() });
      this.#say(why.text, 'refusal');
      this.board.mark({ wrong: why.points });
      this.#busy = false;
      return;
    } else {
      await this.#played(reply.choice, shown);
    }
    this.#busy = false;
    this.#refresh();
  }

  /**
   * @param {import('./types.d.ts').Choice} choice
   * @param {number} shown
   */
  async #played(choice, shown) {
    sound.move();
    this.board.mark({});
    await this.board.play(choice.steps.slice(shown));
    await this.board.lift();
    if (choice.mills.length) sound.mill();
    this.#judge(choice.action);
  }

  /**
   * Praises what was asked for; anything else is taken back.
   * @param {string} action
   */
  #judge(action) {
    const task = this.#task;
    if (!task) return;
    if (task.accept.length === 0 || task.accept.includes(action)) {
      this.#solved = true;
      this.#say(task.praise, 'praise');
    } else {
      sound.wrong();
      this.#say(task.retry, 'refusal');
      this.#touching.clear();
      if (this.#view) this.board.show(this.#view.pieces);
    }
    this.#refresh();
  }

  #refresh() {
    const { touched, next, taking, open } = this.#touching;
    const view = this.#view;
    if (view && !this.#solved) {
      const at = touched.at(-1);
      this.board.mark(
        taking
          ? { take: next, lines: open[0]?.mills ?? [] }
          : touched.length && at !== undefined
            ? { picked: [at], to: next }
            : { must: view.must },
      );
    }
    put(
      this.#way,
      this.lesson.steps.map((_, i) =>
        h('li', {
          class: i < this.#step || (i === this.#step && this.#solved) ? 'done' : '',
          'aria-current': i === this.#step ? 'step' : null,
        }, i + 1),
      ),
    );
    put(this.#next, this.#solved ? this.#onwards() : this.#rights());
  }

  /** What can be done here besides moving. */
  #rights() {
    const view = this.#view;
    const rights = view?.rights.filter(({ kind, side }) => kind === 'insist' && side === view.turn) ?? [];
    return rights.map(({ action, label }) =>
      h('button', { type: 'button', class: 'main', 'data-do': action, onclick: () => this.#judge(action) }, label),
    );
  }

  #onwards() {
    const more = this.#step + 1 < this.lesson.steps.length;
    return more
      ? h('button', { type: 'button', class: 'main', 'data-do': 'next', onclick: () => (this.#step++, void this.#load()) }, t('next'))
      : h(
          'a',
          {
            class: 'button main',
            href: '#/',
            'data-do': 'finished',
            onclick: () => this.#view && lastChoice.set({ rules: this.#view.rules }),
          },
          t('lesson-done'),
        );
  }

  /**
   * @param {string} text
   * @param {string} look
   */
  #say(text, look) {
    put(this.#reply, h('span', {}, text));
    this.#reply.className = `reply ${look}`;
    this.#reply.hidden = false;
  }
}
