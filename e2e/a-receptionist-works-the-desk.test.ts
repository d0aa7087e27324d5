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
afterAll(async () => {
  await leaveBrowser(browser);
});

const address = inject('demoServer');

it('a receptionist finds a member, lets them in, sells a ticket for cash and one by card that ends in cash', async () => {
  const as = await signInAtDemo(address, 'receptionist');
  const desk = await visit(browser, { address, as, width: 820 });
  const { page } = desk;
  await desk.open('/dashboard');
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('aurelie bonnard');
  await page.getByRole('button', { name: /^Aurélie Bonnard/ }).click();
  const person = page.getByRole('region', { name: 'Aurélie Bonnard' });
  await person.getByRole('button', { name: 'Check in', exact: true }).first().click();
  await person.getByText(/Checked in|Already checked in/).waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);

  const till = page.locator('section', { has: page.getByRole('heading', { name: 'Sell tickets' }) });
  await till.getByRole('button', { name: /€/ }).first().click();
  await till.getByRole('button', { name: /^Cash €/ }).click();
  await page.getByText(/^Sold for €/).waitFor();
  await person.getByRole('heading', { name: 'Tickets' }).waitFor();
  await desk.isAccessible();

  await till.getByRole('button', { name: /€/ }).first().click();
  await till.getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('img', { name: 'QR code of the payment page' }).waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Take cash instead' }).click();
  await page.getByText(/paid\. The tickets are theirs\.$/).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await desk.leave();

  const phone = await visit(browser, { address, as, width: 390, dark: true });
  await phone.open('/dashboard');
  await phone.page.getByRole('button', { name: /€/ }).first().click();
  await phone.page.getByLabel('Name on the ticket').fill('Ingeborg Solheim');
  await phone.page.getByRole('button', { name: /^Cash €/ }).click();
  await phone.page.getByText(/^Sold for €/).waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.leave();
});
