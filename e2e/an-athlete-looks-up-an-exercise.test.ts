import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

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

const [address] = inject('twoServers');

it('an exercise is found with a typing error, and one that is missing is added, changed and deleted', async () => {
  const as = await backDoor.signIn({ name: 'Ines Kaya' });
  const phone = await visit(browser, { address, as, width: 390 });
  const { page } = phone;
  await phone.open('/all-activities');
  await page.getByRole('link', { name: 'Exercises', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('ring psuh');
  await page.getByRole('link', { name: 'Ring push-up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ring push-up' }).waitFor();
  await page.getByText('Lower your chest between the rings with your elbows close.').waitFor();
  await page.getByText('Triceps, abs').waitFor();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: 'Add your own' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Choose at least one muscle.').first().waitFor();
  await phone.isAccessible();
  await dialog.getByLabel('Name').fill('Sandbag over shoulder');
  await dialog.getByRole('group', { name: 'Primary muscles' }).getByText('Glutes').click();
  await dialog.getByLabel('Steps').fill('Hug the bag.\nThrow it over one shoulder.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('radio', { name: 'Mine' }).click();
  await page.getByRole('link', { name: 'Sandbag over shoulder' }).click();
  await page.getByText('Throw it over one shoulder.').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Sandbag throw');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sandbag throw' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Exercises' }).waitFor();
  await phone.leave();
});
