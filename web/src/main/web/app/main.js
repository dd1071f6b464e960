// @ts-check
/** The page: which screen is seen, in which language, by day or by night. */
import { palette } from './art.js';
import { byId, h, put } from './dom.js';
import { HomeScreen } from './home.js';
import { referee, Stopped, Trouble } from './mind.js';
import { keepOffline } from './offline.js';
import { PlayScreen } from './play.js';
import { LocalGame } from './source.js';
import { current, settings } from './store.js';
import { changeLanguage, lang, LANGUAGES, loadTexts, t } from './texts.js';

/**
 * @typedef {object} Screen
 * @property {HTMLElement} element
 * @property {() => void} open
 * @property {() => void} close
 */

/**
 * Where each address leads; screens that few people open are fetched when they do.
 * @type {Record<string, (rest: string, query: URLSearchParams) => Promise<Screen>>}
 */
const SCREENS = {
  '': () => HomeScreen.make(),
  play: playScreen,
  house: async (_, query) => (await import('./house.js')).HouseScreen.make(query),
  rules: async (_, query) => (await import('./rules.js')).RulesScreen.make(query),
  learn: async (rest) => (await import('./learn.js')).LearnScreen.make(rest),
  setup: async (_, query) => (await import('./setup.js')).SetupScreen.make(query),
  analyse: async () =>
    current.get() ? (await import('./analysis.js')).AnalysisScreen.make() : home(),
};

/** @type {Screen | null} */
let open = null;
/** @type {LocalGame | null} */
let game = null;

function home() {
  location.hash = '#/';
  return HomeScreen.make();
}

/** @returns {Promise<Screen>} */
async function playScreen() {
  game?.close();
  game = await LocalGame.resume();
  if (!game) return home();
  const [shape, levels] = await Promise.all([
    referee.ask('board', { rules: game.view.rules }),
    referee.ask('levels', { language: lang() }),
  ]);
  return new PlayScreen(game, shape, levels);
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
    return make ? await make(rest.join('/'), new URLSearchParams(query)) : await home();
  } catch (error) {
    if (error instanceof Trouble) return troubleScreen(error);
    throw error;
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
  document.title = [next.element.querySelector('h1')?.textContent, t('title')]
    .filter((part, i, all) => part && all.indexOf(part) === i)
    .join(' · ');
  next.open();
  if (visit > 1) byId('screen').focus({ preventScroll: true }); // where a screen reader goes on
  window.scrollTo(0, 0);
}

function header() {
  const languages = Object.entries(LANGUAGES).map(([code, name]) =>
    h('option', { value: code, lang: code, selected: code === lang() }, name),
  );
  put(
    byId('top'),
    h('a', { class: 'brand', href: '#/' }, h('img', { src: 'icons/icon.svg', alt: '', width: 32, height: 32 }), t('title')),
    h('span', { class: 'space' }),
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

async function start() {
  paint();
  document.body.append(palette());
  await loadTexts();
  header();
  addEventListener('hashchange', () => void show());
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Stopped)) byId('unloaded').hidden = false;
  });
  await show();
  void keepOffline(offerUpdate);
  document.documentElement.dataset.ready = performance.now().toFixed(); // for whoever measures
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
