import { hasUnsaved } from '../ui/unsaved.ts';

/** A tab loads itself again at most once in this time. */
export const reloadAgainMs = 60_000;
const key = 'reloadedAt';

/**
 * Whether to load the page again because a part of it didn't arrive. Browsers sometimes drop a file that the service
 * worker has, and never ask again for a module whose import failed. Not without a worker: the page itself would be lost.
 */
export function mayReload(now = Date.now()): boolean {
  if (!navigator.serviceWorker?.controller || hasUnsaved()) return false;
  return Math.abs(now - Number(sessionStorage.getItem(key) ?? 0)) > reloadAgainMs;
}

export function reloadOnce(): void {
  sessionStorage.setItem(key, `${Date.now()}`);
  window.location.reload();
}
