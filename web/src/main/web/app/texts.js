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

/** Chooses the reader's language: the one he took, else the first his browser asks for. */
export async function loadTexts() {
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
  const sentence = sentences[`web.${key}`] ?? key;
  return sentence.replace(/\{(\d)\}/g, (_, n) => String(args[Number(n)] ?? ''));
}
