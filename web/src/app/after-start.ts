import { followLogOut } from './follow-log-out.ts';
import { registerWorker } from './version/service-worker.ts';
import { watchVersion } from './version/watch-version.ts';

/** What runs beside the screens for as long as the page is open; loaded once the first one stands. */
export function afterStart(): void {
  followLogOut();
  watchVersion();
  // Without it the app works all the same, but for a reload without a network.
  // biome-ignore lint/suspicious/noConsole: nobody using the app can do anything about it
  registerWorker().catch((failure) => console.warn('There is no service worker.', failure));
}
