// @ts-check
/** Oneself: a name, an account, what is allowed, what is kept, and a way out. */
import { attempt } from './dialog.js';
import { h, put } from './dom.js';
import { nameField } from './names.js';
import { withProof } from './password.js';
import { able, login, Passkeys } from './passkeys.js';
import { Programs } from './programs.js';
import { ask, became, logout, who } from './server.js';
import { Sessions } from './sessions.js';
import { check } from './terms.js';
import { t } from './texts.js';

/** @typedef {import('./online.d.ts').Me} Me */

export class MeScreen {
  constructor() {
    this.element = h('div', { class: 'online narrow me' });
  }

  static async make() {
    const screen = new MeScreen();
    await screen.#show();
    return screen;
  }

  open() {}
  close() {}

  async #show() {
    const me = await who();
    put(
      this.element,
      h('h1', {}, me?.name ?? t('me')),
      h('p', { role: 'status' }, t(me?.account ? 'me-account' : 'me-guest')),
      me?.account ? h('div', { class: 'choices' }, this.#logout(), me.administrator ? h('a', { class: 'button', href: '#/care', 'data-do': 'care' }, t('care')) : null) : null,
      nameField(),
      me?.account ? [ratings(me), this.#password(), able() ? new Passkeys(me).element : null, new Sessions().element] : this.#account(),
      me ? this.#words(me) : null,
      me?.account ? new Programs().element : null,
      me ? this.#data(me) : null,
    );
  }

  #account() {
    return h(
      'section',
      { class: 'option' },
      h('h2', {}, t('account')),
      h('p', {}, t('account-why')),
      unprotected(),
      this.#form('account', ['name', 'password'], [
        ['account-create', (fields) => ask('POST', 'account', fields)],
        ['login', (fields) => ask('POST', 'login', fields)],
      ]),
      able() && h('button', { type: 'button', 'data-do': 'passkey-login', onclick: () => void this.#become(login) }, t('passkey-login')),
    );
  }

  #password() {
    return h(
      'section',
      { class: 'option' },
      h('h2', {}, t('account')),
      h(
        'details',
        {},
        h('summary', {}, t('password-change')),
        unprotected(),
        this.#form('password', ['old', 'fresh'], [['password-change', (fields) => ask('POST', 'me/password', fields)]]),
      ),
    );
  }

  #logout() {
    const leave = async () => {
      await attempt(logout);
      await this.#show();
    };
    return h('button', { type: 'button', 'data-do': 'logout', onclick: () => void leave() }, t('logout'));
  }

  /**
   * @param {string} id
   * @param {string[]} names
   * @param {[string, (fields: Record<string, string>) => Promise<Me>][]} ways what can be done with it; the first by Enter
   */
  #form(id, names, ways) {
    const labels = { name: 'account-name', password: 'password', old: 'password-old', fresh: 'password-fresh' };
    const fill = { name: 'username', password: 'current-password', old: 'current-password', fresh: 'new-password' };
    const note = h('p', { class: 'note', role: 'alert' });
    const inputs = names.map((name) => {
      const known = /** @type {keyof typeof labels} */ (name);
      const type = name === 'name' ? 'text' : 'password';
      return { name, label: t(labels[known]), input: h('input', { type, id: `${id}-${name}`, autocomplete: fill[known], required: true }) };
    });
    const go = async (/** @type {(fields: Record<string, string>) => Promise<Me>} */ way) => {
      note.textContent = '';
      const fields = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value]));
      const why = await this.#become(() => way(fields), true);
      if (why) note.textContent = why;
    };
    const first = ways[0];
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (first) void go(first[1]);
    };
    return h(
      'form',
      { class: 'fields', onsubmit },
      inputs.map(({ name, label, input }) => [h('label', { for: `${id}-${name}` }, label), input]).flat(),
      note,
      h(
        'div',
        { class: 'choices' },
        ways.map(([key, way], i) =>
          h('button', i === 0 ? { class: 'main', 'data-do': key } : { type: 'button', 'data-do': key, onclick: () => void go(way) }, t(key)),
        ),
      ),
    );
  }

  /**
   * @param {() => Promise<Me | null>} way
   * @param {boolean} [quiet] whether what goes wrong is told elsewhere
   */
  async #become(way, quiet = false) {
    let why = '';
    const task = async () => {
      became(await way());
      await this.#show();
    };
    if (quiet) await task().catch((error) => (why = error.message));
    else await attempt(task);
    return why;
  }

  /** @param {Me} me */
  #words({ freeText }) {
    return h(
      'section',
      { class: 'option' },
      check('free-text', t('free-text'), freeText, (on) => void this.#become(() => ask('PATCH', 'me', { freeText: on }))),
      h('p', { class: 'quiet' }, t('free-text-how')),
    );
  }

  /** @param {Me} me */
  #data({ account }) {
    const remove = () =>
      withProof(
        t('data-delete'),
        t('data-delete-yes'),
        account,
        async (proof) => {
          await ask('DELETE', 'me', proof);
          became(null);
          await this.#show();
        },
        h('p', {}, t('data-delete-sure')),
      );
    return h(
      'section',
      { class: 'option', 'data-account': account },
      h('h2', {}, t('data')),
      h(
        'div',
        { class: 'choices' },
        h('a', { class: 'button', href: 'api/me/export', download: '' }, t('data-export')),
        h('button', { type: 'button', 'data-do': 'delete', onclick: remove }, t('data-delete')),
      ),
    );
  }
}

/** Where somebody in between can read along, whoever types a password shall know. */
function unprotected() {
  return isSecureContext ? null : h('p', { class: 'note' }, t('unprotected'));
}

/** @param {Me} me */
function ratings({ ratings: all }) {
  const lines = Object.entries(all).map(([family, { rating, deviation, games, provisional }]) =>
    h('li', {}, h('strong', {}, t(`family.${family}`)), ' ', t('ratings-line', rating, deviation, games), provisional ? ` (${t('ratings-early')})` : ''),
  );
  return h('section', { class: 'option' }, h('h2', {}, t('ratings')), lines.length ? h('ul', {}, lines) : h('p', { class: 'quiet' }, t('ratings-none')));
}
