import { listDisputes } from '@chalkline/contract/checkout/disputes.endpoints.ts';
import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import {
  registrationDetails,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
const [address] = inject('twoServers');

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it.each([
  ['phone', 390],
  ['desktop', 1440],
] as const)('an organizer refunds one of three divisions to the cent, on a %s', async (_, width) => {
  const organizer = await backDoor.signIn({ name: 'Imani Okafor' });
  const athlete = await backDoor.signIn({ name: 'Sofía Restrepo' });
  const order = await buyThree(organizer, athlete);
  const { page, open, isAccessible, leave } = await visit(browser, { address, as: organizer, width });
  await open('/revenues');
  await page.getByRole('link', { name: 'Orders and refunds' }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('sofia');
  await page.waitForURL(/search=sofia/);
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Sofía Restrepo' }).click();
  await page.getByRole('heading', { name: 'Sofía Restrepo' }).waitFor();
  await page.getByText('Choose what to refund.').waitFor();
  await page.getByRole('checkbox', { name: 'Refund Masters 35' }).check();
  await page.getByText('€24.99 back to the card that paid').waitFor();
  await page.getByRole('radio', { name: 'Other amount' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('30');
  await page.getByText('That’s more than is left.').waitFor();
  expect(await page.getByRole('button', { name: 'Refund', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'By the rule' }).check();
  await page.getByLabel('Why').fill('Doctor’s note');
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Refund €24.99' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund €24.99' }).click();
  const refund = page.getByRole('listitem').filter({ hasText: 'Doctor’s note' });
  await refund.getByText('Arrived').waitFor();
  await refund.getByRole('button', { name: 'Credit note' }).waitFor();
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  const { lines, refunded, state } = await order();
  expect({ refunded, state }).toEqual({ refunded: 2499, state: 'partly_refunded' });
  expect(lines.map(({ units }) => units[0]?.isReturned)).toEqual([false, false, true]);

  await open('/revenues/orders?tab=refunds&group=arrived');
  await page.getByRole('link', { name: 'Sofía Restrepo' }).waitFor();
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  await open('/revenues');
  const statement = page.locator('section', { has: page.getByRole('heading', { name: 'Statement' }) });
  const line = (label: string) => statement.locator('dl > div').filter({ hasText: label });
  await page.getByText('Equals the ledger').waitFor();
  expect(await line('Sales').innerText()).toContain('€75.00');
  expect(await line('Refunds').innerText()).toContain('-€24.99');
  expect(await line('Closing').innerText()).toContain('€50.01');
  await leave();
});

it.each([
  ['phone', 390],
  ['desktop', 1440],
] as const)('an organizer marks a refund that failed as paid back, on a %s', async (_, width) => {
  const organizer = await backDoor.signIn({ name: 'Imani Okafor' });
  const athlete = await backDoor.signIn({ name: 'Ngozi Adeyemi' });
  const order = await buyThree(organizer, athlete, testCards.refundFails);
  const { id, lines } = await order();
  const unitIds = [lines[0]?.units[0]?.id ?? ''];
  await callAs(organizer)(refundOrder, { params: { orderId: id }, body: { unitIds } });
  const states = async () => (await order()).refunds.map(({ state }) => state);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['failed']);
  // Only a refund that has failed is given up.
  await backDoor.giveUpRefunds(id);
  const { page, open, isAccessible, leave } = await visit(browser, { address, as: organizer, width });
  await open(urlOf('sale', { orderId: id }));
  await page.getByText(/Automatic retries have ended/).waitFor();
  await page.getByRole('button', { name: 'Mark as paid back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Mark €25.00 as paid back?' }).waitFor();
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  await dialog.getByLabel('Reference').fill('RF18 2500 0001');
  await dialog.getByRole('button', { name: 'Mark as paid back' }).click();
  await page.getByText(/^Paid by bank transfer on .* \(RF18 2500 0001\), noted by Imani Okafor$/).waitFor();
  await isAccessible();
  expect(await overflow(page)).toBe(0);
  await open('/revenues');
  await page.getByText('Equals the ledger').waitFor();
  const line = page.locator('dl > div').filter({ hasText: 'Refunds you paid yourself' });
  expect(await line.innerText()).toContain('€25.00');
  await leave();
  const phone = await visit(browser, { address, as: athlete, width });
  await phone.open(urlOf('order', { orderId: id }));
  await phone.page.getByText(/^Paid by bank transfer on .* \(RF18 2500 0001\)/).waitFor();
  await phone.leave();
});

it.each([
  ['phone', 390, 'sends evidence', 'The bank is deciding'],
  ['desktop', 1440, 'gives up', 'Lost'],
] as const)(
  'an organizer whose buyer’s bank disputes, on a %s (%i px), %s',
  async (_, width, does, state) => {
    const organizer = await backDoor.signIn({ name: 'Imani Okafor' });
    const athlete = await backDoor.signIn({ name: 'Viktor Halász' });
    await buyThree(organizer, athlete, testCards.disputed);
    const disputes = async () => (await callAs(organizer)(listDisputes, { params: { as: 'person' } })).data;
    await expect.poll(disputes, { timeout: 60_000 }).toHaveLength(1);
    const { page, open, isAccessible, leave } = await visit(browser, { address, as: organizer, width });
    await open('/revenues');
    await page.getByRole('link', { name: 'Answer it' }).click();
    await page.getByText('Needs your answer').waitFor();
    await isAccessible();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Viktor Halász' }).click();
    await page.getByRole('heading', { name: 'Viktor Halász disputes €75.00' }).waitFor();
    await page.getByRole('button', { name: 'Send evidence' }).click();
    await page.getByText('Write at least a sentence.').waitFor();
    await page
      .getByLabel('In your words')
      .fill('He competed on both days. His scores are on the leaderboard.');
    await page.getByRole('checkbox', { name: 'Date of the event' }).uncheck();
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    await page
      .getByLabel('Add a file')
      .setInputFiles({ name: 'start list.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('start list.pdf').waitFor();
    await page.getByRole('button', { name: 'Remove start list.pdf' }).waitFor();
    await isAccessible();
    expect(await overflow(page)).toBe(0);
    const name = does === 'gives up' ? 'Accept the dispute' : 'Send evidence';
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('heading', { name: 'What the bank got' }).waitFor();
    await page.getByText(state, { exact: true }).first().waitFor();
    if (does === 'sends evidence')
      await page.getByRole('link', { name: 'Receipt or invoice (15 bytes)' }).waitFor();
    await isAccessible();
    expect(await overflow(page)).toBe(0);
    await leave();
  },
);

const callAs = ({ token }: SignedIn) => createClient({ baseUrl: address, token: () => token });

/** A paid order of three divisions for 75 euros in all; gives how it is now. */
async function buyThree(organizer: SignedIn, athlete: SignedIn, card: string = testCards.pays) {
  const call = callAs(organizer);
  const names = ['Rx', 'Intermediate', 'Masters 35'];
  const { data: competition } = await call(createCompetition, {
    body: {
      name: 'Rift Valley Open',
      place: 'Nairobi',
      country: 'KEN',
      startsOn: '2031-11-20',
      endsOn: '2031-11-22',
      zone: 'Africa/Nairobi',
      visibility: 'public',
      scoring: scoringPresets.on_site,
      divisions: names.map((name) => ({ name })),
      workouts: [{ name: 'Anvil', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: competition.id };
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  const { needsPayoutAccount: _, ...settings } = (await call(getRegistrationSettings, { params })).data;
  const prices = [2500, 2501, 2499];
  const divisions = competition.divisions.map(({ id }, index) => ({
    divisionId: id,
    price: prices[index] ?? 0,
    steps: [],
  }));
  const refundRule = [{ hoursBefore: 24, rate: 10_000, kept: 0 }];
  const body = { ...settings, isOpen: true, currency: 'EUR' as const, divisions, refundRule };
  await call(setRegistrationSettings, { params, body });

  const buy = callAs(athlete);
  const details = registrationDetails.parse({ name: athlete.user.name });
  const lines = competition.divisions.map(({ id }) => ({ itemId: id, quantity: 1, details }));
  const placed = { kind: registrationKind, offerId: competition.id, lines };
  const { data: order } = await buy(placeOrder, { body: placed });
  const orderParams = { orderId: order.id };
  await buy(openPayment, { params: orderParams });
  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(urlOf('order', orderParams));
  await phone.page.getByLabel('Card number').fill(card);
  await phone.page.getByRole('button', { name: 'Pay €75.00' }).click();
  await phone.page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await phone.leave();
  return async () => (await buy(getOrder, { params: orderParams })).data;
}
