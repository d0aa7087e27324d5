import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

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

it('a newcomer agrees before their diary is kept, and withdraws that with all of it', async () => {
  const as = await backDoor.signIn({ name: 'Ines Kaya', consents: [] });
  const phone = await visit(browser, { address, as, width: 390 });
  const { page } = phone;
  const question = page.getByRole('dialog', { name: 'Keep your food diary?' });
  await phone.open('/track-diet');
  await page.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await question.getByText('we keep it only if you agree').waitFor();
  await phone.isAccessible();

  // Who doesn't agree keeps nothing, and may think again.
  await question.getByRole('button', { name: 'Don’t keep it' }).click();
  await page.getByText('We keep a food diary only with your consent.').first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await question.getByRole('button', { name: 'Agree and save' }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('0.25', { exact: true }).waitFor();

  await phone.open('/edit-profile?tab=privacy');
  const consents = page.getByRole('list', { name: 'Your consents' });
  await consents.getByText('You agreed on').waitFor();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Withdraw consent: Food diary' }).click();
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await consents.getByText('Withdrawn on').waitFor();
  await phone.open('/track-diet');
  await page.getByRole('button', { name: 'Glass, 250 ml' }).waitFor();
  await page.getByText('0.25', { exact: true }).waitFor({ state: 'detached' });
  await phone.leave(/status of 403/);
});
