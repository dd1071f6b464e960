// @ts-check
/** How an invitation is to be: the time, the colour, who may come. */
import { attempt } from './dialog.js';
import { h } from './dom.js';
import { invite } from './inviting.js';
import { referee } from './mind.js';
import { who } from './server.js';
import { lastChoice, lastTerms } from './store.js';
import { check, TermsForm } from './terms.js';
import { lang, t } from './texts.js';

export class InviteScreen {
  /**
   * @param {import('./types.d.ts').RuleCard} card
   * @param {boolean} account
   * @param {URLSearchParams} query
   */
  constructor(card, account, query) {
    const { pace, rated, listed: before } = lastTerms.get();
    const position = query.get('position');
    const { side } = lastChoice.get();
    const form = new TermsForm({ rules: card.rules, pace, host: side, rated, ...(position ? { position } : {}) }, account);
    let listed = query.has('listed') || before;
    const create = () =>
      attempt(async () => {
        const { terms } = form;
        lastTerms.set({ pace: terms.pace, rated: terms.rated, listed });
        lastChoice.set({ rules: terms.rules, side: terms.host });
        await invite(terms, { listed });
      });
    this.element = h(
      'div',
      { class: 'online narrow' },
      h('h1', {}, t('invite-title')),
      h('p', {}, t('invite-intro')),
      h(
        'p',
        { class: 'chosen' },
        h('strong', {}, card.name),
        ' ',
        h('a', { href: `#/house?rules=${encodeURIComponent(card.rules)}` }, t('house-rules')),
      ),
      form.element,
      check('listed', t('listed'), listed, (on) => (listed = on)),
      h(
        'div',
        { class: 'choices' },
        h('button', { type: 'button', class: 'main big', 'data-do': 'create', onclick: () => void create() }, t('invite-create')),
      ),
    );
  }

  /** @param {URLSearchParams} query */
  static async make(query) {
    const rules = query.get('rules') ?? lastChoice.get().rules;
    const [card, me] = await Promise.all([referee.ask('card', { rules, language: lang() }), who()]);
    return new InviteScreen(card, me?.account ?? false, query);
  }

  open() {}
  close() {}
}
