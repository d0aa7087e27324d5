import { getOrder, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
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
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
let competitionId: string;
let divisionId: string;
const [first, second] = inject('twoServers');

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  await sell();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

/** Somebody with an order that holds a place for 25 euros. */
async function athlete(name: string) {
  const as = await backDoor.signIn({ name });
  const call = callAs(as);
  const details = registrationDetails.parse({ name });
  const lines = [{ itemId: divisionId, quantity: 1, details }];
  const body = { kind: registrationKind, offerId: competitionId, lines };
  const { data: order } = await call(placeOrder, { body });
  return {
    as,
    path: `/payment-intent/${competitionId}/${order.id}`,
    order: async () => (await call(getOrder, { params: { orderId: order.id } })).data,
  };
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay €25.00' }).click();
}

const confirmed = (page: Page) => page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();

describe('an athlete pays for a place', () => {
  it('with a card that works, on a phone, and sees it confirmed', async () => {
    const { as, path, order } = await athlete('Noor Achterberg');
    const phone = await visit(browser, { address: first, as, width: 390 });
    await phone.open(path);
    await phone.page.getByRole('timer').waitFor();
    await phone.isAccessible();
    expect(await overflow(phone.page)).toBe(0);
    await phone.page.getByRole('button', { name: 'Pay €25.00' }).click();
    await phone.page.getByText('Enter a card number.').waitFor();
    await payWith(phone.page, testCards.pays);
    await confirmed(phone.page);
    await phone.isAccessible();
    expect(await overflow(phone.page)).toBe(0);
    expect(await order()).toMatchObject({
      state: 'paid',
      invoiceNumber: expect.stringMatching(/^\d{4}-\d{4}$/),
    });
    const [receipt] = await Promise.all([
      phone.page.waitForEvent('download'),
      phone.page.getByRole('button', { name: 'Receipt (PDF)' }).click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^receipt-\d{4}-\d{4}\.pdf$/);
    const saved = async (name: string) => {
      const [file] = await Promise.all([
        phone.page.waitForEvent('download'),
        phone.page.getByRole('button', { name }).click(),
      ]);
      return file.suggestedFilename();
    };
    await phone.page.getByText('Show this code at check-in.').waitFor();
    expect(await saved('Save as PDF')).toMatch(/^[a-z-]+-registration\.pdf$/);
    expect(await saved('Add to calendar')).toMatch(/^[a-z-]+\.ics$/);
    await phone.open('/edit-profile?tab=orders');
    await phone.page.getByRole('link', { name: 'Lanes of Harbor' }).waitFor();
    await phone.page.getByText('€25.00').waitFor();
    await phone.leave();
  });

  it.each([
    ['phone', 390],
    ['desktop', 1440],
  ] as const)(
    'on a %s after declined cards and a refused challenge, also after a reload',
    async (_, width) => {
      const { as, path, order } = await athlete('Ravi Menon');
      const { open, page, isAccessible, leave } = await visit(browser, { address: first, as, width });
      await open(path);
      await payWith(page, testCards.declined);
      await page.getByText('Your bank declined the card.').waitFor();
      await isAccessible();
      expect(await overflow(page)).toBe(0);
      await payWith(page, testCards.insufficientFunds);
      await page.getByText('There isn’t enough money on this card.').waitFor();
      await payWith(page, testCards.challenged);
      await page.getByRole('button', { name: 'Confirm payment' }).waitFor();
      await isAccessible();
      expect(await overflow(page)).toBe(0);
      await page.reload();
      await page.getByRole('button', { name: 'Reject payment' }).click();
      await page.getByText('Your bank couldn’t confirm that it’s you.').waitFor();
      await payWith(page, testCards.challenged);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
      await confirmed(page);
      expect(await backDoor.chargesOf((await order()).id)).toBe(1);
      await leave();
    },
  );

  it('when the bank takes its time', async () => {
    const { as, path } = await athlete('Camila Restrepo');
    const desk = await visit(browser, { address: first, as });
    await desk.open(path);
    await payWith(desk.page, testCards.pendingThenSucceeds);
    await desk.page.getByText('Your bank is confirming the payment').waitFor();
    await desk.isAccessible();
    await confirmed(desk.page);
    await desk.leave();
  });

  it('once, however often: two tabs on two servers, double clicks, reload and back', async () => {
    const { as, path, order } = await athlete('Signe Halvorsen');
    const desk = await visit(browser, { address: first, as });
    const other = await visit(browser, { address: second, as });
    await Promise.all([desk.open(path), other.open(path)]);
    for (const { page } of [desk, other]) await page.getByLabel('Card number').fill(testCards.pays);
    const press = (page: Page) => page.getByRole('button', { name: 'Pay €25.00' }).dblclick();
    await Promise.all([press(desk.page), press(other.page)]);
    await Promise.all([confirmed(desk.page), confirmed(other.page)]);
    await desk.page.reload();
    await confirmed(desk.page);
    await desk.open('/');
    await desk.page.goBack();
    await confirmed(desk.page);
    expect(await backDoor.chargesOf((await order()).id)).toBe(1);
    await Promise.all([desk, other].map(({ leave }) => leave(/409/)));
  });

  it('and gives the place back for a refund with its credit note', async () => {
    const { as, path, order } = await athlete('Wanjiru Kamande');
    const phone = await visit(browser, { address: first, as, width: 390 });
    await phone.open(path);
    await payWith(phone.page, testCards.pays);
    await confirmed(phone.page);
    await phone.page.getByRole('button', { name: 'Cancel and refund' }).click();
    await phone.isAccessible();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Cancel and refund €25.00' }).click();
    await phone.page.getByRole('button', { name: 'Credit note' }).waitFor();
    await phone.page.getByRole('heading', { name: 'Your order was refunded' }).waitFor();
    await phone.isAccessible();
    expect(await overflow(phone.page)).toBe(0);
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 2500 });
    await phone.leave();
  });

  it('not at all: the order is canceled and the place free again', async () => {
    const { as, path, order } = await athlete('Ines Carvalho');
    const desk = await visit(browser, { address: first, as });
    await desk.open(path);
    await desk.page.getByRole('button', { name: 'Cancel order' }).click();
    await desk.isAccessible();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await desk.page.getByRole('heading', { name: 'Order canceled' }).waitFor();
    await desk.isAccessible();
    expect((await order()).state).toBe('canceled');
    await desk.page.getByRole('button', { name: 'Hold the place again' }).click();
    await payWith(desk.page, testCards.pays);
    await confirmed(desk.page);
    await desk.leave();
  });
});

const callAs = ({ token }: SignedIn) => createClient({ baseUrl: first, token: () => token });

/** A competition with a division that costs 25 euros. */
async function sell(): Promise<void> {
  const call = callAs(await backDoor.signIn({ name: 'Imani Okafor' }));
  const { data } = await call(createCompetition, {
    body: {
      name: 'Lanes of Harbor',
      place: 'Amsterdam',
      country: 'NLD',
      startsOn: '2031-11-20',
      endsOn: '2031-11-22',
      zone: 'Europe/Amsterdam',
      visibility: 'public',
      scoring: scoringPresets.on_site,
      divisions: [{ name: 'Open' }],
      workouts: [{ name: 'Anvil', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  competitionId = data.id;
  divisionId = data.divisions[0]?.id ?? '';
  const params = { competitionId };
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  const { needsPayoutAccount: _, ...settings } = (await call(getRegistrationSettings, { params })).data;
  const divisions = [{ divisionId, price: 2500, steps: [] }];
  const refundRule = [{ hoursBefore: 24, rate: 10_000, kept: 0 }];
  await call(setRegistrationSettings, {
    params,
    body: { ...settings, isOpen: true, currency: 'EUR', divisions, refundRule },
  });
}
