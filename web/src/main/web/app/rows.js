// @ts-check
/** Games in lists: who plays whom, by which rules, at which pace. */
import { h } from './dom.js';
import { face, friends } from './faces.js';
import { referee } from './mind.js';
import { paceText } from './pace.js';
import { called } from './server.js';
import { lang, t } from './texts.js';

/** @typedef {import('./online.d.ts').Row} Row */
/** @typedef {import('./online.d.ts').Sitter} Sitter */

/** @type {Map<string, Promise<string>>} */
const names = new Map();

/**
 * What rules are called, and whether they are somebody's own.
 * @param {string} rules
 */
function ruleName(rules) {
  const key = `${lang()} ${rules}`;
  const name =
    names.get(key) ??
    referee
      .ask('card', { rules, language: lang() })
      .then((card) => (card.differences.length ? t('house-of', card.name) : card.name), () => rules);
  names.set(key, name);
  return name;
}

/** @param {Sitter} sitter */
export function sitterName(sitter) {
  return sitter.kind === 'computer' ? t('level', sitter.level) : called(sitter);
}

/**
 * A line: a picture, who, what, and what to do about it.
 * @param {Row} row
 * @param {string} title
 * @param {(Node | string | null)[]} more
 */
export async function line(row, title, more) {
  const computer = Object.values(row.seats ?? {}).find((sitter) => sitter.kind === 'computer');
  return h(
    'li',
    { class: 'game-row', 'data-game': row.id },
    computer?.kind === 'computer' ? face(computer.level) : friends(),
    h(
      'div',
      { class: 'what' },
      h('strong', {}, title),
      h('span', { class: 'quiet' }, [await ruleName(row.rules), paceText(row.pace), row.rated ? t('rated') : ''].filter(Boolean).join(' · ')),
    ),
    ...more,
  );
}

/**
 * Who plays whom, as everybody sees it.
 * @param {Row} row
 */
export function pairing({ seats, host }) {
  return seats ? t('versus', sitterName(seats.W), sitterName(seats.B)) : called(host);
}

/**
 * @param {string} href
 * @param {string} label
 * @param {string} does
 * @param {boolean} [main]
 */
export function goButton(href, label, does, main = false) {
  return h('a', { class: main ? 'button main' : 'button', href, 'data-do': does }, label);
}
