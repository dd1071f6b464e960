// @ts-check
/** A window in which an administrator decides something: why, and for how long. */
import { attempt, dialog } from './dialog.js';
import { h } from './dom.js';
import { Trouble } from './mind.js';
import { ask } from './server.js';
import { check } from './terms.js';
import { t } from './texts.js';

/**
 * What a decision asks of the server, and what else has to be known for it.
 * @typedef {{path: string, body: object, time?: boolean, address?: boolean, name?: boolean}} How
 */

const HOUR = 1;
const DAY = 24;
const DAYS = [1, 7, 30];

export class Decision {
  #why = h('input', { type: 'text', id: 'care-why', maxlength: 500, required: true });
  #name = h('input', { type: 'text', id: 'care-new-name', maxlength: 24, required: true });
  #time = h(
    'select',
    { id: 'care-time' },
    h('option', { value: HOUR }, t('care-hour')),
    DAYS.map((days) => h('option', { value: days * DAY, selected: days === 1 }, t('days', days))),
    h('option', { value: '' }, t('care-for-good')),
  );
  #withAddress = false;
  #note = h('p', { class: 'note', role: 'alert' });
  #button = h('button', { class: 'main', 'data-do': 'decide' });

  /**
   * @param {string} deed
   * @param {string} whom
   * @param {How} how
   * @param {() => Promise<unknown>} after
   */
  constructor(deed, whom, how, after) {
    this.deed = deed;
    this.whom = whom;
    this.how = how;
    this.after = after;
  }

  open() {
    const { deed, whom, how } = this;
    this.#button.textContent = t(`deed.${deed}`);
    dialog(`${t(`deed.${deed}`)}: ${whom}`, (close) => [
      h(
        'form',
        {
          class: 'fields',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            void this.#send(close);
          },
        },
        how.name ? [h('label', { for: 'care-new-name' }, t('care-new-name')), this.#name] : null,
        how.time ? [h('label', { for: 'care-time' }, t('care-time')), this.#time] : null,
        how.address ? check('with-address', t('care-with-address'), false, (on) => (this.#withAddress = on)) : null,
        h('label', { for: 'care-why' }, t('care-why')),
        this.#why,
        h('p', { class: 'quiet' }, t('care-how')),
        this.#note,
        h('div', { class: 'choices' }, this.#button),
      ),
    ]);
  }

  /** @param {() => void} close */
  async #send(close) {
    const { path, body, time, address, name } = this.how;
    const more = {
      why: this.#why.value,
      ...(name ? { name: this.#name.value } : {}),
      ...(time && this.#time.value ? { hours: Number(this.#time.value) } : {}),
      ...(address ? { withAddress: this.#withAddress } : {}),
    };
    this.#button.disabled = true; // once is enough
    try {
      await ask('POST', `admin/${path}`, { ...body, ...more });
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#note.textContent = error.message;
      return;
    } finally {
      this.#button.disabled = false;
    }
    close();
    await attempt(this.after);
  }
}
