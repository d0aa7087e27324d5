import { openPayment, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/events.endpoints.ts';
import {
  createGroup,
  deleteGroup,
  editGroup,
  getGroup,
} from '@chalkline/contract/groups/groups.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { eventWith } from './events.factory.ts';
import { newSigningKey, readTicketCode, writeTicketCode } from './tickets/ticket-code.service.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const see = async (group_id: string) => (await call(getGroup, { query: { group_id } }, { as })).data;
  return {
    id: who.id,
    name: who.name,
    as,
    viewer: asViewer(who),
    see,
    typeOf: async (groupId: string, at = 0) => {
      const { event } = await see(groupId);
      const type = event?.ticketTypes[at];
      if (!type) throw new Error('no such ticket type');
      return type;
    },
    order: async (offerId: string, itemId: string, quantity = 1) => {
      const body = { kind: 'ticket', offerId, lines: [{ itemId, quantity }] };
      return (await call(placeOrder, { body }, { as, idempotencyKey: newId() })).data;
    },
    tickets: async () => (await call(endpoints.listTickets, {}, { as })).data,
  };
}

const refused = (code: string, path?: string) => ({ errors: [{ code, ...(path && { path }) }] });
const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
/** As calls with files bring lists. */
const json = (types: readonly object[]) => JSON.stringify(types);
const free = { name: 'General admission', price: 0 };

describe('an event', () => {
  it.each([
    [{ place: '' }, 'too_short', 'body.place'],
    [{ ends_at: '2026-01-01T00:00:00.000Z' }, 'ends_before_start', 'body.ends_at'],
    [{ ends_at: '2036-01-01T00:00:00.000Z' }, 'too_long_ahead', 'body.ends_at'],
    [{ currency: 'QQQ' }, 'currency_unsupported', 'body.currency'],
    [{ ticket_types: json([{ ...free, price: 10 }]) }, 'invalid', 'body.ticket_types.0.price'],
    [{ ticket_types: json([{ ...free, id: newId() }]) }, 'ticket_type_unknown', 'body.ticket_types.0.id'],
  ])('is refused with %o', async (wrong, code, path) => {
    const { as } = await somebody();
    const body = {
      type: 'event',
      name: 'Wrong',
      place: 'Dock 7',
      starts_at: later(day),
      ends_at: later(day + hour),
      zone: 'UTC',
      currency: 'EUR',
      ticket_types: json([free]),
      ...wrong,
    } as const;
    await expect(call(createGroup, { body }, { as })).rejects.toMatchObject(refused(code, path));
  });

  it('takes its ticket types as JSON, as calls with files bring them', async () => {
    const { viewer, see } = await somebody();
    const sketch = { ticket_types: JSON.stringify([free, { name: 'VIP', price: 4500, capacity: 2 }]) };
    const { id } = await eventWith(parts, viewer, sketch);
    expect((await see(id)).event).toMatchObject({
      place: 'Dock 7, Rotterdam',
      ticketTypes: [
        { name: 'General admission', price: 0, left: null, sold: 0, state: 'on_sale' },
        { name: 'VIP', price: 4500, left: 2, state: 'on_sale' },
      ],
    });
  });

  it('is listed by place, price and month, for visitors too, and not when it is by invitation', async () => {
    const { viewer } = await somebody();
    const word = `Pier${newId().slice(-8)}`;
    const { id } = await eventWith(parts, viewer, { place: `${word}, Oslo` });
    await eventWith(parts, viewer, { place: `${word}, Oslo`, visibility: 'invitation' });
    const listed = async (query: object) =>
      (await call(endpoints.listEvents, { query: { place: word, ...query } })).data.map((one) => one.id);
    expect(await listed({})).toEqual([id]);
    expect(await listed({ price: 'free' })).toEqual([id]);
    expect(await listed({ price: 'paid' })).toEqual([]);
    expect(await listed({ from: later(day), until: later(3 * day) })).toEqual([id]);
    expect(await listed({ from: later(3 * day) })).toEqual([]);
    expect(await listed({ when: 'past' })).toEqual([]);
  });

  it('is listed by a range of prices in its currency, also of earlier and open ones', async () => {
    const { viewer } = await somebody();
    const word = `Quay${newId().slice(-8)}`;
    const at = { place: word };
    const steps = [
      { price: 1000, until: later(-hour), places: null },
      { price: 2000, until: later(hour), places: null },
    ];
    const types = [{ name: 'Pass', price: 4000, capacity: 5, price_steps: steps }];
    const { id: euros } = await eventWith(parts, viewer, { ...at, ticket_types: json(types) });
    const open = [{ name: 'Pay what you want', price: 500, is_open_price: true }];
    const { id: dollars } = await eventWith(parts, viewer, {
      ...at,
      currency: 'USD',
      ticket_types: json(open),
    });
    const hidden = [{ name: 'Crew', price: 100, code: 'crew' }];
    await eventWith(parts, viewer, { ...at, ticket_types: json(hidden) });
    const listed = async (query: object) =>
      (await call(endpoints.listEvents, { query: { ...at, ...query } })).data.map(({ id }) => id);
    const within = (priceFrom: number, priceTo: number, currency = 'EUR') =>
      listed({ priceFrom, priceTo, currency });
    expect(await within(3500, 4000)).toEqual([euros]);
    expect(await within(0, 2000)).toEqual([euros]);
    expect(await within(0, 1999)).toEqual([]);
    expect(await within(2001, 3999)).toEqual([]);
    expect(await within(4001, 9000)).toEqual([]);
    expect(await within(3500, 4000, 'USD')).toEqual([dollars]);
    expect(await within(0, 499, 'USD')).toEqual([]);
    expect(await listed({ currency: 'EUR', priceFrom: 3500 })).toEqual([euros]);
    expect(await failure(listed({ priceTo: 100 }))).toEqual([422, expect.anything(), 'query.currency']);
    expect((await failure(within(-1, 5)))[0]).toBe(422);
  });

  it('keeps the ids of its ticket types through edits and no longer sells those that are left out', async () => {
    const organizer = await somebody();
    const { id } = await eventWith(parts, organizer.viewer, {
      ticket_types: [free, { ...free, name: 'Late' }],
    });
    const { event } = await organizer.see(id);
    const [kept, dropped] = event?.ticketTypes ?? [];
    const facts = {
      group_id: id,
      place: 'Hall 2',
      starts_at: event?.startsAt ?? '',
      ends_at: event?.endsAt ?? '',
      zone: 'UTC',
      currency: 'EUR',
    };
    const ticket_types = json([{ ...free, name: 'Everyone', id: kept?.id ?? '' }]);
    const saved = await call(editGroup, { body: { ...facts, ticket_types } }, { as: organizer.as });
    expect(saved.data.event?.ticketTypes).toMatchObject([{ id: kept?.id, name: 'Everyone' }]);
    await expect(organizer.order(id, dropped?.id ?? '')).rejects.toMatchObject({ status: 404 });
    await organizer.order(id, kept?.id ?? '');
    const dear = call(editGroup, { body: { ...facts, currency: 'USD', ticket_types } }, { as: organizer.as });
    await expect(dear).rejects.toMatchObject(refused('currency_fixed', 'body.currency'));
    const gone = call(deleteGroup, { body: { group_id: id } }, { as: organizer.as });
    await expect(gone).rejects.toMatchObject(refused('tickets_sold'));
  });
});

describe('tickets', () => {
  it('come at once when they are free, each with a code that the event signed', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const { id } = await eventWith(parts, organizer.viewer);
    const order = await athlete.order(id, (await athlete.typeOf(id)).id, 2);
    expect(order).toMatchObject({ state: 'paid', total: 0 });
    const mine = await athlete.tickets();
    expect(mine).toMatchObject([
      { holderName: athlete.name, typeName: 'General admission', orderId: order.id, event: { id } },
      { holderName: athlete.name },
    ]);
    expect(new Set(mine.map(({ code }) => code)).size).toBe(2);
    expect(await organizer.tickets()).toEqual([]);
    expect((await organizer.typeOf(id)).sold).toBe(2);
    expect((await athlete.typeOf(id)).sold).toBeNull();
    const participated = await call(endpoints.listParticipatedEvents, {}, { as: athlete.as });
    expect(participated.data.map((one) => one.id)).toEqual([id]);
    const peeked = { query: { user_id: athlete.id } };
    expect((await call(endpoints.listParticipatedEvents, peeked, { as: organizer.as })).data).toEqual([]);
    const owned = await call(endpoints.listOwnerEvents, {}, { as: organizer.as });
    expect(owned.data.map((one) => one.id)).toEqual([id]);
    expect((await call(endpoints.listOwnerEvents, {}, { as: athlete.as })).data).toEqual([]);
  });

  it('sell exactly as many as there are, of a type and of the event, however many come at once', async () => {
    const organizer = await somebody();
    const types = [
      { ...free, capacity: 4 },
      { ...free, name: 'Late' },
    ];
    const { id } = await eventWith(parts, organizer.viewer, { capacity: 6, ticket_types: types });
    const [first, second] = (await organizer.see(id)).event?.ticketTypes ?? [];
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody()));
    const tried = await Promise.allSettled([
      ...people.map((one) => one.order(id, first?.id ?? '')),
      ...people.map((one) => one.order(id, second?.id ?? '')),
    ]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    for (const one of tried)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('sold_out'));
    const after = (await organizer.see(id)).event?.ticketTypes ?? [];
    expect(after.reduce((sum, { sold }) => sum + (sold ?? 0), 0)).toBe(6);
    expect(after[0]?.sold).toBeLessThanOrEqual(4);
    expect(after.map(({ state }) => state)).toEqual(['sold_out', 'sold_out']);
  });

  it.each([
    [{ sales_from: later(hour) }, 'sales_not_started'],
    [{ sales_until: later(-hour) }, 'sales_ended'],
    [{ per_order: 1 }, 'over_limit'],
  ])('are refused with %o', async (rule, code) => {
    const organizer = await somebody();
    const { id } = await eventWith(parts, organizer.viewer, { ticket_types: [{ ...free, ...rule }] });
    const wanted = organizer.order(id, (await organizer.typeOf(id)).id, 2);
    await expect(wanted).rejects.toMatchObject(refused(code, 'body.lines.0'));
  });

  it('of events that a person can’t see are a 404 for them', async () => {
    const organizer = await somebody();
    const { id } = await eventWith(parts, organizer.viewer, { visibility: 'invitation' });
    const { id: typeId } = await organizer.typeOf(id);
    await expect((await somebody()).order(id, typeId)).rejects.toMatchObject({ status: 404 });
    await expect((await somebody()).order('nonsense', typeId)).rejects.toMatchObject({ status: 404 });
  });

  it('are void once their order was refunded, and their place is sold again', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const { id } = await eventWith(parts, organizer.viewer, {
      refund_rule: [{ hoursBefore: 24, rate: 10_000, kept: 0 }],
      ticket_types: [{ ...free, capacity: 1 }],
    });
    const { id: typeId } = await athlete.typeOf(id);
    const { id: orderId, lines } = await athlete.order(id, typeId);
    const unitIds = lines.flatMap(({ units }) => units.map((unit) => unit.id));
    const asked = { params: { orderId }, body: { unitIds } };
    await call(refundOrder, asked, { as: athlete.as, idempotencyKey: newId() });
    expect(await athlete.tickets()).toMatchObject([{ state: 'void', code: null }]);
    expect(await (await somebody()).order(id, typeId)).toMatchObject({ state: 'paid' });
  });

  it('that cost something are held until they are paid', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const { id } = await eventWith(parts, organizer.viewer, {
      ticket_types: [{ ...free, price: 2500, capacity: 1 }],
    });
    const { id: typeId } = await athlete.typeOf(id);
    const order = await athlete.order(id, typeId);
    expect(order).toMatchObject({ state: 'held', total: 2500, currency: 'EUR' });
    expect(await athlete.tickets()).toEqual([]);
    expect((await athlete.typeOf(id)).state).toBe('sold_out');
    const opened = await call(openPayment, { params: { orderId: order.id } }, { as: athlete.as });
    expect(opened.data.payment).not.toBeNull();
  });
});

describe('a ticket’s code', () => {
  it('says what was signed, and nothing once a character differs or another event signed it', () => {
    const key = newSigningKey();
    const other = newSigningKey();
    fc.assert(
      fc.property(
        ...([fc.uuid(), fc.uuid(), fc.integer({ min: 1, max: 0xffff_ffff }), fc.nat()] as const),
        (eventId, ticketId, serial, at) => {
          const code = writeTicketCode(key, { eventId, ticketId, serial });
          expect(readTicketCode(key, code)).toEqual({ eventId, ticketId, serial });
          expect(readTicketCode(other, code)).toBeNull();
          const place = at % code.length;
          const wrong = code.slice(0, place) + (code[place] === 'A' ? 'B' : 'A') + code.slice(place + 1);
          expect(readTicketCode(key, wrong)).toBeNull();
        },
      ),
      { numRuns: 50 },
    );
    expect(readTicketCode(key, 'https://example.com')).toBeNull();
  });
});

it('lists tickets with the next one first and what is over last, page by page', async () => {
  const organizer = await somebody();
  const athlete = await somebody();
  const bought: Record<string, string> = {};
  for (const [name, hours] of Object.entries({
    soon: 1,
    next: 30,
    'in a week': 168,
    tomorrow: 24,
    over: 2,
  })) {
    const times = { starts_at: later(hours * hour), ends_at: later((hours + 1) * hour) };
    const { id } = await eventWith(parts, organizer.viewer, { name, ...times });
    await athlete.order(id, (await athlete.typeOf(id)).id);
    bought[id] = name;
  }
  clock.advance(4 * hour);
  const names: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const page = await call(endpoints.listTickets, { query }, { as: athlete.as });
    names.push(...page.data.map(({ event }) => bought[event.id]));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(names).toEqual(['tomorrow', 'next', 'in a week', 'over', 'soon']);
});
