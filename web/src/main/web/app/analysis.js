// @ts-check
/** The game looked at again: what the engine thinks of each position, and a graph of the whole. */
import { Board } from './board.js';
import { signs } from './coach.js';
import { h, put, s } from './dom.js';
import { Judgement } from './judgement.js';
import { traces } from './marks.js';
import { referee, Stopped, thinker, Trouble } from './mind.js';
import { Panel } from './panel.js';
import { current } from './store.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').Analysis} Analysis */
/** @typedef {import('./types.d.ts').GameView} GameView */
/** @typedef {import('./types.d.ts').Step} Step */

/** How long a position is looked at. */
const MILLIS = 8000;
const LINES = 3;
/** How much a point of the graph may cost. */
const GLANCE = 4000;

export class AnalysisScreen {
  #chances = /** @type {number[]} */ ([]);
  #now;
  /** The move that is to be shown; what is shown follows. */
  #aim;
  #lines = h('ol', { class: 'lines' });
  #depth = h('p', { class: 'depth' });
  #share = h('div', { class: 'white' });
  #bar = h(
    'div',
    { class: 'chance', role: 'meter', 'aria-label': t('chance'), 'aria-valuemin': 0, 'aria-valuemax': 100 },
    this.#share,
  );
  #graph = h('div', { class: 'graph' });
  #keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
  #closed = false;
  /** The move that is pointed at. @type {Step[]} */
  #pointed = [];
  #judgement;
  #choices;

  /**
   * @param {GameView} view the whole game
   * @param {import('./types.d.ts').BoardShape} shape
   * @param {boolean} turned
   * @param {string} back
   */
  constructor(view, shape, turned, back) {
    this.view = view;
    this.#now = view;
    this.#aim = view.at;
    this.board = new Board(shape, () => {}, t('board', view.name), turned);
    const plain = this.board.describe.bind(this.board);
    this.board.describe = (at, piece) => {
      const said = this.#judgement.moves.get(at)?.text;
      return plain(at, piece) + (said ? `, ${said}` : '');
    };
    this.#judgement = new Judgement(view, {
      changed: () => (this.#point(this.#pointed), this.board.relabel()),
      point: (steps) => this.#point(steps),
      go: (at) => this.#go(at),
    });
    this.panel = new Panel((at) => void this.#go(at));
    this.#choices = h('div', { class: 'choices' }, h('a', { class: 'button', href: back }, t('back-to-game')));
    this.element = h(
      'div',
      { class: `play analysis ${view.family}` },
      h('div', { class: 'table' }, this.board.element),
      h(
        'div',
        { class: 'side' },
        h('h1', {}, t('analyse')),
        this.#judgement.element,
        this.#bar,
        this.#lines,
        this.#depth,
        this.#graph,
        this.#judgement.regret,
        this.panel.element,
        this.#choices,
      ),
    );
  }

  /** @param {URLSearchParams} query */
  static async make(query) {
    const game = query.get('game');
    const kept = game ? await AnalysisScreen.#elsewhere(game) : current.get();
    if (!kept) throw new Error('no game to look at');
    const view = await referee.ask('view', { record: kept.record, language: lang() });
    const shape = await referee.ask('board', { rules: view.rules });
    return new AnalysisScreen(view, shape, kept.turned, game ? `#/online/${game}` : '#/play');
  }

  /**
   * A game on the server; nobody looks for advice in one that is still being played.
   * @param {string} game
   */
  static async #elsewhere(game) {
    const { ask } = await import('./server.js');
    const { table, record, you } = await ask('GET', `games/${encodeURIComponent(game)}`);
    if (table.phase === 'playing' && you) throw new Trouble([t('still-playing')]);
    return { record: /** @type {string} */ (record), turned: you === 'B' };
  }

  open() {
    document.addEventListener('keydown', this.#keys);
    this.#show();
    void this.#think();
    void this.#judgement.offer(this.#choices);
  }

  close() {
    this.#closed = this.#judgement.closed = true;
    document.removeEventListener('keydown', this.#keys);
    thinker.stop();
  }

  /** @param {number} at */
  async #go(at) {
    const to = Math.max(0, Math.min(at, this.view.moves.length));
    if (to === this.#aim) return;
    this.#aim = to;
    const now = await referee.ask('view', { record: this.view.record, at: to, language: lang() });
    if (this.#closed || to !== this.#aim) return; // somebody was quicker
    this.#now = now;
    this.#show();
    void this.#think();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof HTMLElement && event.target.closest('input,select,dialog');
    if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') void this.#go(this.#aim - 1);
    if (event.key === 'ArrowRight') void this.#go(this.#aim + 1);
  }

  #show() {
    this.#pointed = [];
    this.board.show(this.#now.pieces);
    void this.#judgement.look(this.#now);
    this.panel.show(this.view, this.#now.at);
    this.board.relabel();
    this.#plot();
  }

  async #think() {
    const { record, at } = this.#now;
    const over = at === this.view.moves.length ? this.view.outcome : null;
    thinker.stop();
    put(this.#lines);
    this.#point([]);
    this.#depth.textContent = over ? over.text : t('thinking');
    if (over) this.#weigh(over.winner === 'W' ? 1 : over.winner === 'B' ? 0 : 0.5);
    try {
      await thinker.learn(this.view.rules);
      await this.#survey();
      if (!over) {
        const about = { record, at, millis: MILLIS, lines: LINES, language: lang() };
        this.#report(await thinker.ask('analyse', about, (report) => this.#report(report)));
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** White's chances through the whole game, once. */
  async #survey() {
    if (this.#chances.length || this.view.moves.length < 2) return;
    const { chances } = await thinker.ask('graph', { record: this.view.record, nodes: GLANCE });
    if (this.#closed) return;
    this.#chances = chances;
    this.#plot();
  }

  /** @param {Analysis} report */
  #report({ depth, nodes, chance, lines }) {
    if (this.#closed) return;
    this.#weigh(chance);
    this.#depth.textContent = t('depth', depth, nodes.toLocaleString(lang()));
    put(
      this.#lines,
      lines.map(({ score, standing, moves, steps }, i) =>
        h(
          'li',
          {
            onpointerenter: () => this.#point(steps),
            class: i === 0 ? 'best' : '',
          },
          h('strong', {}, standing, score === null ? '' : ` (${signed(score)})`),
          h('span', {}, moves.join(' ')),
        ),
      ),
    );
    const best = lines[0];
    if (best) this.#point(best.steps);
  }

  /** @param {number} chance White's, from 0 to 1 */
  #weigh(chance) {
    const percent = Math.round(chance * 100);
    this.#bar.setAttribute('aria-valuenow', String(percent));
    this.#bar.title = `${t('chance')}: ${percent} %`;
    this.#share.style.width = `${percent}%`;
  }

  /** @param {Step[]} steps */
  #point(steps) {
    this.#pointed = steps;
    const { told, moves } = this.#judgement;
    this.board.mark({ ...traces(steps), judged: signs(told, moves, (at) => this.board.standing(at)) });
  }

  #plot() {
    const chances = this.#chances;
    if (!chances.length) return;
    const wide = Math.max(chances.length - 1, 1);
    const x = (/** @type {number} */ i) => (i / wide) * 300;
    const y = (/** @type {number} */ chance) => (1 - chance) * 100;
    const path = chances.map((chance, i) => `${x(i).toFixed(1)} ${y(chance).toFixed(1)}`).join('L');
    const at = this.#now.at;
    put(
      this.#graph,
      s(
        'svg',
        {
          viewBox: '-4 -4 308 108',
          role: 'img',
          'aria-label': t('graph'),
          onclick: (/** @type {MouseEvent} */ event) => {
            const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
            void this.#go(Math.round(((event.clientX - box.left) / box.width) * wide));
          },
        },
        s('rect', { class: 'plot', width: 300, height: 100, rx: 6 }),
        s('path', { class: 'half', d: 'M0 50H300' }),
        s('path', { class: 'area', d: `M0 100L${path}L300 100Z` }),
        s('path', { class: 'curve', d: `M${path}` }),
        s('circle', { class: 'here', cx: x(at), cy: y(chances[at] ?? 0.5), r: 5 }),
      ),
    );
  }
}

/**
 * Hundredths as people write them: +0.35.
 * @param {number} score
 */
function signed(score) {
  return (score / 100).toLocaleString(lang(), { signDisplay: 'exceptZero', minimumFractionDigits: 2 });
}
