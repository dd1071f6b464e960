// @ts-check
/** A window that asks for one's password once more, before something that cannot be undone. */
import { dialog } from './dialog.js';
import { h } from './dom.js';
import { Trouble } from './mind.js';
import { t } from './texts.js';

/** @typedef {import('./dom.js').Child} Child */

/**
 * @param {string} title
 * @param {string} does what its button says
 * @param {boolean} needed whether there is a password at all; a guest has none
 * @param {(password: {password?: string}) => Promise<unknown>} act what is done with it; the window stays until it is done
 * @param {...Child} more what else is asked or said
 */
export function withPassword(title, does, needed, act, ...more) {
  const input = h('input', { type: 'password', id: 'password-again', autocomplete: 'current-password', required: true, maxlength: 200 });
  const note = h('p', { class: 'note', role: 'alert' });
  return dialog(title, (close) => {
    const go = async () => {
      note.textContent = '';
      try {
        await act(needed ? { password: input.value } : {});
        close();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        note.textContent = error.message;
      }
    };
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      void go();
    };
    return [
      h(
        'form',
        { class: 'fields', onsubmit },
        ...more,
        needed ? [h('label', { for: 'password-again' }, t('password-again')), input] : null,
        note,
        h('div', { class: 'choices' }, h('button', { class: 'main' }, does), h('button', { type: 'button', onclick: close }, t('cancel'))),
      ),
    ];
  });
}
