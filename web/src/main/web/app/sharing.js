// @ts-check
/** A link to hand on: to read, to copy, to send, and for a camera. */
import { h, s } from './dom.js';
import { referee } from './mind.js';
import { t } from './texts.js';

/**
 * A QR code of rows of 0 and 1.
 * @param {string[]} rows
 * @param {string} label
 */
export function qr(rows, label) {
  const size = rows.length;
  const d = rows.flatMap((row, y) => [...row].map((dot, x) => (dot === '1' ? `M${x} ${y}h1v1h-1z` : '')));
  return s(
    'svg',
    { class: 'qr', viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: 'img', 'aria-label': label },
    s('rect', { x: -4, y: -4, width: size + 8, height: size + 8, fill: '#fff' }),
    s('path', { d: d.join(''), fill: '#000' }),
  );
}

/**
 * Puts a link on the clipboard, and says so.
 * @param {string} address
 * @param {string} [look]
 */
export function copyButton(address, look = '') {
  const note = h('span', { role: 'status' });
  const onclick = async () => {
    await navigator.clipboard.writeText(address);
    note.textContent = t('copied');
  };
  return 'clipboard' in navigator ? [h('button', { type: 'button', class: look, 'data-do': 'copy', onclick }, t('copy-link')), note] : [];
}

/**
 * @param {string} id of a game
 */
export function addressOf(id) {
  return `${location.href.replace(/#.*$/, '')}#/online/${id}`;
}

/**
 * All of it for a game somebody is invited to.
 * @param {string} id
 * @param {string} name what is to be played
 */
export async function invitation(id, name) {
  const address = addressOf(id);
  const { rows } = await referee.ask('code', { text: address });
  const text = t('invite-text', name);
  const send = () => navigator.share({ text, url: address }).catch(() => {}); // he has thought better of it
  return h(
    'div',
    { class: 'invitation' },
    qr(rows, t('qr-game')),
    h(
      'div',
      {},
      h('a', { class: 'link', href: address }, address),
      h(
        'div',
        { class: 'choices' },
        'share' in navigator ? h('button', { type: 'button', class: 'main', 'data-do': 'send', onclick: () => void send() }, t('invite-share')) : null,
        copyButton(address, 'share' in navigator ? '' : 'main'),
      ),
    ),
  );
}
