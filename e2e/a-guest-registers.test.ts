import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { openCompetition } from './open-competition.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
const address = inject('demoServer');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** A published competition with one division for 40 euros. */
async function openForMoney(name: string): Promise<string> {
  const { id } = await openCompetition(address, await signInAtDemo(address, 'organizer'), {
    facts: { name, divisions: [{ name: 'Open Rx' }] },
    price: { 'Open Rx': 4000 },
    terms: { refundRule: [{ hoursBefore: 24, rate: 10_000, kept: 0 }] },
  });
  return id;
}

const shown = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Enters the code of the newest mail; `before` is one that was used. Gives the code. */
async function enterCode(page: Page, email: string, button: string, before = ''): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  const newest = () => mailed(address, email, /<h2>(\d{6}) is your Chalkline code/);
  await expect.poll(newest, { timeout: 30_000 }).not.toBe(before);
  const code = await newest();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: button }).click();
  return code;
}

it('pays for a place on a phone, comes back by the mail, makes an account and finds the place', async () => {
  const email = `ilse.${Date.now()}@example.org`;
  const id = await openForMoney('Guests of the Harbor');
  const phone = await visit(browser, { address, width: 390 });
  const { page } = phone;
  await phone.open(`/competition-detail/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Register', exact: true }).filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Continue as a guest' }).waitFor();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Enter your name.').first().waitFor();
  await phone.isAccessible();
  await page.getByLabel('Your name').fill('Ilse Vermeer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  await phone.isAccessible();
  const first = await enterCode(page, email, 'Continue');

  await page.getByText(`You’re continuing as a guest with ${email}.`).waitFor();
  await page.getByRole('radio', { name: /^Open Rx/ }).check({ force: true });
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await shown(page, 'Pay €40.00').click();
  await page.waitForURL(`**/payment-intent/${id}/*`);
  await page.getByLabel('Card number').fill(testCards.pays);
  await shown(page, 'Pay €40.00').click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);

  // By the receipt's link, in another browser: a code opens the order, and the account.
  const link = await mailed(address, email, /href="([^"]*\/orders\/[^"]+)"/);
  const desk = await visit(browser, { address });
  await desk.open(new URL(link).pathname.replace('/competition', ''));
  await desk.page.getByRole('heading', { level: 1, name: 'Open your order' }).waitFor();
  await desk.isAccessible();
  await desk.page.getByLabel('Email').fill(email);
  await desk.page.getByRole('button', { name: 'Send code' }).click();
  const second = await enterCode(desk.page, email, 'Continue', first);
  await desk.page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await desk.page.getByRole('link', { name: 'Create an account' }).click();
  await desk.page.getByLabel('Name', { exact: true }).fill('Ilse Vermeer');
  await desk.page.getByRole('textbox', { name: 'Password' }).fill('a-long-quiet-harbor');
  await desk.page.getByRole('button', { name: 'Register' }).click();
  await enterCode(desk.page, email, 'Verify email', second);
  await desk.page.waitForURL('**/orders/*');
  await desk.page.getByRole('button', { name: 'Cancel and refund' }).waitFor();
  await desk.open(`/competition-detail/${id}`);
  await desk.page.getByText('You’re registered.', { exact: true }).waitFor();
  await desk.leave();

  // The phone was signed in as the guest, who is no guest anymore.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Open your order' }).waitFor();
  await phone.leave(/status of 401/);
});
