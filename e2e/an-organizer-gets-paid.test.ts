import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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

it('connects a payout account, is restricted, then enabled, and finds the revenues', async () => {
  const [address] = inject('twoServers');
  const organizer = await visit(browser, { address, as: await backDoor.signIn({ name: 'Imani Okafor' }) });
  const { page } = organizer;
  await organizer.open('/stripe-home/');
  await page.getByLabel('Country').fill('Netherlands');
  await page.getByRole('option', { name: 'Netherlands', exact: true }).click();
  await page.getByRole('button', { name: 'Connect an account' }).click();
  await page.getByLabel('Restricted: a document is missing').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('A photo of an identity document').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Paid sales' }).innerText()).toContain('Off');

  await page.getByRole('button', { name: 'Continue at the provider' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Everything works. Payouts go out on the 1st of each month.').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Paid sales' }).innerText()).toContain('On');

  await page.getByRole('link', { name: 'Revenues' }).click();
  await page.getByRole('heading', { name: 'Revenues' }).waitFor();
  await page.getByText('No sales in this year yet').waitFor();
  await page.getByText('Equals the ledger').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download statement as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^imani-okafor-statement-\d{4}-\d{2}-eur\.pdf$/);
  await organizer.leave();
});
