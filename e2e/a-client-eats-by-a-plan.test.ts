import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { coached } from './coached.ts';
import { keptOffline } from './kept-offline.ts';
import { openNetwork } from './network.ts';
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

it('a trainer plans meals; the client logs them with one tap, without a network too, and declines the plan', async () => {
  const [server, other] = inject('twoServers');
  const { trainer, client, coachingId } = await coached(backDoor, other, 'Mila Okafor');
  const desk = await visit(browser, { address: other, as: trainer });
  const dialog = desk.page.getByRole('dialog');
  await desk.open(`/clients/${coachingId}`);
  await desk.page.getByRole('button', { name: 'Plan meals' }).click();
  await dialog.getByRole('button', { name: 'Send plan' }).click();
  await dialog.getByText('Add between 1 and 40 foods.').first().waitFor();
  for (const [meal, typed, found] of [
    ['breakfast', '200 g bananna', /^Banana, raw/],
    ['breakfast', '10 g butter salted', /^Butter, salted/],
    ['dinner', '100 g bananna', /^Banana, raw/],
  ] as const) {
    await dialog.getByRole('button', { name: `Add to ${meal}` }).click();
    await dialog.getByRole('searchbox', { name: 'Search foods' }).fill(typed);
    await dialog.getByRole('button', { name: found }).first().click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  // 3 × 97 + 72: 10 g of butter.
  await dialog.locator('dl').getByText('363 kcal').waitFor();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A glass of water with each meal.');
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Send plan' }).click();
  await dialog.waitFor({ state: 'detached' });
  await desk.page.getByText('Meal plan, every day').waitFor();
  await desk.page.getByText('Breakfast: Banana, raw, 200 g · Butter, salted, 10 g').waitFor();
  await desk.isAccessible();

  const network = await openNetwork(server);
  const phone = await visit(browser, { address: network.address, as: client, width: 390, worker: true });
  const { page } = phone;
  await phone.open('/track-diet');
  await page.getByText('From Kofi Mensah: 363 kcal.').waitFor();
  await page.getByText('A glass of water with each meal.').waitFor();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Log planned breakfast' }).click();
  await page.getByRole('button', { name: /^Butter, salted\s*10 g/ }).waitFor();
  await page.getByRole('button', { name: 'Log planned breakfast' }).waitFor({ state: 'detached' });
  const energy = page.locator('dl').filter({ hasText: 'Energy' }).first();
  await energy.getByText('266').waitFor();
  await page.getByText('All saved').waitFor();
  expect(await overflow(page)).toBe(0);

  // The rest of the day, and all of tomorrow, in a cellar.
  await keptOffline(page);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/kept'));
  await page.reload();
  await kept;
  await page.getByRole('button', { name: 'Log the rest' }).waitFor();
  await keptOffline(page);
  network.cut();
  await page.getByRole('button', { name: 'Log the rest' }).click();
  await page.getByText('All of it is logged.').waitFor();
  await energy.getByText('363').waitFor();
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByRole('button', { name: 'Log the whole day' }).click();
  await page.getByText('All of it is logged.').waitFor();
  await page.getByText('Offline, 4 to send').waitFor();
  await phone.isAccessible();
  network.mend();
  await page.reload();
  await page.getByText('All saved').waitFor();

  await desk.page.reload();
  await desk.page.getByText('363 of 363').first().waitFor();
  await desk.isAccessible();
  await page.getByRole('button', { name: 'Decline plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline plan' }).click();
  await page.getByRole('heading', { name: 'Meal plan', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Butter, salted/ }).waitFor();
  await desk.page.reload();
  await desk.page.getByText('Your client declined this plan.').waitFor();
  await desk.leave();
  await phone.leave(noNetwork);
  network.close();
});
