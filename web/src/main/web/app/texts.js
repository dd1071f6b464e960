// @ts-check
/** What the page says, in the language of its reader. All sentences come from Java. */
import { referee } from './mind.js';
import { settings } from './store.js';

export const LANGUAGES = /** @type {const} */ ({
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
});

/** @type {Record<string, string>} */
let sentences = {};
let language = 'en';

/** @returns {string} the code of the language in use */
export function lang() {
  return language;
}

/** @type {Promise<void> | null} */
let coming = null;

/** Chooses the reader's language: the one he took, else the first his browser asks for. */
export function loadTexts() {
  coming = load();
  return coming;
}

/** Until there are sentences. Before that `t` knows only keys, so no screen is made before it. */
export function spoken() {
  return coming ?? loadTexts();
}

async function load() {
  const wanted = [settings.get().language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  language = wanted.find((code) => code && Object.hasOwn(LANGUAGES, code)) ?? 'en';
  sentences = await referee.ask('texts', { language });
  document.documentElement.lang = language;
}

/** @param {string} code */
export async function changeLanguage(code) {
  settings.set({ language: code });
  await loadTexts();
}

/**
 * The sentence of a key, with {0}, {1} … filled in.
 * @param {string} key without `web.`
 * @param {...(string | number)} args
 */
export function t(key, ...args) {
  const one = typeof args[0] === 'number' && sentences[`web.${key}.one`];
  const few = one && new Intl.PluralRules(language).select(/** @type {number} */ (args[0])) === 'one';
  const sentence = few ? one : (sentences[`web.${key}`] ?? key);
  return sentence.replace(/\{(\d)\}/g, (_, n) => String(args[Number(n)] ?? ''));
}

/**
 * What players can say with one touch, by its id.
 * @returns {[string, string][]}
 */
export function phrases() {
  return Object.entries(sentences)
    .filter(([key]) => key.startsWith('phrase.'))
    .map(([key, sentence]) => [key.slice('phrase.'.length), sentence]);
}

/** How many games wait elsewhere; the page's title says it. */
let waiting = 0;

/**
 * Writes the page's title: the heading of what is seen.
 * @param {Element} screen
 */
export function entitle(screen) {
  const parts = [screen.querySelector('h1')?.textContent, t('title')].filter((part, i, all) => part && all.indexOf(part) === i);
  document.title = (waiting ? `(${waiting}) ` : '') + parts.join(' · ');
}

/** @param {number} games */
export function waitElsewhere(games) {
  waiting = games;
  const screen = document.getElementById('screen');
  if (screen) entitle(screen);
}
