import { cancelOrder, listOrders, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/events.endpoints.ts';
import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { group } from '../groups/directory/groups.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { eventWith, ticketTo } from './events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const who = await person(parts);
  return { as: await signedIn(parts, who), viewer: asViewer(who) };
}

const paid = [{ name: 'Floor', price: 2500, capacity: 3 }];

it('gives filters of what is public and upcoming, and nothing of the rest', async () => {
  const { viewer } = await somebody();
  const word = newId().slice(-8);
  const dear = { currency: 'NOK', ticket_types: [{ name: 'Floor', price: 777_00 }] };
  await eventWith(parts, viewer, { place: `Open ${word}`, ...dear });
  await eventWith(parts, viewer, { place: `Secret ${word}`, visibility: 'invitation' });
  const { data } = await call(endpoints.getFilters, {});
  expect(data.places.filter(({ name }) => name.endsWith(word))).toEqual([{ name: `Open ${word}`, count: 1 }]);
  expect(data.prices).toContainEqual({ currency: 'NOK', least: 777_00, most: 777_00 });
  expect(Date.parse(data.dates?.until ?? '')).toBeGreaterThan(clock.now().getTime());
});

it('lists events of a category, each date of a series too, and gives the categories that there are', async () => {
  const { viewer } = await somebody();
  const word = newId().slice(-8);
  const repeat = seriesRule.parse({ frequency: 'weekly', times: 3 });
  await eventWith(parts, viewer, { name: `Swim ${word}`, category: 'swimming', repeat });
  await eventWith(parts, viewer, { name: `Talk ${word}` });
  const list = async (query: object) => {
    const { data } = await call(endpoints.listEvents, { query: { search: word, ...query } });
    return data.map(({ name, event }) => [name.split(' ')[0], event?.category]);
  };
  expect(await list({ category: 'swimming' })).toEqual([['Swim', 'swimming']]);
  expect(await list({ category: 'swimming', each: 'true' })).toHaveLength(3);
  expect(await list({ category: 'other' })).toEqual([['Talk', 'other']]);
  expect(await list({ category: 'cycling' })).toEqual([]);
  const { data } = await call(endpoints.getFilters, {});
  expect(data.categories).toEqual(data.categories.toSorted());
  for (const category of ['swimming', 'other']) expect(data.categories).toContain(category);
});

it('gives an event by its id, and no other group', async () => {
  const { viewer, as } = await somebody();
  const { id } = await eventWith(parts, viewer);
  expect((await call(endpoints.getEvent, { params: { eventId: id } })).data.name).toBe('Open Gym Night');
  const plain = await group(parts, viewer, {});
  for (const eventId of [plain.id, newId(), 'nonsense'])
    await expect(call(endpoints.getEvent, { params: { eventId } }, { as })).rejects.toMatchObject({
      status: 404,
    });
});

it('writes an event for calendars of those who may see it', async () => {
  const { viewer } = await somebody();
  const { id } = await eventWith(parts, viewer);
  const { data } = await call(endpoints.getEventCalendar, { params: { eventId: id } });
  expect(data.ics).toContain(`UID:${id}@events`);
  expect(data.ics).toContain('TZID=Europe/Amsterdam');
  const hidden = await eventWith(parts, viewer, { visibility: 'invitation' });
  const asked = call(endpoints.getEventCalendar, { params: { eventId: hidden.id } });
  await expect(asked).rejects.toMatchObject({ status: 404 });
});

it('writes a ticket for the calendars of its holder alone', async () => {
  const [owner, holder] = [await somebody(), await somebody()];
  const ticketId = await ticketTo(parts, holder.viewer, await eventWith(parts, owner.viewer));
  const params = { ticketId };
  const { data } = await call(endpoints.getTicketCalendar, { params }, { as: holder.as });
  expect(data.ics).toContain(`UID:${ticketId}@tickets`);
  expect(data.ics).toContain('STATUS:CONFIRMED');
  const other = call(endpoints.getTicketCalendar, { params }, { as: owner.as });
  await expect(other).rejects.toMatchObject({ status: 404 });
});

it('lists the tickets of one order to its buyer alone', async () => {
  const [owner, buyer] = [await somebody(), await somebody()];
  const event = await eventWith(parts, owner.viewer);
  const [first, second] = [
    await ticketTo(parts, buyer.viewer, event),
    await ticketTo(parts, buyer.viewer, event),
  ];
  const listed = async (as: typeof buyer.as, order?: string) =>
    (await call(endpoints.listTickets, { query: { ...(order && { order }) } }, { as })).data;
  const all = await listed(buyer.as);
  expect(all.map(({ id }) => id)).toEqual([first, second]);
  const order = all[0]?.orderId ?? '';
  const shown = await listed(buyer.as, order);
  expect(shown).toMatchObject([{ id: first, orderId: order, state: 'valid' }]);
  expect(shown[0]?.code).toBeTruthy();
  expect(await listed(buyer.as, newId())).toEqual([]);
  expect(await listed(owner.as, order)).toEqual([]);
});

it('opens one payment however often and at once an app asks for the same tickets', async () => {
  const [owner, athlete] = [await somebody(), await somebody()];
  const { id, facts } = await eventWith(parts, owner.viewer, { ticket_types: paid });
  const type = facts.event?.ticketTypes[0]?.id ?? '';
  const query = { group_id: id, ticket_type_id: type, quantity: 2 };
  const ask = (change = {}) =>
    call(endpoints.getEventPaymentIntent, { query: { ...query, ...change } }, { as: athlete.as });
  const asked = await Promise.all([ask(), ask(), ask()]);
  const [first] = asked;
  expect(first?.data).toMatchObject({ total: 5000, kind: 'ticket', offerId: id });
  expect(first?.data.payment?.clientSecret).toBeTruthy();
  expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1);
  expect(new Set(asked.map(({ data }) => data.payment?.id)).size).toBe(1);
  const { data } = await call(listOrders, { query: {} }, { as: athlete.as });
  expect(data).toHaveLength(1);
  // Another number is another order, and there is one place left.
  await expect(ask({ quantity: 2.5 })).rejects.toMatchObject({ status: 400 });
  await expect(ask({ quantity: 3 })).rejects.toMatchObject({ status: 409, errors: [{ code: 'sold_out' }] });
  expect((await ask({ quantity: 1 })).data.id).not.toBe(first?.data.id);
  clock.advance(2 * hour);
  const again = await ask();
  expect(again.data.id).not.toBe(first?.data.id);
  await expect(ask({ group_id: newId() })).rejects.toMatchObject({ status: 404 });
});

it('lists the unpaid orders of an event for their buyer alone, until the hold ends', async () => {
  const [owner, athlete, other] = [await somebody(), await somebody(), await somebody()];
  const group = await eventWith(parts, owner.viewer, { ticket_types: paid });
  const itemId = group.facts.event?.ticketTypes[0]?.id ?? '';
  const body = { kind: 'ticket', offerId: group.id, lines: [{ itemId, quantity: 1 }] };
  const placed = await call(placeOrder, { body }, { as: athlete.as, idempotencyKey: newId() });
  const held = async (as: string, held_for = group.id) =>
    (await call(listOrders, { query: { held_for } }, { as })).data.map(({ id }) => id);
  expect(await held(athlete.as)).toEqual([placed.data.id]);
  expect(await held(athlete.as, newId())).toEqual([]);
  expect(await held(other.as)).toEqual([]);
  expect(await held(owner.as)).toEqual([]);
  await call(cancelOrder, { params: { orderId: placed.data.id } }, { as: athlete.as });
  expect(await held(athlete.as)).toEqual([]);
  await call(placeOrder, { body }, { as: athlete.as, idempotencyKey: newId() });
  expect(await held(athlete.as)).toHaveLength(1);
  clock.advance(2 * hour);
  expect(await held(athlete.as)).toEqual([]);
});

it('hands free tickets over at once', async () => {
  const [owner, athlete] = [await somebody(), await somebody()];
  const { id, facts } = await eventWith(parts, owner.viewer);
  const query = { group_id: id, ticket_type_id: facts.event?.ticketTypes[0]?.id ?? '' };
  const { data } = await call(endpoints.getEventPaymentIntent, { query }, { as: athlete.as });
  expect(data).toMatchObject({ state: 'paid', total: 0, payment: null });
});
