// @ts-check
/** Windows that ask for one thing. */
import { h } from './dom.js';
import { Trouble } from './mind.js';
import { t } from './texts.js';

/** @typedef {import('./dom.js').Child} Child */

/**
 * Opens a window over the page; it closes by its cross, by Escape and beside it.
 * @param {string} title
 * @param {(close: () => void) => (Child | Child[])[]} content
 * @param {string} [look]
 */
export function dialog(title, content, look = '') {
  const close = () => shown.close();
  const shown = h(
    'dialog',
    {
      class: look,
      'aria-label': title,
      onclose: () => shown.remove(),
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.target === shown) close();
      },
    },
    h(
      'div',
      { class: 'dialog' },
      h(
        'header',
        {},
        h('h2', {}, title),
        h('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: close }, '✕'),
      ),
      ...content(close).flat(),
    ),
  );
  // A tap that brought the window about ends with a click, which is not meant for it.
  let pressed = false;
  shown.addEventListener('pointerdown', () => (pressed = true), true);
  shown.addEventListener(
    'click',
    (event) => {
      if (!pressed && event.detail > 0) event.stopImmediatePropagation();
    },
    true,
  );
  document.body.append(shown);
  shown.showModal();
  return shown;
}

/**
 * A choice between large buttons; the window closes with it.
 * @param {string} title
 * @param {string} text
 * @param {{label: string, act: () => void, look?: string}[]} choices
 */
export function choose(title, text, choices) {
  return dialog(title, (close) => [
    text && h('p', {}, text),
    h(
      'div',
      { class: 'choices' },
      choices.map(({ label, act, look = '' }) =>
        h('button', { type: 'button', class: look, onclick: () => (close(), act()) }, label),
      ),
    ),
  ]);
}

/**
 * Does something that can go wrong; if it does, a window says why.
 * @param {() => Promise<unknown>} task
 */
export async function attempt(task) {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    choose(t('trouble'), error.message, []);
  }
}
