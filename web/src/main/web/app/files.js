// @ts-check
/** Games out of the page and into it: text, PDN and JSON, written and read by Java. */
import { choose, dialog } from './dialog.js';
import { h } from './dom.js';
import { referee, Trouble } from './mind.js';
import { LocalGame } from './source.js';
import { lang, t } from './texts.js';

/** @typedef {import('./types.d.ts').GameView} GameView */

const FORMATS = ['text', 'pdn', 'json'];

/** @param {GameView} view */
export function shareGame(view) {
  const note = h('p', { role: 'status' });
  const write = (/** @type {string} */ format) => referee.ask('write', { record: view.record, format });
  dialog(t('share'), () => [
    h('p', {}, t('share-how')),
    h(
      'div',
      { class: 'choices' },
      FORMATS.map((format) =>
        h('button', { type: 'button', onclick: async () => save(await write(format)) }, t(`save-${format}`)),
      ),
      'clipboard' in navigator && h(
        'button',
        {
          type: 'button',
          onclick: async () => {
            await navigator.clipboard.writeText((await write('text')).text);
            note.textContent = t('copied');
          },
        },
        t('copy'),
      ),
    ),
    note,
  ]);
}

/** @param {{text: string, name: string}} file */
function save({ text, name }) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Lets a person pick a file and opens its game. */
export function openFile() {
  const note = h('p', { role: 'alert' });
  const file = h('input', { type: 'file', id: 'file', accept: '.pdn,.json,.txt,text/plain,application/json' });
  const text = h('textarea', { id: 'pasted', rows: 6 });
  const shown = dialog(t('open-file'), () => [
    h('label', { for: 'file' }, t('open-choose')),
    file,
    h('label', { for: 'pasted' }, t('open-paste')),
    text,
    note,
    h('div', { class: 'choices' }, h('button', { type: 'button', class: 'main', onclick: read }, t('open'))),
  ]);
  file.addEventListener('change', read);

  async function read() {
    const [chosen] = file.files ?? [];
    try {
      const games = await referee.ask('read', {
        text: chosen ? await chosen.text() : text.value,
        language: lang(),
      });
      shown.close();
      if (games.length === 1 && games[0]) start(games[0].view);
      else choose(t('open-which'), '', games.map(({ title, view }) => ({ label: title, act: () => start(view) })));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      note.textContent = error.message;
      file.value = '';
    }
  }
}

/**
 * Two people at this device go on with it.
 * @param {GameView} view
 */
function start(view) {
  new LocalGame(view, { W: { kind: 'person' }, B: { kind: 'person' } }, 1);
  location.hash = `#/play?${Date.now()}`;
}
