import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getDoorList, listAttendees } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { createGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call } = await testApp();
const key = () => ({ idempotencyKey: newId() });

/** Tickets that cost nothing, T-shirts at 20 euros, two per ticket and five in all, and parking for free. */
async function night() {
  const host = await person(parts);
  const asHost = await signedIn(parts, host);
  const group = await eventWith(parts, asViewer(host), {
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
    ticket_types: [{ name: 'Floor', price: 0 }],
    add_ons: [
      { name: 'T-shirt', price: 2000, capacity: 5, per_ticket: 2 },
      { name: 'Parking', price: 0 },
    ],
  });
  const see = async () =>
    (await call(getGroup, { query: { group_id: group.id } }, { as: asHost })).data.event;
  const event = await see();
  const floor = event?.ticketTypes[0]?.id ?? '';
  const [shirt = '', parking = ''] = event?.addOns.map(({ id }) => id) ?? [];
  const somebody = async (name: string) => {
    const who = await person(parts, { name });
    return { who, as: await signedIn(parts, who) };
  };
  const draft = (lines: readonly (readonly [string, number])[]) => ({
    kind: 'ticket',
    offerId: group.id,
    lines: lines.map(([itemId, quantity]) => ({ itemId, quantity, details: null })),
  });
  const order = (as: string, lines: readonly (readonly [string, number])[]) =>
    call(placeOrder, { body: draft(lines) }, { as, ...key() });
  return { host, asHost, group, see, floor, shirt, parking, somebody, draft, order };
}

it('are bought with tickets, in one order, as many as their rule and their number allow', async () => {
  const at = await night();
  const { as } = await at.somebody('Ravi Iyer');
  const wrong = [422, 'over_limit', 'body.lines.0'];
  expect(await failure(at.order(as, [[at.shirt, 1]]))).toEqual(wrong);
  expect(
    await failure(
      at.order(as, [
        [at.parking, 2],
        [at.floor, 1],
      ]),
    ),
  ).toEqual(wrong);
  const tooMany = at.order(as, [
    [at.floor, 1],
    [at.shirt, 2],
    [at.shirt, 1],
  ]);
  expect(await failure(tooMany)).toEqual([422, 'over_limit', 'body.lines.1']);
  await at.order(as, [
    [at.parking, 1],
    [at.floor, 1],
  ]);
  expect(await call(listTickets, {}, { as })).toMatchObject({
    data: [{ typeName: 'Floor', addOns: '1 × Parking', holderName: 'Ravi Iyer' }],
  });
  expect((await at.see())?.addOns).toMatchObject([
    { name: 'T-shirt', left: 5, sold: 0 },
    { name: 'Parking', left: null, sold: 1 },
  ]);
});

it('never sell more than there are: of 8 who take 1 of the last 5 at once, 5 get it', async () => {
  const at = await night();
  await connectPayouts(parts, at.host, 'NL');
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, index) => at.somebody(`Buyer ${index}`)));
  const tried = await Promise.allSettled(
    buyers.map(({ as }) =>
      at.order(as, [
        [at.floor, 1],
        [at.shirt, 1],
      ]),
    ),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const one of tried) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
  expect((await at.see())?.addOns[0]).toMatchObject({ left: 0 });
});

it('are on the receipt and the door list, and refunded by piece', async () => {
  const at = await night();
  await connectPayouts(parts, at.host, 'NL');
  const { who, as } = await at.somebody('Ravi Iyer');
  const orderId = await buy(
    parts,
    who,
    at.draft([
      [at.floor, 2],
      [at.shirt, 2],
    ]),
  );
  const params = { orderId };
  const before = (await call(getOrder, { params }, { as })).data;
  expect(before).toMatchObject({ total: 4000, lines: [{ title: 'Floor' }, { title: 'T-shirt' }] });
  const query = { group_id: at.group.id };
  const seen = async () =>
    (await call(listAttendees, { query }, { as: at.asHost })).data.attendees
      .map(({ addOns }) => addOns)
      .sort();
  expect(await seen()).toEqual(['', '2 × T-shirt']);
  const list = await call(getDoorList, { params: { eventId: at.group.id } }, { as: at.asHost });
  expect(list.data.content).toContain(',2 × T-shirt,');
  const unitIds = [before.lines[1]?.units[0]?.id ?? ''];
  await call(refundOrder, { params, body: { unitIds } }, { as, ...key() });
  expect(await seen()).toEqual(['', '1 × T-shirt']);
  expect((await call(getOrder, { params }, { as })).data).toMatchObject({ refunded: 2000 });
  expect((await at.see())?.addOns[0]).toMatchObject({ left: 4, sold: 1 });
  expect((await call(listTickets, {}, { as })).data.map(({ state }) => state)).toEqual(['valid', 'valid']);
  const cancellation = { name: at.group.name, reason: 'The roof leaks.' };
  await cancelEvent(parts, asViewer(at.host), at.group.id, cancellation);
  expect((await at.see())?.addOns[0]).toMatchObject({ sold: 0 });
});

it('keep their ids, and refuse those of another event and prices that can’t be charged', async () => {
  const at = await night();
  const other = await night();
  const times = { starts_at: '2031-01-01T10:00:00Z', ends_at: '2031-01-01T12:00:00Z' };
  const facts = { ...times, place: 'Dock 7', zone: 'UTC', currency: 'EUR', ticket_types: '[]' };
  const make = (add_ons: object[]) =>
    call(
      createGroup,
      { body: { type: 'event', name: 'Wrong', ...facts, add_ons: JSON.stringify(add_ons) } },
      { as: at.asHost },
    );
  const foreign = make([{ id: other.shirt, name: 'T-shirt', price: 0 }]);
  expect(await failure(foreign)).toEqual([422, 'add_on_unknown', 'body.add_ons.0.id']);
  expect(await failure(make([{ name: 'Pin', price: 10 }]))).toEqual([422, 'invalid', 'body.add_ons.0.price']);
});
