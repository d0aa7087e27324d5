import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { keptOffline } from './kept-offline.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

interface Registrations {
  readonly registrations: readonly { readonly registrationId: string; readonly scopeURL: string }[];
}

type Shown = readonly [title: string, body: string, tag: string, url: string];

/** The worker's registration, as the browser's own tools name it. */
function registrationOf(tools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/competition/'));
      if (found) resolve(found.registrationId);
    });
  });
}

it('a push message becomes a notification, one for a cause, also when its text is kept from it', async () => {
  const address = inject('demoServer');
  const as = await signInAtDemo(address, 'athlete');
  const phone = await visit(browser, { address, as, width: 390, worker: true });
  await phone.context.grantPermissions(['notifications'], { origin: address });
  await phone.open('/notifications');
  await keptOffline(phone.page);
  const tools = await phone.context.newCDPSession(phone.page);
  const registration = registrationOf(tools);
  await tools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const push = (data: object) =>
    tools.send('ServiceWorker.deliverPushMessage', {
      origin: address,
      registrationId,
      data: JSON.stringify(data),
    });
  // A browser without a window shows no notification: what its worker asks it to show is kept instead.
  const [worker] = phone.context.serviceWorkers();
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      scope.shown = [...scope.shown.filter((one) => one[2] !== tag), [title, body, tag, data]];
    };
  });
  const shown = async () =>
    (await worker?.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)) ?? [];
  const heat = { tag: 'heats', url: '/competition/notifications' };
  await push({ ...heat, title: 'Your heat moved', body: 'Heat 3 starts at 12:40.' });
  await push({ ...heat, title: 'Your heat moved again', body: 'Heat 3 starts at 12:55.' });
  await push({ tag: 'messages', url: '/competition/messages' });
  await expect
    .poll(async () => (await shown()).toSorted())
    .toEqual([
      ['New notification', '', 'messages', '/competition/messages'],
      ['Your heat moved again', 'Heat 3 starts at 12:55.', 'heats', '/competition/notifications'],
    ]);
  await phone.leave();
});
