import { webBase } from '@chalkline/contract/urls.ts';
import { session } from '../../platform/session.ts';
import { hasUnsaved, onSaved } from '../../ui/unsaved.ts';
import { activateWorker } from './service-worker.ts';
import { makeVersionCheck, versionCheckMs } from './version-check.ts';

/** A form that was saved goes on to the next screen first. */
const afterSavingMs = 1000;

const reloadedKey = 'reloadedFor';

/**
 * Checks on load, every five minutes, and when a tab that slept through a check becomes visible. Returns a function
 * to stop.
 */
export function watchVersion(): () => void {
  const { check, settle } = makeVersionCheck({
    ask: askVersion,
    stored: () => session.read('appVersion'),
    store: (version) => session.write('appVersion', version),
    reloadedFor,
    isBusy: hasUnsaved,
    activateWorker,
    reload: () => window.location.reload(),
    // biome-ignore lint/suspicious/noConsole: a failed version check is only logged (seed §8)
    log: (words, failure) => console.warn(words, failure),
  });
  // Not the device's clock, which may change while the tab is open.
  let asked = performance.now();
  const ask = () => {
    asked = performance.now();
    void check();
  };
  const look = () => {
    const slept = performance.now() - asked >= versionCheckMs;
    if (document.visibilityState === 'visible' && slept) ask();
  };
  document.addEventListener('visibilitychange', look);
  const stopHearing = onSaved(() => setTimeout(() => void settle(), afterSavingMs));
  const timer = setInterval(ask, versionCheckMs);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', look);
    stopHearing();
    clearInterval(timer);
  };
}

async function askVersion(): Promise<string> {
  const answer = await fetch(`${webBase}/version.json`, { cache: 'no-store' });
  const { version } = (await answer.json()) as { version?: unknown };
  if (!answer.ok || typeof version !== 'string') throw new Error(`version.json answered ${answer.status}`);
  return version;
}

/** In this tab alone. */
function reloadedFor(version: string): boolean {
  const before = (sessionStorage.getItem(reloadedKey) ?? '').split(' ');
  if (before.includes(version)) return true;
  sessionStorage.setItem(reloadedKey, [...before, version].join(' ').trim());
  return false;
}
