// @ts-check
/** Telling of somebody who spoils it for others. */
import { choose, dialog } from './dialog.js';
import { h } from './dom.js';
import { Trouble } from './mind.js';
import { ask, called, known, session } from './server.js';
import { phrases, t } from './texts.js';

/** @typedef {import('./online.d.ts').Message} Message */
/** @typedef {import('./online.d.ts').Person} Person */
/** @typedef {import('./online.d.ts').ReportReason} ReportReason */

/** @type {ReportReason[]} */
const REASONS = ['insult', 'name', 'spam', 'stalling', 'cheating', 'other'];

/**
 * A window to tell of one of these people.
 * @param {Person[]} people
 * @param {string} game
 * @param {Message[]} messages what was said there
 */
export function report(people, game, messages) {
  const others = people.filter(({ id }) => id !== known()?.id);
  if (others.length < 2) return others[0] && about(others[0], game, messages);
  return choose(
    t('report'),
    t('report-whom'),
    others.map((person) => ({ label: called(person), act: () => void about(person, game, messages) })),
  );
}

/**
 * @param {Person} person
 * @param {string} game
 * @param {Message[]} messages
 */
function about(person, game, messages) {
  const sentences = new Map(phrases());
  const said = messages.filter(({ by }) => by === person.id);
  const reason = select('report-reason', REASONS.map((id) => [id, t(`report-reason.${id}`)]));
  const message = select('report-message', [
    ['', t('report-no-message')],
    ...said.map(({ n, phrase, words }) => /** @type {[string, string]} */ ([String(n), sentences.get(phrase ?? '') ?? words ?? ''])),
  ]);
  const words = h('textarea', { id: 'report-words', maxlength: 500, rows: 3 });
  const note = h('p', { class: 'note', role: 'alert' });
  const button = h('button', { class: 'main', 'data-do': 'report-send' }, t('report'));
  const send = async () => {
    await session();
    const which = message.value ? { message: Number(message.value) } : {};
    await ask('POST', 'reports', { player: person.id, game, reason: reason.value, words: words.value, ...which });
  };
  return dialog(t('report-title', called(person)), (close) => [
    h('p', {}, t('report-how')),
    h(
      'form',
      {
        class: 'fields report-form',
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          button.disabled = true; // once is enough
          send().then(
            () => (close(), choose(t('report'), t('report-thanks'), [])),
            (/** @type {unknown} */ error) => {
              button.disabled = false;
              if (!(error instanceof Trouble)) throw error;
              note.textContent = error.message;
            },
          );
        },
      },
      h('label', { for: 'report-reason' }, t('report-reason')),
      reason,
      said.length ? [h('label', { for: 'report-message' }, t('report-message')), message] : null,
      h('label', { for: 'report-words' }, t('report-words')),
      words,
      note,
      h('div', { class: 'choices' }, button),
    ),
  ]);
}

/**
 * @param {string} id
 * @param {[string, string][]} options
 */
function select(id, options) {
  return h('select', { id }, options.map(([value, label]) => h('option', { value }, label)));
}
