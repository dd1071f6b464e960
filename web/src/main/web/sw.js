// @ts-check
/**
 * Keeps the page for times without a network. Everything comes from one version of the page: what
 * it was when this worker was installed. A newer version gets a worker of its own, which waits until
 * the page asks it to take over, or until nobody plays any more.
 *
 * The weights are kept too, but later: first those a game needs, then, once the page runs, the rest.
 */

/** Filled in with the version of the page when it is packed: a new version is a new worker. */
const VERSION = '@version@';
const LIST = 'files.json';
const FIRST = 'index.html';
const CACHE = 'zwick-' + VERSION;

/** What is not the page's but its server's, and different every time. */
const SERVERS = /^(api|embed|feed|game|position|status|health|ready|metrics)([/.]|$)/;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{ path: string, hash: string }} Entry */

/** @param {string} path */
const address = (path) => new URL(path, worker.registration.scope).href;

/** @param {string} path */
const isLater = (path) => path.startsWith('weights/');

/**
 * What no screen can do without: one version is kept with all of these or not at all. Without the rest
 * (pictures, weights) one can play, so a file of it that cannot be had keeps nothing else from being kept.
 * @param {string} path
 */
const isNeeded = (path) => /\.(html|css|js|wasm)$/.test(path);

/**
 * Fetches a file if it is the one of our version: the server may have changed its mind by now.
 * @param {Entry} entry
 */
async function fetched({ path, hash }) {
  const answer = await fetch(address(path), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== hash) throw new Error(`${path} is of another version`);
  // anew, since an answer that was redirected cannot open a page
  return new Response(bytes, { headers: answer.headers });
}

/**
 * Takes a file over from an older version if it has not changed, else fetches it.
 * @param {Cache} cache
 * @param {Entry} entry
 * @param {Map<string, Cache>} older by path and hash
 */
async function keep(cache, entry, older) {
  if (await cache.match(address(entry.path))) return;
  const known = await older.get(entry.path + entry.hash)?.match(address(entry.path));
  await cache.put(address(entry.path), known ?? (await fetched(entry)));
}

/** What the versions before us have kept. */
async function olderFiles() {
  /** @type {Map<string, Cache>} */
  const older = new Map();
  for (const name of await caches.keys()) {
    if (name.startsWith('zwick-') && name !== CACHE) {
      const cache = await caches.open(name);
      for (const { path, hash } of await listed(cache)) older.set(path + hash, cache);
    }
  }
  return older;
}

/**
 * @param {Cache} cache
 * @returns {Promise<Entry[]>}
 */
async function listed(cache) {
  const list = await cache.match(address(LIST));
  return list ? ours(await list.json()) : [];
}

/**
 * What is never asked of this worker need not be kept by it.
 * @param {{ files: Entry[] }} list
 */
function ours({ files }) {
  return files.filter(({ path }) => !SERVERS.test(path));
}

async function install() {
  const answer = await fetch(address(LIST), { cache: 'no-cache' });
  const list = await answer.clone().json();
  if (list.version !== VERSION) throw new Error('the page has changed again');
  const cache = await caches.open(CACHE);
  const older = await olderFiles();
  const files = ours(list);
  await Promise.all(files.filter(({ path }) => isNeeded(path)).map((entry) => keep(cache, entry, older)));
  const rest = files.filter(({ path, hash }) => !isNeeded(path) && (!isLater(path) || older.has(path + hash)));
  await Promise.allSettled(rest.map((entry) => keep(cache, entry, older)));
  await cache.put(address(LIST), answer); // last: what has a list has all that is needed
}

/**
 * A worker that cannot be installed vanishes without a word; so the page is told.
 * @param {unknown} why
 */
async function complain(why) {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) {
    client.postMessage({ unkept: String(why) });
  }
  throw why;
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith('zwick-') && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** @type {Promise<void> | null} */
let keepingTheRest = null;

/** One by one, so that the page's own requests go first. */
function keepTheRest() {
  keepingTheRest ??= (async () => {
    const cache = await caches.open(CACHE);
    for (const entry of await listed(cache)) {
      await keep(cache, entry, new Map()).catch(() => {
        keepingTheRest = null; // without a network; some other time
      });
    }
  })();
  return keepingTheRest;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  const entry = (await listed(cache)).find((file) => file.path === path);
  if (!entry) return fetch(request);
  try {
    const found = await fetched(entry);
    await cache.put(address(path), found.clone());
    return found;
  } catch {
    return fetch(request);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install().catch(complain)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const scope = worker.registration.scope;
  const url = event.request.url.replace(/[?#].*/s, '');
  if (event.request.method !== 'GET' || !url.startsWith(scope)) return;
  const path = url.slice(scope.length);
  if (path !== '' && !/\.\w+$/.test(path)) return; // all our files have an ending
  if (SERVERS.test(path)) return;
  if (path === 'sw.js' || path === LIST) return; // always the newest
  event.respondWith(answer(event.request, path || FIRST));
});

worker.addEventListener('message', (event) => {
  // the page asks for the version that waits; and, once it runs, for the rest to be kept
  if (event.data === 'switch') event.waitUntil(worker.skipWaiting());
  if (event.data === 'keep') event.waitUntil(keepTheRest());
});
