// @ts-check
/** The browsers one is logged in with. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { withProof } from './password.js';
import { ask } from './server.js';
import { lang, t } from './texts.js';

/** @typedef {import('./online.d.ts').Key} Key */

export class Sessions {
  #list = h('ul', { class: 'tokens sessions' });
  #others = h('button', { type: 'button', 'data-do': 'session-end-others', hidden: true, onclick: () => this.#end('me/tokens', t('session-end-others')) }, t('session-end-others'));

  constructor() {
    this.element = h(
      'section',
      { class: 'option' },
      h(
        'details',
        { ontoggle: () => void attempt(() => this.#show()) },
        h('summary', { 'data-do': 'sessions' }, t('sessions')),
        h('p', {}, t('sessions-how')),
        this.#list,
        this.#others,
      ),
    );
  }

  async #show() {
    /** @type {{tokens: Key[]}} */
    const { tokens } = await ask('GET', 'me/tokens');
    const sessions = tokens.filter(({ kind }) => kind === 'cookie').sort((a, b) => Number(b.current) - Number(a.current) || b.used - a.used);
    put(
      this.#list,
      sessions.map(({ id, current, created, used }) =>
        h(
          'li',
          { 'data-session': id, 'data-current': current },
          h('span', {}, h('strong', {}, t(current ? 'session-here' : 'session-other')), ' ', t('session-since', day(created), day(used))),
          current ? null : h('button', { type: 'button', 'data-do': 'session-end', onclick: () => this.#end(`me/tokens/${id}`, t('session-end')) }, t('session-end')),
        ),
      ),
    );
    this.#others.hidden = sessions.length < 2;
  }

  /**
   * @param {string} path
   * @param {string} title
   */
  #end(path, title) {
    withProof(title, title, true, async (proof) => {
      await ask('DELETE', path, proof);
      await this.#show();
    });
  }
}

/** @param {number} at */
function day(at) {
  return new Date(at).toLocaleDateString(lang());
}
