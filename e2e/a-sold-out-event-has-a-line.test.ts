import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
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

it('an athlete waits for a ticket on a phone and gets the one that comes free', async () => {
  const name = `Sandbag night ${Date.now() % 100_000}`;
  const organizer = await signInAtDemo(address, 'organizer');
  const trainee = await signInAtDemo(address, 'trainee');
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
      ticket_types: JSON.stringify([{ name: 'Carrier', price: 0, capacity: 1 }]),
    } as never,
  });
  const itemId = group.event?.ticketTypes[0]?.id ?? '';
  const body = { kind: 'ticket', offerId: group.id, lines: [{ itemId }] };
  const { data: order } = await as(trainee.token)(
    placeOrder,
    { body },
    { idempotencyKey: crypto.randomUUID() },
  );

  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(urlOf('eventDetail', { id: group.id }));
  await phone.page.getByRole('button', { name: 'Join the waiting list' }).click();
  await phone.page.getByText('You’re number 1 on the waiting list.').waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);

  const desk = await visit(browser, { address, as: organizer, width: 390 });
  await desk.open(urlOf('eventDetail', { id: group.id }));
  await desk.page.getByRole('heading', { name: 'Waiting for tickets' }).waitFor();
  await desk.page.getByText('Waiting', { exact: true }).waitFor();
  await desk.isAccessible();
  expect(await overflow(desk.page)).toBe(0);

  const { data: paid } = await as(trainee.token)(getOrder, { params: { orderId: order.id } });
  const unitIds = paid.lines.flatMap(({ units }) => units.map(({ id }) => id));
  await as(organizer.token)(
    refundOrder,
    { params: { orderId: order.id }, body: { unitIds } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await phone.open('/notifications');
  await phone.page
    .getByRole('link', { name: `A ticket to ${name} is yours` })
    .first()
    .click();
  await phone.page.getByText('A ticket is held for you until').waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'One more: Carrier' }).click();
  await phone.page.getByRole('button', { name: 'Get tickets' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'My tickets' }).waitFor();
  await phone.leave();

  await desk.open(urlOf('eventDetail', { id: group.id }));
  await desk.page.getByText('No one is waiting').waitFor();
  await desk.leave();
});
