// @ts-check
/** The page: which screen is seen, in which language, by day or by night. */
import { palette } from './art.js';
import { byId, h, put } from './dom.js';
import { friends } from './faces.js';
import { HomeScreen } from './home.js';
import { Stopped, Trouble } from './mind.js';
import { current, hall, settings } from './store.js';
import { changeLanguage, entitle, lang, LANGUAGES, loadTexts, spoken, t } from './texts.js';

/**
 * @typedef {object} Screen
 * @property {HTMLElement} element
 * @property {() => void} open
 * @property {() => void} close
 */

/**
 * Where each address leads; all screens but home are fetched when they are opened.
 * @type {Record<string, (rest: string, query: URLSearchParams) => Promise<Screen>>}
 */
const SCREENS = {
  '': () => HomeScreen.make(),
  play: playScreen,
  house: async (_, query) => (await ready(import('./house.js'))).HouseScreen.make(query),
  rules: async (_, query) => (await ready(import('./rules.js'))).RulesScreen.make(query, back),
  learn: async (rest) => (await ready(import('./learn.js'))).LearnScreen.make(rest),
  setup: async (_, query) => (await ready(import('./setup.js'))).SetupScreen.make(query),
  analyse: async (_, query) =>
    query.has('game') || current.get() ? (await ready(import('./analysis.js'))).AnalysisScreen.make(query) : home(),
  invite: online(async (_, query) => (await ready(import('./invite.js'))).InviteScreen.make(query)),
  online: online(async (rest, query) => (await ready(import('./online.js'))).OnlineScreen.make(rest, query)),
  lobby: online(async () => (await ready(import('./lobby.js'))).LobbyScreen.make()),
  mine: online(async () => (await ready(import('./mine.js'))).MineScreen.make()),
  me: online(async () => (await ready(import('./me.js'))).MeScreen.make()),
  care: online(async () => (await ready(import('./care.js'))).CareScreen.make()),
};

/**
 * What a screen is made of, once it and all sentences are there: neither waits for the other to set out.
 * @template T
 * @param {Promise<T>} parts
 * @returns {Promise<T>}
 */
async function ready(parts) {
  const [made] = await Promise.all([parts, spoken()]);
  return made;
}

/**
 * A screen that needs a server behind the page.
 * @param {(rest: string, query: URLSearchParams) => Promise<Screen>} make
 * @returns {(rest: string, query: URLSearchParams) => Promise<Screen>}
 */
function online(make) {
  return async (rest, query) => {
    const [{ find }] = await ready(Promise.all([import('./server.js'), furnish(), fetchStyle('online')]));
    if (!(hall.get().there || (await find()))) throw new Trouble([t('no-server')]);
    return make(rest, query);
  };
}

/** @type {Screen | null} */
let open = null;

/** Whether the page has shown another screen before, so that going back stays in it. */
let moved = false;

function back() {
  if (moved) history.back();
  else location.hash = current.get() ? '#/play' : '#/';
}

function home() {
  location.hash = '#/';
  return HomeScreen.make();
}

/** What a game takes: fetched as soon as home stands still, so that the game begins at once. */
function fetchTable() {
  return Promise.all([import('./play.js'), import('./source.js'), import('./begin.js'), furnish()]);
}

/** @returns {Promise<Screen>} */
async function playScreen() {
  const [{ PlayScreen }, { LocalGame }] = await ready(fetchTable());
  const game = await LocalGame.resume();
  return game ? PlayScreen.of(game) : home();
}

/** The styles of all screens but home. */
function furnish() {
  return Promise.all(['table', 'more'].map(fetchStyle));
}

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {string} name */
function fetchStyle(name) {
  const coming =
    styles.get(name) ??
    new Promise((resolve) => {
      const there = { onload: resolve, onerror: resolve };
      document.head.append(h('link', { rel: 'stylesheet', href: `style/${name}.css`, ...there }));
    });
  styles.set(name, coming);
  return coming;
}

/**
 * What is seen where nothing else can be.
 * @param {Trouble} trouble
 * @returns {Screen}
 */
function troubleScreen({ message }) {
  const back = h('a', { class: 'button', href: '#/' }, t('home'));
  const element = h('div', { class: 'trouble', role: 'alert' }, h('h1', {}, t('trouble')), h('p', {}, message), back);
  return { element, open() {}, close() {} };
}

/** @returns {Promise<Screen>} */
async function wanted() {
  const [, path = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/.exec(location.hash) ?? [];
  const [name = '', ...rest] = path.split('/');
  const make = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  try {
    if (!make) return await home();
    const coming = make(rest.join('/'), new URLSearchParams(query));
    const [screen] = await Promise.all([coming, name === '' ? null : furnish()]);
    return screen;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    await spoken();
    return troubleScreen(error);
  }
}

let visits = 0;

async function show() {
  const visit = ++visits;
  const next = await wanted();
  if (visit !== visits) return;
  open?.close();
  for (const left of document.querySelectorAll('dialog')) left.close();
  open = next;
  put(byId('screen'), next.element);
  entitle(next.element);
  next.open();
  if (visit > 1) setTimeout(() => arrive(visit)); // it has the browser measure the screen: a task of its own
}

/** @param {number} visit */
function arrive(visit) {
  if (visit !== visits) return;
  const elsewhere = !document.activeElement?.closest('#screen, dialog');
  if (elsewhere) byId('screen').focus({ preventScroll: true }); // where a screen reader goes on
  window.scrollTo(0, 0);
}

function header() {
  const languages = Object.entries(LANGUAGES).map(([code, name]) =>
    h('option', { value: code, lang: code, selected: code === lang() }, name),
  );
  put(
    byId('top'),
    h('a', { class: 'brand', href: '#/' }, h('img', { src: 'icons/icon.svg', alt: '', width: 32, height: 32 }), h('span', {}, t('title'))),
    h('span', { class: 'space' }),
    mine(),
    h('button', { type: 'button', class: 'theme', 'aria-label': t('theme'), title: t('theme'), onclick: theme }, '◐'),
    h(
      'select',
      {
        'aria-label': t('language'),
        onchange: async (/** @type {Event} */ { target }) => {
          await changeLanguage(/** @type {HTMLSelectElement} */ (target).value);
          header();
          byId('top').querySelector('select')?.focus();
          await show();
        },
      },
      languages,
    ),
  );
}

/** One's own games with others, and how many of them wait. */
function mine() {
  const { there, waiting } = hall.get();
  if (!there) return null;
  const label = waiting ? t('mine-waiting', waiting) : t('mine');
  return h(
    'a',
    { class: 'button mine', href: '#/mine', 'aria-label': label, title: label },
    friends(),
    waiting ? h('span', { class: 'badge' }, waiting) : null,
  );
}

function theme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  settings.set({ theme: dark ? 'light' : 'dark' });
  paint();
}

function paint() {
  const { theme: chosen } = settings.get();
  if (chosen) document.documentElement.dataset.theme = chosen;
}

/**
 * Says that there is a newer page; a game in play survives the change.
 * @param {() => void} update
 */
function offerUpdate(update) {
  const news = h(
    'div',
    { class: 'update', role: 'status' },
    t('update'),
    h('button', { type: 'button', class: 'main', onclick: update }, t('update-now')),
  );
  document.querySelector('.update')?.remove();
  document.body.append(news);
}

function sayUnkept() {
  const news = h(
    'div',
    { class: 'update', role: 'status' },
    t('unkept'),
    h('button', { type: 'button', onclick: () => news.remove() }, t('close')),
  );
  document.querySelector('.update')?.remove();
  document.body.append(news);
}

async function start() {
  paint();
  document.body.append(palette());
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Stopped)) byId('unloaded').hidden = false;
  });
  addEventListener('hashchange', () => {
    moved = true;
    void show();
  });
  addEventListener('zwick-hall', () => {
    const [before, now] = [byId('top').querySelector('.mine'), mine()];
    if (before && now) before.replaceWith(now);
    else if (now) byId('top').querySelector('.theme')?.before(now);
    else before?.remove();
  });
  // All at once; every screen waits for its sentences itself.
  await Promise.all([loadTexts().then(header), show()]);
  document.documentElement.dataset.ready = performance.now().toFixed(); // for whoever measures
  await stillness();
  await fetchTable();
  (await import('./offline.js')).keepOffline(offerUpdate, sayUnkept);
  (await import('./waiting.js')).lookOut();
}

/** Until the page has drawn what it has and nobody waits for it. */
function stillness() {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 100),
  );
}

/** Whether this browser has what the Java program is compiled to: the smallest module that needs it. */
function modern() {
  const struct = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0];
  return 'WebAssembly' in window && WebAssembly.validate(new Uint8Array(struct));
}

start().catch((error) => {
  console.error(error);
  byId(modern() ? 'unloaded' : 'too-old').hidden = false;
});
