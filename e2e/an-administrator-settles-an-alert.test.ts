import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('an administrator follows the dashboard to a payment alert, and notes what was done', async () => {
  const address = inject('demoServer');
  const boss = await visit(browser, { address, as: await signInAtDemo(address, 'admin'), width: 390 });
  const { page } = boss;
  await boss.open('/dashboard');
  await page.getByRole('link', { name: /^Review: 1 payment alert/ }).click();
  await page.getByRole('heading', { name: 'Payment alerts', level: 1 }).waitFor();
  await page.getByText('Refund larger than our books').waitFor();
  await boss.isAccessible();
  await page.getByRole('link', { name: 'Rift Valley Open' }).click();
  await page.getByRole('heading', { name: 'Dinh Anh Phan', level: 1 }).waitFor();
  await page.getByText('Your visit is recorded in the audit log.').waitFor();
  await boss.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was done').fill('Refunded twice at the provider. The athlete sent it back.');
  await boss.isAccessible();
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByText('No open alerts').waitFor();
  await page.getByRole('radio', { name: 'Acknowledged' }).click();
  await page.getByText('Refunded twice at the provider. The athlete sent it back.').waitFor();
  await boss.isAccessible();

  await boss.open('/dashboard');
  await page.getByRole('link', { name: /^View: 1 dispute/ }).click();
  await page.getByRole('heading', { name: 'Disputes and refunds', level: 1 }).waitFor();
  await boss.isAccessible();
  await page.getByRole('table', { name: 'Disputes' }).getByRole('link').first().click();
  await page.getByText('The seller hasn’t sent the bank anything yet.').waitFor();
  await boss.isAccessible();
  expect(await overflow(page)).toBe(0);

  await boss.open('/dashboard?part=payouts');
  const arrived = page.getByRole('link', { name: /^Arrived, / }).first();
  await arrived.click();
  await page.getByRole('heading', { name: /^Payouts for / }).waitFor();
  await page
    .getByRole('table', { name: 'Payouts', exact: true })
    .getByText(/Arrived/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('state')).toBe('paid');
  await boss.isAccessible();
  await boss.leave();
});
