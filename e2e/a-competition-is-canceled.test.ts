import { openPayment, placeOrder, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  registrationDetails,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Browser } from 'playwright-core';
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

const as = ({ token }: { readonly token: string }) => createClient({ baseUrl: address, token: () => token });

/** A competition with a division at 60 euros, in which an athlete has paid for a place. */
async function paidCompetition(name: string) {
  const organizer = await signInAtDemo(address, 'organizer');
  const athlete = await signInAtDemo(address, 'athlete');
  const { id, divisionIds } = await openCompetition(address, organizer, {
    facts: { name, divisions: [{ name: 'Open Rx', capacity: 10 }] },
    price: { 'Open Rx': 6000 },
    terms: { transferHours: null },
  });
  const details = registrationDetails.parse({ name: 'Sanne de Wit' });
  const lines = [{ itemId: divisionIds[0] ?? '', quantity: 1, details }];
  const body = { kind: registrationKind, offerId: id, lines };
  const { data: order } = await as(athlete)(placeOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  const { data: opened } = await as(athlete)(openPayment, { params: { orderId: order.id } });
  const clientSecret = opened.payment?.clientSecret ?? '';
  await as(athlete)(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
  await as(athlete)(settleOrder, { params: { orderId: order.id } });
  return { organizer, athlete, id, orderId: order.id };
}

it('an organizer cancels a competition; its athlete sees why, has the refund and a mail', async () => {
  const name = `Flooded Throwdown ${Date.now() % 100_000}`;
  const { organizer, athlete, id, orderId } = await paidCompetition(name);

  const desk = await visit(browser, { address, as: organizer, width: 1440 });
  await desk.open(urlOf('competitionDashboard', { id }, { part: 'settings' }));
  await desk.page.getByRole('button', { name: 'Cancel competition' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Cancel this competition?' });
  await dialog.getByText('1 registration ends. Leaderboards stay as they are.').waitFor();
  await dialog.getByText('€60.00 is refunded to 1 buyer, including fees.').waitFor();
  await dialog.getByLabel('Reason').fill('The hall is flooded.');
  await dialog.getByLabel('Name of the competition').fill('Flooded');
  expect(await dialog.getByRole('button', { name: 'Cancel competition' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Name of the competition').fill(name);
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Cancel competition' }).click();
  await desk.page.getByText('This competition is canceled.').waitFor();
  await desk.page.getByText('1 refunded').waitFor();
  await desk.isAccessible();
  await desk.open(urlOf('competitionDashboard', { id }, { part: 'settings' }));
  await desk.page.getByText('This competition is canceled and can’t be changed.').waitFor();
  expect(await desk.page.getByRole('button', { name: 'Cancel competition' }).count()).toBe(0);
  await desk.leave();

  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(urlOf('competitionDetail', { id }));
  await phone.page.getByText('The hall is flooded.').waitFor();
  expect(await phone.page.getByRole('link', { name: 'Register', exact: true }).count()).toBe(0);
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.open(urlOf('compete', { id }));
  await phone.page.getByText('This competition is canceled.').waitFor();
  await phone.isAccessible();
  await phone.open(urlOf('order', { orderId }));
  await phone.page.getByText('€60.00').first().waitFor();
  await phone.page.getByRole('heading', { name: 'Refunds' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.open('/notifications');
  await phone.page.getByText(`${name} is canceled`).first().waitFor();
  await phone.leave();

  const letter = await mailed(address, 'athlete@demo.test', new RegExp(`(${name} is canceled)`));
  expect(letter).toBe(`${name} is canceled`);
});
