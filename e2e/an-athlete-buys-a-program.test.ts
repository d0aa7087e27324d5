import { createClient } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const address = inject('demoServer');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const lastPart = (address: string) => new URL(address).pathname.split('/').at(-1);

/** Someone who hasn’t bought it: a second try comes after a purchase. */
async function newBuyer() {
  for (const who of ['athlete', 'receptionist', 'organizer']) {
    const as = await signInAtDemo(address, who);
    const call = createClient({ baseUrl: address, token: () => as.token });
    const { data } = await call(listPrograms, { query: { price: 'bought' } });
    if (data.length === 0) return as;
  }
  throw new Error('Everyone has bought it.');
}

it('an athlete finds a paid program on a phone, buys it, starts it, and its coach gives the money back', async () => {
  const athlete = await visit(browser, { address, as: await newBuyer(), width: 390 });
  const { page } = athlete;
  await athlete.open('/programs');
  await page.getByRole('combobox', { name: 'Price' }).click();
  await page.getByRole('option', { name: 'Paid' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Engine room' });
  await card.getByText('€24').waitFor();
  await athlete.isAccessible();
  await card.getByRole('button', { name: 'View Engine room' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open program' }).click();
  await page.getByRole('heading', { level: 1, name: 'Engine room' }).waitFor();
  await page.getByText('Opens when you subscribe').waitFor();
  const program = lastPart(page.url());
  expect(await page.getByText('Long row').count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  await athlete.isAccessible();
  await page.getByRole('button', { name: 'Subscribe for €24' }).click();

  await page.getByLabel('Card number').fill(testCards.pays);
  await page.getByRole('button', { name: 'Pay €24.00' }).click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  const order = lastPart(page.url());
  await page.getByRole('link', { name: 'Go to Engine room' }).click();
  await page.getByRole('heading', { name: 'Long row' }).first().waitFor();
  await page.getByRole('button', { name: 'Start program' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'None applies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start program' }).click();
  await page.getByText('Engine room').first().waitFor();
  await athlete.open('/programs?price=bought');
  await card.getByText('Yours', { exact: true }).waitFor();
  expect(await card.getByRole('button', { name: 'Subscribe to Engine room' }).count()).toBe(0);
  await athlete.isAccessible();

  const coach = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'hugo.lindahl'),
  });
  await coach.open(`/revenues/orders/${order}`);
  await coach.page.getByRole('checkbox', { name: 'Refund Engine room' }).check();
  await coach.page.getByLabel('Why').fill('Not for a sore knee');
  await coach.isAccessible();
  await coach.page.getByRole('button', { name: 'Refund €24.00' }).click();
  await coach.page.getByRole('dialog').getByRole('button', { name: 'Refund €24.00' }).click();
  await coach.page.getByRole('listitem').filter({ hasText: 'sore knee' }).getByText('Arrived').waitFor();
  await coach.leave();
  await athlete.open(`/workout-program/${program}`);
  await page.getByText('Opens when you subscribe').waitFor();
  await athlete.leave();
});
