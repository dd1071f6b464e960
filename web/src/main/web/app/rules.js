// @ts-check
/** The rules page of the very rules in play, with small boards that show what is meant. */
import { h } from './dom.js';
import { figure } from './figure.js';
import { referee } from './mind.js';
import { lastChoice } from './store.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').RulesPage} RulesPage */

export class RulesScreen {
  /**
   * @param {RulesPage} page
   * @param {string} rules
   * @param {() => void} back
   */
  constructor(page, rules, back) {
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
      h('p', { class: 'choices' }, h('button', { type: 'button', onclick: back }, t('back-to-game'))),
    );
  }

  /**
   * @param {URLSearchParams} query
   * @param {() => void} back
   */
  static async make(query, back) {
    const rules = query.get('rules') ?? lastChoice.get().rules;
    return new RulesScreen(await referee.ask('page', { rules, language: lang() }), rules, back);
  }

  open() {}
  close() {}
}
