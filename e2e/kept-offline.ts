import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker is at work and has what this page loaded. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return worker?.active?.state === 'activated';
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const ours = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(ours.map((name) => caches.match(name)));
        return kept.filter((one) => one === undefined).length;
      }),
    )
    .toBe(0);
}
