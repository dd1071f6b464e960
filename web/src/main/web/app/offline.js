// @ts-check
/**
 * Lets the browser keep the page for times without a network. Where it cannot (no HTTPS, a private
 * window, a page served for working on it) nothing is lost but that.
 *
 * @param {(update: () => void) => void} onUpdate told when a newer version of the page is there,
 *   with what switches to it and loads the page again
 * @param {() => void} onUnkept told when the page cannot be kept, and no earlier version is
 */
export async function keepOffline(onUpdate, onUnkept) {
  const container = navigator.serviceWorker;
  if (!container) return;
  // A page that was loaded before there was a worker is as new as the worker: no need to reload.
  let switching = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (switching) location.reload();
    switching = true;
  });
  container.addEventListener('message', ({ data }) => {
    if (!data?.unkept) return;
    console.error(`not kept for times without a network: ${data.unkept}`);
    if (!container.controller) onUnkept();
  });
  try {
    const registration = await container.register('sw.js');
    watch(registration, onUpdate);
    const ready = await container.ready;
    ready.active?.postMessage('keep');
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  } catch {
    // played without being kept
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {(update: () => void) => void} onUpdate
 */
function watch(registration, onUpdate) {
  const tell = () => {
    const { active, waiting } = registration;
    if (active && waiting) onUpdate(() => waiting.postMessage('switch'));
  };
  tell();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') tell();
    });
  });
}
