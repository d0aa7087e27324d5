import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { settleRefundOutside } from '@chalkline/contract/checkout/sales.endpoints.ts';
import * as door from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import {
  acceptTicket,
  listOfferedTickets,
  offerTicket,
} from '@chalkline/contract/events/transfers.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { openCounter } from '../../checkout/settlement/testing/counter.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { eventWith } from '../events.factory.ts';

const counter = await openCounter();
const { parts, call, clock, provider } = counter;
const halfBack = [{ hoursBefore: 0, rate: 5000, kept: 0 }];

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  return { as, email: who.email, viewer: asViewer(who), keyed: () => ({ as, idempotencyKey: newId() }) };
}

/** An event whose door is open and that has one ticket at 25 euros, which a guest bought. */
async function sold({ keeps = true, rule = [{ hoursBefore: 0, rate: 10_000, kept: 0 }] } = {}) {
  const [staff, guest] = [await somebody(), await somebody()];
  const at = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
  const times = { starts_at: at(1), ends_at: at(4) };
  const { id: groupId, facts } = await eventWith(parts, staff.viewer, {
    ...times,
    ticket_types: [{ name: 'Floor', price: 2500, capacity: 1 }],
    refund_rule: rule,
    keep_until_refunded: keeps,
  });
  const lines = [{ itemId: facts.event?.ticketTypes[0]?.id ?? '', quantity: 1 }];
  const draft = { kind: 'ticket', offerId: groupId, lines };
  const { data: placed } = await call(placeOrder, { body: draft }, guest.keyed());
  const params = { orderId: placed.id };
  await call(openPayment, { params }, { as: guest.as });
  const reference = await counter.referenceOf(placed.id);
  provider.become(reference, 'succeeded');
  await counter.tell('payment', reference);
  const unitIds = placed.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const order = async () => (await call(getOrder, { params }, { as: guest.as })).data;
  const ticket = async () => (await call(listTickets, {}, { as: guest.as })).data[0];
  const ticketId = (await ticket())?.id ?? '';
  return {
    staff,
    guest,
    groupId,
    draft,
    params,
    reference,
    ticketId,
    order,
    ticket,
    unit: async () => (await order()).lines[0]?.units[0],
    refund: (who = guest, more: object = {}) =>
      call(refundOrder, { params, body: { unitIds, ...more } }, who.keyed()),
    checkIn: () => call(door.checkIn, { body: { group_id: groupId, ticket_id: ticketId } }, { as: staff.as }),
    offerTo: (email: string) =>
      call(offerTicket, { params: { ticketId }, body: { email } }, { as: guest.as }),
    edit: async (change: object) => {
      const { data } = await call(getGroup, { query: { group_id: groupId } }, { as: staff.as });
      const types = data.event?.ticketTypes.map(({ id, name, price }) => ({ id, name, price, capacity: 1 }));
      const own = { place: 'Dock 7', zone: 'UTC', currency: 'EUR', ticket_types: JSON.stringify(types) };
      const { version, name } = data;
      const body = { group_id: groupId, version, name, ...own, ...times, ...change };
      return (await call(editGroup, { body }, staff.keyed())).data;
    },
  };
}

it('a ticket that its buyer gives back stays valid until the money has arrived, then its place is free', async () => {
  const { guest, draft, order, ticket, unit, refund } = await sold();
  expect(await order()).toMatchObject({ keepsUntilRefunded: true });
  provider.refundsBecome = 'pending';
  await refund();
  await counter.run();
  expect(await order()).toMatchObject({ refunded: 2500, refunds: [{ state: 'pending' }] });
  expect(await unit()).toMatchObject({ isReturned: false, isGoingBack: true, refundable: null });
  expect(await ticket()).toMatchObject({
    state: 'valid',
    code: expect.any(String),
    can: { transfer: false },
  });
  const other = await somebody();
  expect((await failure(call(placeOrder, { body: draft }, other.keyed())))[1]).toBe('sold_out');
  expect((await failure(refund()))[1]).toBe('refund_exceeds_paid');
  provider.refundBecomes(provider.lastRefund, 'succeeded');
  await counter.tell('refund', provider.lastRefund);
  await counter.tell('refund', provider.lastRefund);
  provider.refundsBecome = 'succeeded';
  expect(await ticket()).toMatchObject({ state: 'void', code: null });
  expect(await unit()).toMatchObject({ isReturned: true, isGoingBack: false });
  expect((await order()).state).toBe('refunded');
  expect((await call(placeOrder, { body: draft }, other.keyed())).data.state).toBe('held');
  expect((await call(listTickets, {}, { as: guest.as })).data).toHaveLength(1);
});

it('is void at once where the event doesn’t say so, and where staff refund it', async () => {
  provider.refundsBecome = 'pending';
  const plain = await sold({ keeps: false });
  await plain.refund();
  expect(await plain.ticket()).toMatchObject({ state: 'void' });
  expect(await plain.unit()).toMatchObject({ isReturned: true, isGoingBack: false });
  const kept = await sold();
  await kept.refund(kept.staff);
  expect(await kept.ticket()).toMatchObject({ state: 'void' });
  provider.refundsBecome = 'succeeded';
});

it('stays good while the refund fails, and ends once its seller pays it back', async () => {
  const { staff, params, reference, order, ticket, refund, checkIn } = await sold();
  provider.next('refund', 'refused', reference);
  await refund();
  await counter.run();
  const [failed] = (await order()).refunds;
  expect(failed?.state).toBe('failed');
  expect((await failure(refund()))[1]).toBe('refund_exceeds_paid');
  expect((await checkIn()).data.state).toBe('in');
  const body = { way: 'cash', paidOn: clock.now().toISOString().slice(0, 10) } as const;
  const at = { params: { ...params, refundId: failed?.id ?? '' }, body };
  await call(settleRefundOutside, at, staff.keyed());
  expect(await ticket()).toMatchObject({ state: 'void' });
  expect((await order()).state).toBe('refunded');
});

it('gives back half once, also when asked twice at the same time', async () => {
  const { order, unit, refund } = await sold({ rule: halfBack });
  provider.refundsBecome = 'pending';
  const tried = await Promise.allSettled([refund(), refund(), refund()]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await unit()).toMatchObject({ refunded: 1250, isGoingBack: true, refundable: null });
  provider.refundsBecome = 'succeeded';
  await counter.run();
  expect(await unit()).toMatchObject({ isReturned: true });
  expect((await order()).state).toBe('partly_refunded');
});

it('can’t be offered or accepted while its refund is on its way', async () => {
  const { refund, offerTo, ticket } = await sold();
  const friend = await somebody();
  provider.refundsBecome = 'pending';
  await offerTo(friend.email);
  await refund();
  const [offered] = (await call(listOfferedTickets, {}, { as: friend.as })).data;
  const accepted = call(acceptTicket, { params: { transferId: offered?.id ?? '' } }, { as: friend.as });
  expect((await failure(accepted))[1]).toBe('ticket_going_back');
  expect(await ticket()).toMatchObject({ state: 'valid', can: { transfer: false } });
  const other = await sold();
  await other.refund();
  expect((await failure(other.offerTo(friend.email)))[1]).toBe('ticket_going_back');
  provider.refundsBecome = 'succeeded';
});

it('orders keep what the event said when they were placed, and a change that doesn’t name it leaves it', async () => {
  const { edit, order, refund, ticket } = await sold();
  expect((await edit({ name: 'Late Night' })).event).toMatchObject({ keepsUntilRefunded: true });
  expect((await edit({ keep_until_refunded: 'false' })).event).toMatchObject({ keepsUntilRefunded: false });
  expect(await order()).toMatchObject({ keepsUntilRefunded: true });
  provider.refundsBecome = 'pending';
  await refund();
  expect(await ticket()).toMatchObject({ state: 'valid' });
  provider.refundsBecome = 'succeeded';
});
