import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { openNetwork } from './network.ts';
import { findingsOf, visit } from './visit.ts';
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

it('a workout is logged in a cellar: sets offline, back online, the record shows, the history holds it', async () => {
  const [server] = inject('twoServers');
  const as = await backDoor.signIn({ name: 'Mara Lindqvist' });
  const network = await openNetwork(server);
  const phone = await visit(browser, { address: network.address, as, width: 360 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open('/fitness-trainer');
  await page.getByText('All saved').waitFor();
  await page.getByRole('button', { name: 'Start a workout' }).click();
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await dialog.getByRole('searchbox', { name: 'Search exercises' }).fill('barbell squat');
  await dialog.getByRole('button', { name: /^Barbell squat/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbell squat' }).waitFor();
  await page.getByText('All saved').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();

  network.cut();
  // Another exercise for the same muscles, with what the cellar has.
  await page.getByRole('button', { name: 'Swap' }).click();
  await dialog.getByLabel('Equipment').click();
  await page.getByRole('option', { name: 'Dumbbell' }).click();
  const offered = dialog.getByRole('listitem');
  await expect.poll(() => offered.filter({ hasNotText: 'dumbbell' }).count()).toBe(0);
  expect(await offered.count()).toBeGreaterThan(0);
  await phone.isAccessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // How it is done is on the phone too.
  await page.getByRole('button', { name: 'How to do it' }).click();
  await dialog.getByText('Primary').waitFor();
  await phone.isAccessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const done = page.getByRole('button', { name: /^Set done/ });
  const rested = page.getByRole('button', { name: 'Skip rest' });
  await page.getByRole('textbox', { name: 'kg' }).fill('60');
  await done.click();
  await page.getByRole('timer', { name: 'Rest left' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await rested.click();
  await page.getByRole('textbox', { name: 'kg' }).fill('65');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByLabel('Note').fill('Left knee in.');
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Left knee in.').waitFor();
  await done.click();
  await page.getByText('Best 1RM: 82.33 kg, estimated').waitFor();
  await rested.click();
  await page.getByText('Offline, 2 to send').waitFor();

  // The tab is closed before anything is sent: what was done is still there in another one.
  const reopened = await phone.context.newPage();
  await page.close();
  network.mend();
  await reopened.goto(`${network.address}/competition/fitness-trainer`);
  await finishIn(reopened);
  await phone.leave(noNetwork);
  network.close();
});

async function finishIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByText('All saved').waitFor();
  const isAccessible = async () => expect(await findingsOf(page)).toEqual([]);
  await isAccessible();
  await page.getByRole('link', { name: /2 sets.*Resume/ }).click();
  await page.getByText('Set 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Plates' }).click();
  await dialog.getByText('On each side').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Set done/ }).click();
  await page.getByRole('button', { name: 'Skip rest' }).click();
  await page.getByRole('heading', { level: 1, name: 'All sets done' }).waitFor();
  await page.getByRole('button', { name: 'Finish workout' }).click();
  await dialog.getByLabel('Name').fill('Cellar legs');
  await isAccessible();
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: /^Cellar legs/ }).waitFor();

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Cellar legs.*3 sets/ }).click();
  await dialog.getByText('60 × 8, 65 × 8 “Left knee in.”').waitFor();
  await isAccessible();

  // The first set was 70 kg, and the third was never done.
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await isAccessible();
  await page.getByRole('button', { name: 'Set 1: 60 × 8, done' }).click();
  await page.getByRole('textbox', { name: 'kg' }).fill('70');
  await page.getByRole('button', { name: 'Save set' }).click();
  await page.getByRole('button', { name: /^Set 3: / }).click();
  await page.getByRole('button', { name: 'Delete set' }).click();
  await page.getByRole('button', { name: 'Finish editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Records' }).click();
  await page.getByRole('button', { name: /^Barbell squat.*88.67 kg/ }).click();
  await dialog.getByText('Epley’s formula').waitFor();
  expect(await overflow(page)).toBe(0);
  await isAccessible();
}
