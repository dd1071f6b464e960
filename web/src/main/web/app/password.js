// @ts-check
/** A window that asks once more who one is, by password or passkey, before something that matters. */
import { dialog } from './dialog.js';
import { h } from './dom.js';
import { Trouble } from './mind.js';
import { able, proof } from './passkeys.js';
import { known } from './server.js';
import { t } from './texts.js';

/** @typedef {import('./dom.js').Child} Child */
/** @typedef {import('./passkeys.js').Proof} Proof */

/**
 * @param {string} title
 * @param {string} does what its button says
 * @param {boolean} needed whether there is anything to prove it with; a guest has nothing
 * @param {(proof: Proof | {}) => Promise<unknown>} act what is done with it; the window stays until it is done
 * @param {...Child} more what else is asked or said
 */
export function withProof(title, does, needed, act, ...more) {
  const byPassword = needed && !known()?.passkeyOnly;
  const input = h('input', { type: 'password', id: 'password-again', autocomplete: 'current-password', required: true });
  const note = h('p', { class: 'note', role: 'alert' });
  return dialog(title, (close) => {
    const go = async (/** @type {() => Proof | {} | Promise<Proof>} */ prove) => {
      note.textContent = '';
      try {
        await act(await prove());
        close();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        note.textContent = error.message;
      }
    };
    const first = () => (byPassword ? { password: input.value } : needed ? proof() : {});
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      void go(first);
    };
    return [
      h(
        'form',
        { class: 'fields', onsubmit },
        ...more,
        byPassword ? [h('label', { for: 'password-again' }, t('password-again')), input] : null,
        note,
        h(
          'div',
          { class: 'choices' },
          h('button', { class: 'main' }, does),
          byPassword && able() ? h('button', { type: 'button', 'data-do': 'proof-passkey', onclick: () => void go(proof) }, t('proof-passkey')) : null,
          h('button', { type: 'button', onclick: close }, t('cancel')),
        ),
      ),
    ];
  });
}
