// @ts-check
/** Keys for programs, and players of one's own for whom a program plays. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { withProof } from './password.js';
import { ask } from './server.js';
import { lang, t } from './texts.js';

/** @typedef {import('./online.d.ts').Key} Key */
/** @typedef {import('./online.d.ts').Person} Person */

export class Programs {
  #list = h('ul', { class: 'tokens' });
  #fresh = h('p', { class: 'fresh', role: 'status' });

  constructor() {
    this.element = h(
      'section',
      { class: 'option' },
      h(
        'details',
        { ontoggle: () => void attempt(() => this.#show()) },
        h('summary', {}, t('programs')),
        h('p', {}, t('programs-how')),
        this.#list,
        this.#fresh,
        form('token-label', 'token-make', async (label) => this.#make({ label })),
        form('bot-name', 'bot-make', async (name) => {
          await ask('POST', 'me/bots', { name });
          await this.#show();
        }),
      ),
    );
  }

  async #show() {
    /** @type {[{tokens: Key[]}, {bots: Person[]}]} */
    const [{ tokens }, { bots }] = await Promise.all([ask('GET', 'me/tokens'), ask('GET', 'me/bots')]);
    put(
      this.#list,
      tokens
        .filter(({ kind }) => kind === 'bearer')
        .map((key) => h('li', {}, h('span', {}, described(key)), button(t('token-end'), async () => this.#end(key)))),
      bots.map(({ id, name }) => h('li', {}, h('strong', {}, name ?? ''), button(t('token-make'), async () => this.#make({ label: name ?? '', bot: id })))),
    );
  }

  /** @param {{label: string, bot?: string}} about */
  #make(about) {
    // a player of its own is there to play
    const scope = h(
      'select',
      { id: 'token-scope' },
      ['read', 'play'].map((may) => h('option', { value: may, selected: (may === 'play') === Boolean(about.bot) }, t(`token-${may}`))),
    );
    withProof(
      t('token-make'),
      t('token-make'),
      true,
      async (proof) => {
        const { token } = await ask('POST', 'me/tokens', { ...about, ...proof, scope: scope.value });
        put(this.#fresh, t('token-once'), ' ', h('code', {}, token));
        await this.#show();
      },
      h('p', {}, about.label),
      h('label', { for: 'token-scope' }, t('token-scope')),
      scope,
    );
  }

  /** @param {Key} key */
  #end(key) {
    const act = async (/** @type {object} */ proof) => {
      await ask('DELETE', `me/tokens/${key.id}`, proof);
      await this.#show();
    };
    withProof(t('token-end'), t('token-end'), true, act, h('p', {}, described(key)));
  }
}

/** @param {Key} key */
function described({ id, label, scope, expires }) {
  const until = new Date(expires).toLocaleDateString(lang());
  return `${label || id} (${t(`token-${scope}`)}, ${t('token-until', until)})`;
}

/**
 * @param {string} label
 * @param {() => Promise<unknown>} act
 */
function button(label, act) {
  return h('button', { type: 'button', onclick: () => void attempt(act) }, label);
}

/**
 * @param {string} label
 * @param {string} does
 * @param {(text: string) => Promise<unknown>} act
 */
function form(label, does, act) {
  const input = h('input', { type: 'text', id: does, maxlength: 60, required: true });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void attempt(() => act(input.value.trim()));
    input.value = '';
  };
  return h('form', { class: 'fields', onsubmit }, h('label', { for: does }, t(label)), h('div', { class: 'row' }, input, h('button', { 'data-do': does }, t(does))));
}
