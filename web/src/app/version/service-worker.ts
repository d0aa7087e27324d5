import { webBase } from '@chalkline/contract/urls.ts';

const patienceMs = 3000;

/**
 * Caches the app's own files so that an offline reload still shows the shell. Only in builds, and only where browsers
 * allow service workers: over TLS or on localhost.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(`${webBase}/service-worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  // The worker didn't see the files that loaded before it took this page over, nor those that were under way then.
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => name);
    const ours = loaded.filter((name) => name.includes(`${webBase}/assets/`));
    if (ours.length > 0) (active ?? registration.active)?.postMessage({ keep: ours });
  }).observe({ type: 'resource', buffered: true });
}

/** The new version's worker takes over from the old one; at once where there is none. */
export async function activateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(`${webBase}/`);
  if (!registration?.active) return;
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A worker that fails to activate must not block the new version.
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
