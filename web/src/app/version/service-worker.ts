import { webBase } from '@chalkline/contract/urls.ts';

const patienceMs = 3000;

/**
 * Lays the app's own files down so that a reload without a network still shows the shell. Only in what was
 * built, and only where browsers allow it: with TLS, or on this machine.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(`${webBase}/service-worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  // What this page has loaded so far came before the worker was there to see it.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  (active ?? registration.active)?.postMessage({ keep: loaded });
}

/** The new version's worker takes over from the old one; at once where there is none. */
export async function activateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(`${webBase}/`);
  if (!registration?.active) return;
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A worker that does not come must not keep the new version away.
    setTimeout(resolve, patienceMs);
  });
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  const skip = () => next.postMessage('take over');
  if (next.state === 'installed') skip();
  next.addEventListener('statechange', () => next.state === 'installed' && skip());
  await taken;
}
