import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { listPasses, saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { signInAtDemo } from './demo-people.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = inject('demoServer');

it('somebody offers a ticket on a phone, and a friend without an account accepts it by a mailed code and changes its name', async () => {
  const family = `T${Date.now().toString(36)}`;
  const email = `ravi.${family.toLowerCase()}@example.org`;
  const maker = await signInAtDemo(address, 'organizer');
  const giver = await signInAtDemo(address, 'trainer');
  const name = `Handover ${family}`;
  const asMaker = createClient({ baseUrl: address, token: () => maker.token });
  const asGiver = createClient({ baseUrl: address, token: () => giver.token });
  const times = {
    starts_at: `${dayFromNow(3)}T18:00:00Z`,
    ends_at: `${dayFromNow(3)}T21:00:00Z`,
    zone: 'UTC',
  };
  const body = {
    type: 'event',
    name,
    place: 'Dock 7, Rotterdam',
    currency: 'EUR',
    ...times,
    ticket_types: JSON.stringify([{ name: 'Floor', price: 0 }]),
  } as const;
  const { data: event } = await asMaker(createGroup, { body });
  const lines = [{ itemId: event.event?.ticketTypes[0]?.id ?? '' }];
  const order = { kind: 'ticket', offerId: event.id, lines };
  await asGiver(placeOrder, { body: order }, { idempotencyKey: crypto.randomUUID() });
  const before =
    (await asGiver(listTickets, {})).data.find((ticket) => ticket.event.id === event.id)?.code ?? '';

  const phone = await visit(browser, { address, as: giver, width: 390 });
  const { page } = phone;
  await phone.open('/my-tickets');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: 'Transfer ticket' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await phone.isAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer ticket' }).click();
  await card.getByRole('button', { name: 'Withdraw offer' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);

  const link = new URL(await mailed(address, email, /href="([^"]*\/my-tickets[^"]*)"/));
  const friend = await visit(browser, { address, width: 390 });
  await friend.open(`${link.pathname.replace('/competition', '')}${link.search}`);
  await friend.page.getByRole('link', { name: 'Use my email and a code' }).click();
  await friend.page.getByLabel('Your name').fill(`Ravi ${family}`);
  await friend.page.getByLabel('Email').fill(email);
  await friend.page.getByRole('button', { name: 'Send code' }).click();
  await friend.page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  const code = await mailed(address, email, /<h2>(\d{6}) is your Chalkline code/);
  await friend.page.getByLabel('Code').fill(code);
  await friend.page.getByRole('button', { name: 'Continue' }).click();
  await friend.page.getByRole('heading', { name: 'Offered to you' }).waitFor();
  await friend.isAccessible();
  expect(await overflow(friend.page)).toBe(0);
  await friend.page.getByRole('button', { name: 'Accept ticket' }).click();
  await friend.page.getByRole('img', { name: `Ticket of Ravi ${family} to ${name}` }).waitFor();
  await friend.page.getByRole('button', { name: 'Change name' }).click();
  const form = friend.page.getByRole('dialog', { name: 'Change the name on this ticket?' });
  await form.getByLabel('Name').fill(`Asha ${family}`);
  await friend.isAccessible();
  await form.getByRole('button', { name: 'Change name' }).click();
  await friend.page.getByRole('img', { name: `Ticket of Asha ${family} to ${name}` }).waitFor();
  await friend.isAccessible();
  expect(await overflow(friend.page)).toBe(0);
  await friend.leave();

  await phone.open('/my-events?tab=tickets');
  await page
    .getByRole('tab', { name: 'Tickets' })
    .or(page.getByRole('link', { name: 'Tickets' }))
    .first()
    .waitFor();
  await expect.poll(() => card.count()).toBe(0);
  await phone.leave();

  const desk = await visit(browser, { address, as: maker, patient: true });
  await desk.open(`/event-door/${event.id}`);
  await desk.page.getByText(`Asha ${family}`).first().waitFor();
  await desk.page.getByLabel('Ticket code').fill(before);
  await desk.page.getByLabel('Ticket code').press('Enter');
  await desk.page.getByRole('region', { name: 'Last scan' }).getByText('is no longer valid').waitFor();
  await desk.leave(/status of 409/);
});

it('a pass for every date is offered on a phone, accepted by a friend, and its old code is void at the door', async () => {
  const family = `P${Date.now().toString(36)}`;
  const maker = await signInAtDemo(address, 'organizer');
  const giver = await signInAtDemo(address, 'trainer');
  const asMaker = createClient({ baseUrl: address, token: () => maker.token });
  const asGiver = createClient({ baseUrl: address, token: () => giver.token });
  const name = `Season ${family}`;
  const body = {
    type: 'event',
    name,
    place: 'Dock 7, Rotterdam',
    currency: 'EUR',
    zone: 'UTC',
    starts_at: `${dayFromNow(3)}T18:00:00Z`,
    ends_at: `${dayFromNow(3)}T21:00:00Z`,
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
    ticket_types: JSON.stringify([{ name: 'Floor', price: 0 }]),
  } as const;
  const { data: made } = await asMaker(createGroup, { body });
  const seriesId = made.event?.series?.id ?? '';
  const typeId = made.event?.ticketTypes[0]?.id ?? '';
  const types = [{ name: 'Season', price: 0, uses: null, typeId, capacity: null }];
  const { data: sold } = await asMaker(saveSeriesPasses, { params: { seriesId }, body: { types } });
  const lines = [{ itemId: sold.types[0]?.id ?? '' }];
  const order = { kind: 'pass', offerId: seriesId, lines };
  await asGiver(placeOrder, { body: order }, { idempotencyKey: crypto.randomUUID() });
  const before =
    (await asGiver(listPasses, {})).data.find(({ series }) => series.id === seriesId)?.code ?? '';

  const phone = await visit(browser, { address, as: giver, width: 390 });
  await phone.open('/my-events?tab=tickets');
  const card = phone.page.getByRole('listitem').filter({ has: phone.page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: 'Transfer pass' }).click();
  await phone.page.getByRole('dialog').getByLabel('Email').fill('athlete@demo.test');
  await phone.isAccessible();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Transfer pass' }).click();
  await card.getByRole('button', { name: 'Withdraw offer' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);

  const friend = await visit(browser, { address, as: await signInAtDemo(address, 'athlete'), width: 390 });
  await friend.open('/my-tickets');
  const offer = friend.page.getByRole('listitem').filter({ hasText: name });
  await offer.getByText('Next date:').waitFor();
  await friend.isAccessible();
  await offer.getByRole('button', { name: 'Accept pass' }).click();
  const theirs = friend.page
    .getByRole('listitem')
    .filter({ has: friend.page.getByRole('heading', { name }) });
  await theirs.getByRole('button', { name: 'Transfer pass' }).waitFor();
  expect(await overflow(friend.page)).toBe(0);
  await friend.leave();

  await phone.open('/my-tickets');
  await phone.page.getByRole('heading', { level: 1, name: 'My tickets' }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  await phone.leave();

  const desk = await visit(browser, { address, as: maker, patient: true });
  await desk.open(`/event-door/${made.id}`);
  await desk.page.getByLabel('Ticket code').fill(before);
  await desk.page.getByLabel('Ticket code').press('Enter');
  await desk.page.getByRole('region', { name: 'Last scan' }).getByText('is no longer valid').waitFor();
  await desk.leave(/status of 409/);
});
