import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
const address = inject('demoServer');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('an organizer cancels an event, which its ticket holders hear of', async () => {
  const name = `Sled night ${Date.now() % 100_000}`;
  const organizer = await signInAtDemo(address, 'organizer');
  const athlete = await signInAtDemo(address, 'athlete');
  const as = (token: string) => createClient({ baseUrl: address, token: () => token });
  const starts = Date.now() + 20 * day;
  const { data: group } = await as(organizer.token)(createGroup, {
    body: {
      type: 'event',
      name,
      place: 'Harbor Hall, Rotterdam',
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 2 * hour).toISOString(),
      ticket_types: JSON.stringify([{ name: 'Puller', price: 0 }]),
    } as never,
  });
  const itemId = group.event?.ticketTypes[0]?.id ?? '';
  const body = { kind: 'ticket', offerId: group.id, lines: [{ itemId }] };
  await as(athlete.token)(placeOrder, { body }, { idempotencyKey: crypto.randomUUID() });

  const desk = await visit(browser, { address, as: organizer, width: 820 });
  await desk.open(urlOf('eventDetail', { id: group.id }));
  await desk.page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText(/1 ticket becomes void\. No one has paid, so nothing is refunded\./).waitFor();
  await dialog.getByLabel('Reason').fill('The hall is flooded.');
  await dialog.getByLabel('Name of the event').fill('Sled');
  expect(await dialog.getByRole('button', { name: 'Cancel event' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Name of the event').fill(name);
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await desk.page.getByText('This event is canceled.').waitFor();
  await desk.page.getByText('1 refunded').waitFor();
  await desk.isAccessible();
  await desk.leave();

  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(urlOf('eventDetail', { id: group.id }));
  await phone.page.getByText('The hall is flooded.').waitFor();
  expect(await phone.page.getByRole('button', { name: 'Get tickets' }).count()).toBe(0);
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.open('/notifications');
  await phone.page.getByText(`${name} is canceled`).first().waitFor();
  await phone.leave();
});
