import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { keptOffline } from './kept-offline.ts';
import { openNetwork } from './network.ts';
import { storedSession } from './stored-session.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

/** A request that found no network. */
const noNetwork = /ERR_/;

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('a day is logged without a network, the tab closed, and merged with another device', async () => {
  const [server, other] = inject('twoServers');
  const as = await backDoor.signIn({ name: 'Noor Aziz' });
  const network = await openNetwork(server);
  const phone = await visit(browser, { address: network.address, as, width: 360, worker: true });
  const laptop = await visit(browser, { address: other, as, width: 1280 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open('/track-diet');
  await page.getByText('All saved').waitFor();
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('100 g banana raw');
  await dialog.getByRole('button', { name: /^Banana, raw/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: /^Add Banana, raw/ }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('All saved').waitFor();
  await keptOffline(page);
  // What is kept for later has arrived once the page was opened again.
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/kept'));
  await page.reload();
  await kept;
  await page.getByRole('button', { name: /^Banana, raw/ }).waitFor();

  await keptOffline(page);
  network.cut();
  await page.getByRole('button', { name: 'Add to lunch' }).click();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('150 g ban');
  await dialog.getByText('You’re offline.').waitFor();
  await dialog.getByRole('button', { name: /^Banana, raw/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Quick add' }).click();
  await dialog.getByLabel('Name').fill('Canteen soup');
  await dialog.getByLabel('Energy').fill('310.5');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // A food of its own, a favorite at once and eaten; recipes wait for a network.
  await dialog.getByText('Writing a recipe needs a network.').waitFor();
  expect(await dialog.getByRole('button', { name: 'New recipe' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'New food' }).click();
  await dialog.getByLabel('Name').fill('Hall bar');
  await dialog.getByLabel('Serving weight').fill('40');
  await dialog.getByLabel('Energy').fill('160');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('400 kcal per 100 g × 40 g ÷ 100. From your label').waitFor();
  await dialog.getByText('You can edit your foods once you’re online.').waitFor();
  await dialog.getByRole('button', { name: 'Favorite' }).click();
  await dialog.locator('[aria-pressed="true"]').waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Favorites' }).check();
  await dialog.getByRole('list', { name: 'Favorite foods' }).getByText('Hall bar').waitFor();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('hall');
  await dialog.getByRole('button', { name: /^Hall bar/ }).waitFor();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Offline, 5 to send').waitFor();
  await page.getByText('Not sent yet').first().waitFor();
  // 97 + 1.5 × 97 + 310.5 + 160, rounded once.
  const energy = page.locator('dl').filter({ hasText: 'Energy' }).first();
  await energy.getByText('713').waitFor();

  // The breakfast of before, changed; the soup, changed and removed again: all of it in order.
  await page.getByRole('button', { name: /^Banana, raw.*100 g/ }).click();
  await dialog.getByLabel('Amount').fill('50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Canteen soup/ }).click();
  await dialog.getByRole('button', { name: 'Remove from diary' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await page.getByRole('button', { name: 'Add weight' }).click();
  await dialog.getByLabel('Weight').fill('82.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^82\.5 kg/).waitFor();
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByRole('button', { name: 'Copy from another day' }).click();
  await dialog.getByText('Banana, raw · Banana, raw · Hall bar').waitFor();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText('354').waitFor();
  await page.getByText('Offline, 10 to send').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();

  // Meanwhile the laptop logs the same day.
  await laptop.open('/track-diet');
  const desk = laptop.page.getByRole('dialog');
  await laptop.page.getByRole('button', { name: 'Add to dinner' }).click();
  await desk.getByRole('button', { name: /^Add Banana, raw/ }).click();
  await desk.getByRole('button', { name: 'Done' }).click();
  await laptop.page.getByText('All saved').waitFor();

  // Closed before anything is sent, and opened again still without a network.
  await page.close();
  const cold = await phone.context.newPage();
  await cold.goto(`${network.address}/competition/track-diet`);
  await cold.getByText('Offline, 10 to send').waitFor();
  await cold.getByRole('button', { name: /^Banana, raw\s*50 g/ }).waitFor();

  network.mend();
  await cold.reload();
  await cold.getByText('All saved').waitFor();
  // 48.5 + 145.5 + 160 of the phone, 97 of the laptop.
  const summed = cold.locator('dl').filter({ hasText: 'Energy' }).first();
  await summed.getByText('451').waitFor();
  await cold.getByText('0.25', { exact: true }).waitFor();
  await cold.getByText(/^82\.5 kg/).waitFor();
  expect(await cold.getByRole('button', { name: /^Banana, raw/ }).count()).toBe(3);
  expect(await cold.getByText('Canteen soup').count()).toBe(0);
  await cold.getByRole('button', { name: 'Day after' }).click();
  await summed.getByText('354').waitFor();
  await laptop.page.reload();
  await laptop.page.locator('dl').filter({ hasText: 'Energy' }).first().getByText('451').waitFor();
  await laptop.page.getByRole('button', { name: 'Add to snacks' }).click();
  await desk.getByRole('radio', { name: 'Favorites' }).check();
  await desk.getByRole('list', { name: 'Favorite foods' }).getByText('Hall bar').waitFor();
  await desk.getByRole('searchbox', { name: 'Search foods' }).fill('hall bar');
  await desk.getByRole('button', { name: /^Hall bar/ }).click();
  await desk.getByText('From your label').waitFor();
  await desk.getByRole('button', { name: 'Edit' }).waitFor();
  await laptop.leave();
  await phone.leave(noNetwork);
  network.close();
});

it('signing out asks while something is unsent, and leaves nothing of the diary on the device but that', async () => {
  const [address] = inject('twoServers');
  const as = await backDoor.signIn({ name: 'Rana Odeh' });
  const phone = await visit(browser, { address, as, width: 390 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  const logOut = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#mobile-menu').getByRole('button', { name: 'Log out' }).click();
  };
  await phone.open('/track-diet');
  await page.getByText('All saved').waitFor();
  await expect.poll(() => page.evaluate(countKept)).toMatchObject({ days: 13, sends: 0 });

  // The session isn't revoked either, so that it can be used again below.
  const unreachable = /\/api\/(diary|sessions)\//;
  await page.route(unreachable, (route) => route.abort());
  await page.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await page.getByText('Offline, 1 to send').waitFor();
  await logOut();
  await page.getByRole('dialog', { name: 'Log out with unsaved changes?' }).waitFor();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Offline, 1 to send').waitFor();
  await logOut();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.evaluate(countKept)).toEqual({ read: 0, days: 0, foods: 0, sends: 1 });

  // It is sent once its person is back, whatever screen they open.
  await page.unroute(unreachable);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storedSession(as));
  await phone.open('/messages');
  await expect.poll(() => page.evaluate(countKept)).toMatchObject({ sends: 0 });
  await phone.open('/track-diet');
  await page.getByText('0.25', { exact: true }).waitFor();
  await page.getByText('All saved').waitFor();
  await expect.poll(() => page.evaluate(countKept)).toMatchObject({ days: 13, sends: 0 });
  await logOut();
  await page.waitForURL('**/login');
  await expect.poll(() => page.evaluate(countKept)).toEqual({ read: 0, days: 0, foods: 0, sends: 0 });
  await phone.leave(noNetwork);
});

/** In the page: how much each store of the diary’s database holds. */
async function countKept(): Promise<Record<string, number>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('diary');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const names = [...database.objectStoreNames];
  const counts = await Promise.all(
    names.map(
      (name) =>
        new Promise<[string, number]>((resolve, reject) => {
          const counting = database.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve([name, counting.result]);
          counting.onerror = () => reject(counting.error);
        }),
    ),
  );
  database.close();
  return Object.fromEntries(counts);
}
