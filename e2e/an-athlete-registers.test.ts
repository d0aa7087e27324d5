import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { openCompetition } from './open-competition.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** A published competition with a free division, a paid one and one for others. */
async function openThree(address: string, name: string): Promise<string> {
  const divisions = [
    { name: 'Open Scaled' },
    { name: 'Open Rx', capacity: 10 },
    { name: 'Masters 90+', ageFrom: 90 },
  ];
  const { id } = await openCompetition(address, await signInAtDemo(address, 'organizer'), {
    facts: { name, divisions },
    price: { 'Open Rx': 6000 },
    terms: { refundRule: [{ hoursBefore: 24, rate: 10_000, kept: 0 }], transferHours: 24 },
  });
  return id;
}

it.each([
  ['phone', 390],
  ['desktop', 1440],
] as const)('registers on a %s from the public page, free and for money', async (device, width) => {
  const address = inject('demoServer');
  const id = await openThree(address, `Register on a ${device}`);
  const athlete = await visit(browser, { address, width, as: await signInAtDemo(address, 'athlete') });
  const { page } = athlete;
  const main = (name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true });

  await athlete.open(`/competition-detail/${id}`);
  await page.getByText('Free to €60.00').filter({ visible: true }).first().waitFor();
  await page.getByRole('link', { name: 'Register', exact: true }).filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
  await athlete.isAccessible();

  // Nothing is chosen yet: the form says so and sends nothing.
  await main('Register').click();
  await page.getByText('Division: Choose a division.').waitFor();

  // The division asks for what the profile doesn't say, and says why it takes nobody of that age.
  await page.getByRole('radio', { name: /^Masters 90/ }).check({ force: true });
  await page.getByLabel('Birth date').fill('1991-04-02');
  await main('Register').click();
  await page
    .getByRole('link', { name: /^Division: You’re 40 on the first day. This division is for 90 and over.$/ })
    .waitFor();

  await page.getByRole('radio', { name: /^Open Scaled/ }).check({ force: true });
  await main('Register').click();
  await page.getByText('You’re registered', { exact: true }).waitFor();
  await page.waitForURL(`**/competition-detail/${id}`);
  await page.getByText('You’re registered.', { exact: true }).waitFor();

  await athlete.open(`/compete/${id}`);
  // It comes above the form and moves it.
  await page.getByRole('img', { name: 'Check-in code for Open Scaled' }).waitFor();
  await page.getByRole('radio', { name: /^Open Rx/ }).check({ force: true });
  await main('Pay €60.00').click();
  await page.waitForURL(`**/payment-intent/${id}/*`);

  // The place is held: the screen leads back to the payment and lets go of it.
  await athlete.open(`/compete/${id}`);
  await page.getByText(/^Your place in Open Rx is held until/).waitFor();
  await page.getByRole('link', { name: 'Continue to payment' }).waitFor();
  await athlete.isAccessible();
  await main('Release the place').click();
  await page.getByText('Place released').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^Open Rx/ }).count()).toBe(1);

  // Alone to the end: paid with a card, and given back for the money.
  await page.getByRole('radio', { name: /^Open Rx/ }).check({ force: true });
  await main('Pay €60.00').click();
  await page.waitForURL(`**/payment-intent/${id}/*`);
  await page.getByLabel('Card number').fill(testCards.pays);
  await main('Pay €60.00').click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await athlete.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and refund €60.00' }).click();
  await page.getByRole('heading', { name: 'Your order was refunded' }).waitFor();
  await athlete.open(`/compete/${id}`);
  await page.getByRole('radio', { name: /^Open Rx/ }).waitFor({ state: 'attached' });

  // The free place goes to somebody else, who takes it from the notification and has its code.
  await page.getByRole('img', { name: 'Check-in code for Open Scaled' }).waitFor();
  await main('Transfer').click();
  const offer = page.getByRole('dialog');
  await offer.getByLabel('Their email').fill('trainee@demo.test');
  await athlete.isAccessible();
  await offer.getByRole('button', { name: 'Offer the place' }).click();
  await page.getByText(/^Offered to trainee@demo\.test until/).waitFor();
  const other = await visit(browser, { address, width, as: await signInAtDemo(address, 'trainee') });
  await other.open('/notifications');
  await other.page.getByText(`offers you a place in Register on a ${device}`).first().click();
  await other.page.getByRole('heading', { level: 1, name: /offers you a place$/ }).waitFor();
  await other.page.getByRole('button', { name: 'Accept the place' }).waitFor();
  await other.isAccessible();
  expect(await overflow(other.page)).toBe(0);
  await other.page.getByRole('button', { name: 'Accept the place' }).click();
  await other.page.getByText('The place is yours', { exact: true }).waitFor();
  await other.page.getByRole('img', { name: 'Check-in code for Open Scaled' }).waitFor();
  await other.leave();
  await athlete.open(`/compete/${id}`);
  await page.getByRole('radio', { name: /^Open Scaled/ }).waitFor({ state: 'attached' });
  expect(await page.getByText('Your place', { exact: true }).count()).toBe(0);
  // The server refuses the athlete of the wrong age.
  await athlete.leave(/422/);
});
