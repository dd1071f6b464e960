// @ts-check
/** What a guest wants to be called. */
import { h } from './dom.js';
import { ask, became, known, Refused, session } from './server.js';
import { t } from './texts.js';

/** A field for one's name; an account has one already. */
export function nameField() {
  const me = known();
  if (me?.account) return null;
  const note = h('span', { class: 'note', role: 'status' });
  const input = h('input', { type: 'text', id: 'own-name', maxlength: 24, autocomplete: 'nickname', value: me?.name ?? '' });
  const save = async () => {
    try {
      await saveName(input.value);
      note.textContent = t('saved');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      note.textContent = error.message;
    }
  };
  return h(
    'form',
    {
      class: 'own-name',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    h('label', { for: 'own-name' }, t('your-name')),
    h('div', { class: 'row' }, input, h('button', { 'data-do': 'name' }, t('save'))),
    h('p', { class: 'quiet' }, t('your-name-why'), ' ', note),
  );
}

/**
 * @param {string | undefined} typed
 */
export async function saveName(typed) {
  const me = await session();
  const name = typed?.trim() ?? '';
  if (name && name !== me.name) became(await ask('PATCH', 'me', { name }));
}
