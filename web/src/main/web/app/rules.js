// @ts-check
/** The rules page of the very rules in play, with small boards that show what is meant. */
import { Board } from './board.js';
import { calm, h, pause } from './dom.js';
import { referee } from './mind.js';
import { lastChoice } from './store.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types').RulesPage} RulesPage */
/** @typedef {import('./types').Illustration} Illustration */

export class RulesScreen {
  /**
   * @param {RulesPage} page
   * @param {string} rules
   */
  constructor(page, rules) {
    const house = `#/house?rules=${encodeURIComponent(rules)}`;
    this.element = h(
      'article',
      { class: 'rules' },
      h('h1', {}, page.title),
      h('p', { class: 'introduction' }, page.introduction),
      h('p', {}, h('a', { href: house }, t('rules-change'))),
      page.sections.map(({ title, paragraphs }) =>
        h(
          'section',
          {},
          h('h2', {}, title),
          paragraphs.map(({ text, origin, label, illustration }) =>
            h(
              'div',
              { class: `paragraph ${origin}` },
              h('p', {}, label && h('strong', {}, label, ' '), text),
              illustration && figure(illustration),
            ),
          ),
        ),
      ),
      h('p', { class: 'choices' }, h('button', { type: 'button', onclick: () => history.back() }, t('back-to-game'))),
    );
  }

  /** @param {URLSearchParams} query */
  static async make(query) {
    const rules = query.get('rules') ?? lastChoice.get().rules;
    return new RulesScreen(await referee.ask('page', { rules, language: lang() }), rules);
  }

  open() {}
  close() {}
}

/**
 * A board that shows a move again and again as often as it is touched.
 * @param {Illustration} shown
 */
function figure({ board: shape, pieces, steps, after, caption }) {
  let moving = false;
  const play = async () => {
    if (moving) return;
    moving = true;
    board.show(pieces);
    if (!calm()) await pause(350);
    await board.play(steps);
    board.show(after);
    moving = false;
  };
  const board = new Board(shape, () => void play(), caption);
  board.show(pieces);
  board.mark({
    arrows: steps.flatMap((step) =>
      step.do === 'slide' || step.do === 'jump' ? [{ from: step.from, to: step.to }] : [],
    ),
    hint: steps.flatMap((step) => (step.do === 'place' ? [step.to] : [])),
    take: steps.flatMap((step) => (step.do === 'remove' ? [step.at] : [])),
  });
  board.still();
  return h(
    'figure',
    {},
    board.element,
    h(
      'figcaption',
      {},
      caption,
      steps.length ? h('button', { type: 'button', onclick: () => (board.mark({}), void play()) }, t('show-move')) : null,
    ),
  );
}
