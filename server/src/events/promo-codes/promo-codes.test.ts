import {
  cancelOrder,
  getOrder,
  placeOrder,
  quoteOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getCancellation } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import {
  createEventPromoCode,
  endEventPromoCode,
  listEventPromoCodes,
} from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { deleteGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, refund } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** An event with tickets at 25 and 10 euros, whose organizer makes promo codes. */
async function night() {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const types = [
    { name: 'Standing', price: 2500 },
    { name: 'Balcony', price: 1000 },
  ];
  const group = await eventWith(parts, asViewer(host), { ticket_types: types });
  const [standing = '', balcony = ''] = group.facts.event?.ticketTypes.map(({ id }) => id) ?? [];
  const params = { eventId: group.id };
  const make = async (terms: object = {}, by = as) =>
    (
      await call(
        createEventPromoCode,
        { params, body: { code: 'Chalk10', kind: 'percent', value: 1000, ...terms } },
        { as: by, ...key() },
      )
    ).data;
  const list = async (by = as) => (await call(listEventPromoCodes, { params }, { as: by })).data;
  const end = async (promoCodeId: string, by = as) =>
    (await call(endEventPromoCode, { params: { ...params, promoCodeId } }, { as: by })).data;
  const draft = (itemId = standing, quantity = 1, promoCode = 'chalk10') => ({
    kind: 'ticket',
    offerId: group.id,
    promoCode,
    lines: [{ itemId, quantity, details: null }],
  });
  const guest = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  const quote = async (by: string, ...asked: Parameters<typeof draft>) =>
    (await call(quoteOrder, { body: draft(...asked) }, { as: by })).data;
  const order = async (by: string, ...asked: Parameters<typeof draft>) =>
    (await call(placeOrder, { body: draft(...asked) }, { as: by, ...key() })).data;
  return { host, as, group, standing, balcony, make, list, end, draft, guest, quote, order };
}

it('lowers the price of its ticket types from an amount on, says how often it was used, and ends', async () => {
  const at = await night();
  const code = await at.make({ itemIds: [at.standing], minimum: 5000 });
  expect(await failure(at.make({ code: 'CHALK10' }))).toEqual([409, 'promo_code_taken', 'body.code']);
  expect(await failure(at.make({ code: 'Other', itemIds: [at.group.id] }))).toEqual([
    422,
    'ticket_type_unknown',
    'body.itemIds.0',
  ]);
  const { as } = await at.guest();
  expect(await at.quote(as, at.standing, 2)).toMatchObject({
    discount: 500,
    total: 4500,
    promoCode: 'Chalk10',
  });
  for (const [type, quantity] of [
    [at.standing, 1],
    [at.balcony, 5],
  ] as const)
    expect(await failure(at.quote(as, type, quantity))).toEqual([
      422,
      'code_not_applicable',
      'body.promoCode',
    ]);
  await at.order(as, at.standing, 2);
  expect(await at.list()).toMatchObject([{ id: code.id, uses: 1, minimum: 5000, itemIds: [at.standing] }]);
  const { endsAt } = await at.end(code.id);
  expect((await at.end(code.id)).endsAt).toBe(endsAt);
  expect(await failure(at.quote(as, at.standing, 2))).toEqual([422, 'code_expired', 'body.promoCode']);
});

it('is open in its window alone', async () => {
  const at = await night();
  const { as } = await at.guest();
  const later = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
  await at.make({ startsAt: later(1), endsAt: later(2) });
  expect((await failure(at.quote(as)))[1]).toBe('code_invalid');
  clock.advance(hour);
  expect((await at.quote(as)).discount).toBe(250);
  clock.advance(hour);
  expect((await failure(at.quote(as)))[1]).toBe('code_expired');
});

it('is for who runs the event, and for no other one', async () => {
  const at = await night();
  const other = await night();
  const code = await at.make();
  const { as: stranger } = await at.guest();
  for (const refused of [
    () => at.list(stranger),
    () => at.make({}, stranger),
    () => at.end(code.id, stranger),
  ])
    expect((await failure(refused()))[0]).toBe(403);
  expect((await failure(other.end(code.id)))[0]).toBe(404);
  expect((await failure(other.quote(stranger)))[1]).toBe('code_invalid');
  const { id, name } = at.group;
  await cancelEvent(parts, asViewer(at.host), id, { name, reason: '', apply_to: 'this' });
  expect((await failure(at.make({ code: 'Late' })))[1]).toBe('event_canceled');
  await call(deleteGroup, { body: { group_id: id } }, { as: at.as });
  for (const refused of [() => at.list(), () => at.make({ code: 'Later' }), () => at.end(code.id)])
    expect((await failure(refused()))[1]).toBe('group_archived');
  const canceled = call(getCancellation, { params: { eventId: id }, query: {} }, { as: at.as });
  expect((await failure(canceled))[1]).toBe('group_archived');
});

it('is used by as many orders as it allows, however many buyers come at once', async () => {
  const at = await night();
  await at.make({ maxUses: 3, maxPerBuyer: 1 });
  const guests = await Promise.all(Array.from({ length: 8 }, () => at.guest()));
  const placed = await Promise.allSettled(guests.flatMap(({ as }) => [at.order(as), at.order(as)]));
  const won = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(won.map(({ total }) => total)).toEqual([2250, 2250, 2250]);
  const lost = placed.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(lost)).toEqual(new Set(['code_used_up']));
  expect(await at.list()).toMatchObject([{ uses: 3, maxUses: 3 }]);
  const winners = placed.flatMap(({ status }, index) =>
    status === 'fulfilled' ? [Math.floor(index / 2)] : [],
  );
  expect(new Set(winners).size).toBe(3);
  const [first] = won;
  const buyer = guests[winners[0] ?? 0]?.as ?? '';
  const free = guests.find((_, index) => !winners.includes(index))?.as ?? '';
  expect((await failure(at.order(free)))[1]).toBe('code_used_up');
  await call(cancelOrder, { params: { orderId: first?.id ?? '' } }, { as: buyer });
  expect((await at.order(free)).discount).toBe(250);
});

it('is in the statement of the month to the cent, and leaves with a refund', async () => {
  const at = await night();
  await at.make({ kind: 'amount', value: 1000, maxUses: 1 });
  const { who, as } = await at.guest();
  const orderId = await buy(parts, who, at.draft(at.standing, 3));
  const month = clock.now().toISOString().slice(0, 7);
  const statement = async () =>
    (await call(getStatement, { params: { as: 'person' }, query: { month, currency: 'EUR' } }, { as: at.as }))
      .data;
  expect(await statement()).toMatchObject({
    sales: 7500,
    discounts: 1000,
    refunds: 0,
    closing: 6500,
    isBalanced: true,
  });
  const { lines } = (await call(getOrder, { params: { orderId } }, { as })).data;
  const unitIds = lines.flatMap(({ units }) => units.map(({ id }) => id));
  await refund(parts, asViewer(at.host), orderId, { unitIds });
  await settle();
  expect(await statement()).toMatchObject({ refunds: 6500, closing: 0, isBalanced: true });
  // All of it went back, so the code is free again.
  expect((await at.order(as, at.standing)).discount).toBe(1000);
});

it('is good for all dates of a series and its passes, and limits one person over all of them', async () => {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const first = await eventWith(parts, asViewer(host), {
    ticket_types: [
      { name: 'Standing', price: 2500 },
      { name: 'Balcony', price: 1000 },
    ],
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
  });
  const seriesId = first.facts.event?.series?.id ?? '';
  const [standing = ''] = first.facts.event?.ticketTypes.map(({ id }) => id) ?? [];
  const types = [
    { name: 'Season', price: 6000, uses: null, typeId: standing, capacity: null },
    { name: 'Two dates', price: 4000, uses: 2, typeId: standing, capacity: null },
  ];
  const saved = await call(saveSeriesPasses, { params: { seriesId }, body: { types } }, { as });
  const [season = '', two = ''] = saved.data.types.map(({ id }) => id);
  const dates = (await call(listEvents, { query: { series: seriesId } }, { as })).data;
  const [, second, third] = dates;
  const make = async (eventId: string, terms: object, by = as) => {
    const body = { code: 'Season10', kind: 'percent', value: 1000, ...terms } as const;
    return (await call(createEventPromoCode, { params: { eventId }, body }, { as: by, ...key() })).data;
  };
  const itemIds = [standing, season];
  const made = await make(first.id, { scope: 'series', itemIds, maxPerBuyer: 2 });
  expect(made).toMatchObject({ scope: 'series', itemIds });
  const single = await eventWith(parts, asViewer(host));
  expect(await failure(make(single.id, { scope: 'series' }))).toEqual([422, 'not_one_of', 'body.scope']);
  expect((await failure(make(second?.id ?? '', { scope: 'series' })))[1]).toBe('promo_code_taken');
  expect((await failure(make(first.id, { scope: 'date', itemIds: [season] })))[1]).toBe(
    'ticket_type_unknown',
  );

  const typesOf = ({ event }: NonNullable<typeof second>) => event?.ticketTypes.map(({ id }) => id) ?? [];
  const listed = await call(listEventPromoCodes, { params: { eventId: third?.id ?? '' } }, { as });
  expect(listed.data).toMatchObject([
    { id: made.id, scope: 'series', itemIds: [third && typesOf(third)[0], season] },
  ]);
  const guest = async () => signedIn(parts, await person(parts));
  const ask = (kind: string, offerId: string, itemId: string) => ({
    body: { kind, offerId, promoCode: 'SEASON10', lines: [{ itemId, quantity: 1, details: null }] },
  });
  const buyer = await guest();
  const quote = async (...asked: Parameters<typeof ask>) =>
    (await call(quoteOrder, ask(...asked), { as: buyer })).data.discount;
  for (const date of dates) {
    const [floor = '', balcony = ''] = typesOf(date);
    expect(await quote('ticket', date.id, floor)).toBe(250);
    expect((await failure(quote('ticket', date.id, balcony)))[1]).toBe('code_not_applicable');
  }
  expect(await quote('pass', seriesId, season)).toBe(600);
  expect((await failure(quote('pass', seriesId, two)))[1]).toBe('code_not_applicable');
  expect((await failure(quote('ticket', single.id, single.facts.event?.ticketTypes[0]?.id ?? '')))[1]).toBe(
    'code_invalid',
  );
  // At once on two dates and a pass: two in all.
  const wanted = [
    ask('ticket', second?.id ?? '', (second && typesOf(second)[0]) ?? ''),
    ask('ticket', third?.id ?? '', (third && typesOf(third)[0]) ?? ''),
    ask('pass', seriesId, season),
  ];
  const placed = await Promise.allSettled(
    wanted.map((one) => call(placeOrder, one, { as: buyer, ...key() })),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of placed)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ errors: [{ code: 'code_used_up' }] });

  // A date's own code of the same name comes first there.
  await make(third?.id ?? '', { kind: 'amount', value: 100 });
  const other = await guest();
  const own = ask('ticket', third?.id ?? '', (third && typesOf(third)[0]) ?? '');
  expect((await call(quoteOrder, own, { as: other })).data.discount).toBe(100);
  const end = (promoCodeId: string, by = as) =>
    call(endEventPromoCode, { params: { eventId: second?.id ?? '', promoCodeId } }, { as: by });
  expect((await failure(end(made.id, other)))[0]).toBe(403);
  expect((await end(made.id)).data.endsAt).not.toBeNull();
  const ended = ask('pass', seriesId, season);
  expect((await failure(call(quoteOrder, ended, { as: other })))[1]).toBe('code_expired');
});

it('counts one person by account and by email: what they bought before they had the account too', async () => {
  const at = await night();
  await at.make({ maxPerBuyer: 1 });
  const email = 'sofia@example.org';
  const guest = await person(parts, { email });
  const order = await at.order(await signedIn(parts, guest));
  expect(order.discount).toBe(250);
  // Their account has another email by now, and somebody comes as a guest with the one that the order went to.
  await parts.database.sql.update(people).set({ email: 'moved@example.org' }).where(eq(people.id, guest.id));
  const again = await person(parts, { state: 'guest', email });
  expect((await failure(at.order(await signedIn(parts, again))))[1]).toBe('code_used_up');
  expect((await failure(at.order(await signedIn(parts, guest))))[1]).toBe('code_used_up');
});
