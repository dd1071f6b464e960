// @ts-check
/** Passkeys: coming in without a password, and the list of one's own. */
import { attempt, dialog } from './dialog.js';
import { h, put } from './dom.js';
import { Trouble } from './mind.js';
import { ask, became } from './server.js';
import { check } from './terms.js';
import { t } from './texts.js';

/** @typedef {import('./online.d.ts').Me} Me */
/** @typedef {import('./online.d.ts').Passkey} Passkey */
/** @typedef {import('./online.d.ts').Credential} Credential */
/** @typedef {import('./online.d.ts').PasskeyCreation} Creation */
/** @typedef {import('./online.d.ts').PasskeyRequest} Request */
/** @typedef {{password: string} | {credential: Credential}} Proof */

/** Whether this browser has passkeys for this page: it wants a secure one, with a name and not a number for address. */
export function able() {
  const numbers = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && 'PublicKeyCredential' in window && !numbers;
}

/** Who one is, by a passkey. @returns {Promise<Me>} */
export async function login() {
  return ask('POST', 'passkeys/login/finish', { credential: await show(await ask('POST', 'passkeys/login/begin')) });
}

/** What one shows with one of one's own passkeys. @returns {Promise<{credential: Credential}>} */
export async function proof() {
  return { credential: await show(await ask('POST', 'passkeys/proof/begin')) };
}

export class Passkeys {
  #only = h('div', {});
  #list = h('ul', { class: 'tokens passkeys' });
  /** @type {Passkey[]} */
  #all = [];

  /** @param {Me} me */
  constructor({ passkeyOnly = false }) {
    this.alone = passkeyOnly;
    this.element = h(
      'section',
      { class: 'option' },
      h(
        'details',
        { ontoggle: () => void attempt(() => this.#show()) },
        h('summary', { 'data-do': 'passkeys' }, t('passkeys')),
        h('p', {}, t('passkeys-how')),
        this.#list,
        h('button', { type: 'button', 'data-do': 'passkey-add', onclick: () => this.#add() }, t('passkey-add')),
        this.#only,
      ),
    );
  }

  async #show() {
    ({ passkeys: this.#all } = await ask('GET', 'passkeys'));
    put(
      this.#only,
      this.#all.length
        ? [check('passkey-only', t('passkey-only'), this.alone, (on) => void attempt(() => this.#change(on))), h('p', { class: 'quiet' }, t('passkey-only-how'))]
        : [],
    );
    put(
      this.#list,
      this.#all.map((one) =>
        h(
          'li',
          { 'data-passkey': one.id },
          h('span', {}, one.label),
          h('button', { type: 'button', 'data-do': 'passkey-rename', onclick: () => this.#rename(one) }, t('passkey-rename')),
          h('button', { type: 'button', 'data-do': 'passkey-remove', onclick: () => this.#remove(one) }, t('passkey-remove')),
        ),
      ),
    );
  }

  /**
   * Whether the password still lets one in.
   * @param {boolean} on
   */
  async #change(on) {
    try {
      const me = /** @type {Me} */ (await ask('POST', 'passkeys/only', { on, ...(await proof()) }));
      this.alone = Boolean(me.passkeyOnly);
      became(me);
    } finally {
      await this.#show();
    }
  }

  #add() {
    const label = labelField(t('passkey-numbered', this.#all.length + 1));
    this.#prove(t('passkey-add'), label, async (proof) => {
      const credential = await create(await ask('POST', 'passkeys/registration/begin', proof));
      await ask('POST', 'passkeys/registration/finish', { label: label.value, credential });
    });
  }

  /** @param {Passkey} one */
  #remove({ id, label }) {
    this.#prove(`${t('passkey-remove')}: ${label}`, null, (proof) => ask('DELETE', `passkeys/${id}`, proof));
  }

  /** @param {Passkey} one */
  #rename({ id, label }) {
    const input = labelField(label);
    form(t('passkey-rename'), [h('label', { for: input.id }, t('passkey-label')), input], [
      ['save', async () => (await ask('PATCH', `passkeys/${id}`, { label: input.value }), this.#show())],
    ]);
  }

  /**
   * Does something after one has shown once more who one is.
   * @param {string} title
   * @param {HTMLInputElement | null} label
   * @param {(proof: Proof) => Promise<unknown>} act
   */
  #prove(title, label, act) {
    const password = h('input', { type: 'password', id: 'proof-password', autocomplete: 'current-password' });
    const go = async (/** @type {Proof} */ proof) => {
      await act(proof);
      await this.#show();
    };
    /** @type {[string, () => Promise<unknown>][]} */
    const ways = this.alone ? [] : [['proof-password', () => go({ password: password.value })]];
    if (this.#all.length) ways.push(['proof-passkey', async () => go(await proof())]);
    form(
      title,
      [
        ...(label ? [h('label', { for: label.id }, t('passkey-label')), label] : []),
        h('p', {}, t('proof-why')),
        ...(this.alone ? [] : [h('label', { for: password.id }, t('password')), password]),
      ],
      ways,
    );
  }
}

/** @param {string} value */
function labelField(value) {
  return h('input', { type: 'text', id: 'passkey-label', maxlength: 60, required: true, value });
}

/**
 * A window with fields; it closes once one of the ways has been gone.
 * @param {string} title
 * @param {HTMLElement[]} fields
 * @param {[string, () => Promise<unknown>][]} ways the first by Enter
 */
function form(title, fields, ways) {
  const note = h('p', { class: 'note', role: 'alert' });
  dialog(title, (close) => {
    const go = async (/** @type {() => Promise<unknown>} */ way) => {
      note.textContent = '';
      try {
        await way();
        close();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        note.textContent = error.message;
      }
    };
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (ways[0]) void go(ways[0][1]);
    };
    const buttons = ways.map(([key, way], i) =>
      h('button', i === 0 ? { class: 'main', 'data-do': key } : { type: 'button', 'data-do': key, onclick: () => void go(way) }, t(key)),
    );
    return [h('form', { class: 'fields', onsubmit }, fields, note, h('div', { class: 'choices' }, buttons))];
  });
}

/** @param {Creation} options @returns {Promise<Credential>} */
async function create({ user, challenge, excludeCredentials, ...rest }) {
  const publicKey = { ...rest, user: { ...user, id: bytes(user.id) }, challenge: bytes(challenge), excludeCredentials: excludeCredentials.map(named) };
  return told(await settled(navigator.credentials.create({ publicKey })));
}

/** @param {Request} options @returns {Promise<Credential>} */
async function show({ challenge, allowCredentials, ...rest }) {
  const publicKey = { ...rest, challenge: bytes(challenge), allowCredentials: allowCredentials.map(named) };
  return told(await settled(navigator.credentials.get({ publicKey })));
}

/**
 * Browsers do not say why nothing came of it, and whoever closes their window knows.
 * @param {Promise<globalThis.Credential | null>} asked
 */
async function settled(asked) {
  try {
    return /** @type {PublicKeyCredential} */ (await asked);
  } catch (error) {
    const there = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new Trouble([t(there ? 'passkey-there' : 'passkey-nothing')]);
  }
}

/** @param {PublicKeyCredential} credential @returns {Credential} */
function told({ id, type, response }) {
  const parts = /** @type {Record<string, ArrayBuffer | null | undefined>} */ (/** @type {unknown} */ (response));
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  /** @type {Record<string, string>} */
  const texts = {};
  for (const name of names) {
    const part = parts[name];
    if (part) texts[name] = text(part);
  }
  return { id, type, response: texts };
}

/** @param {{type: 'public-key', id: string}} one */
function named({ type, id }) {
  return { type, id: bytes(id) };
}

/** @param {string} base64url */
function bytes(base64url) {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
