import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { listPasses, saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import * as passes from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/transfers.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Mara's two tickets at 25 euros and a pass at 60, half of it back until two days before, and her friend. */
async function bought() {
  const host = await person(parts);
  const starts = clock.now().getTime() + 5 * day;
  const event = await eventWith(parts, asViewer(host), {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + hour).toISOString(),
    refund_rule: [{ hoursBefore: 48, rate: 5000, kept: 0 }],
    ticket_types: [{ name: 'Place', price: 2500 }],
    repeat: JSON.stringify({ frequency: 'weekly', times: 2 }),
  });
  const typeId = event.facts.event?.ticketTypes[0]?.id ?? '';
  const seriesId = event.facts.event?.series?.id ?? '';
  const body = { types: [{ name: 'All', price: 6000, uses: 2, typeId, capacity: null }] };
  const asHost = await signedIn(parts, host);
  const saved = await call(saveSeriesPasses, { params: { seriesId }, body }, { as: asHost });
  const [mara, friend] = [await person(parts), await person(parts)];
  const as = { mara: await signedIn(parts, mara), friend: await signedIn(parts, friend) };
  const lineOf = (itemId: string, quantity: number) => [{ itemId, quantity, details: null }];
  const orderId = await buy(parts, mara, { kind: 'ticket', offerId: event.id, lines: lineOf(typeId, 2) });
  const passTypeId = saved.data.types[0]?.id ?? '';
  const passOrderId = await buy(parts, mara, {
    kind: passKind,
    offerId: seriesId,
    lines: lineOf(passTypeId, 1),
  });
  const order = async (id = orderId) =>
    (await call(getOrder, { params: { orderId: id } }, { as: as.mara })).data;
  const unitsOf = async (id = orderId) => (await order(id)).lines.flatMap(({ units }) => units);
  const refund = async (id = orderId, unitIds?: string[]) => {
    const all = unitIds ?? (await unitsOf(id)).map((unit) => unit.id);
    return call(refundOrder, { params: { orderId: id }, body: { unitIds: all } }, { as: as.mara, ...key() });
  };
  const offered = async () =>
    (await call(endpoints.listOfferedTickets, {}, { as: as.friend })).data[0]?.id ?? '';
  return { mara, friend, as, orderId, passOrderId, order, unitsOf, refund, offered };
}
type Bought = Awaited<ReturnType<typeof bought>>;

async function offeredTicket({ as, friend, offered }: Bought) {
  const [ticket] = (await call(listTickets, {}, { as: as.mara })).data;
  const params = { ticketId: ticket?.id ?? '' };
  await call(endpoints.offerTicket, { params, body: { email: friend.email } }, { as: as.mara });
  return { params, transferId: await offered() };
}

it('a ticket that was passed on is given back by its holder alone, and the money goes to who paid', async () => {
  const at = await bought();
  const { params, transferId } = await offeredTicket(at);
  const { as } = at;
  const give = (by: string) => call(endpoints.giveBackTicket, { params }, { as: by });
  expect(await failure(give(as.mara))).toContain(404);
  const { data: mine } = await call(endpoints.acceptTicket, { params: { transferId } }, { as: as.friend });
  expect(mine.can.giveBack).toBe(true);
  const units = await at.unitsOf();
  expect(units.map(({ isPassedOn, refundable }) => [isPassedOn, refundable]).toSorted()).toEqual([
    [false, 1250],
    [true, null],
  ]);
  expect(await failure(at.refund())).toEqual([409, 'refund_not_allowed', undefined]);
  const stranger = await signedIn(parts, await person(parts));
  for (const by of [as.mara, stranger]) expect(await failure(give(by))).toContain(404);
  const both = await Promise.allSettled([give(as.friend), give(as.friend)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await failure(give(as.friend))).toEqual([409, 'ticket_void', undefined]);
  await settle();
  expect(await at.order()).toMatchObject({ state: 'partly_refunded', refunded: 1250 });
  // The other one is still its buyer's to give back.
  const kept = units.find(({ isPassedOn }) => !isPassedOn);
  await at.refund(at.orderId, [kept?.id ?? '']);
  expect((await at.order()).refunded).toBe(2500);
});

it('a ticket isn’t given back once the refund rule gives nothing', async () => {
  const at = await bought();
  const { params, transferId } = await offeredTicket(at);
  await call(endpoints.acceptTicket, { params: { transferId } }, { as: at.as.friend });
  clock.advance(4 * day);
  const as = await signedIn(parts, at.friend);
  const [mine] = (await call(listTickets, {}, { as })).data;
  expect(mine?.can.giveBack).toBe(false);
  expect(await failure(call(endpoints.giveBackTicket, { params }, { as }))).toContain('refund_not_allowed');
});

it('a ticket is either accepted or refunded, when both come at once', async () => {
  const at = await bought();
  const { transferId } = await offeredTicket(at);
  const accept = call(endpoints.acceptTicket, { params: { transferId } }, { as: at.as.friend });
  const both = await Promise.allSettled([accept, at.refund()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a pass that was passed on is given back by its holder alone', async () => {
  const at = await bought();
  const { as } = at;
  const [pass] = (await call(listPasses, {}, { as: as.mara })).data;
  const params = { passId: pass?.id ?? '' };
  const give = (by: string) => call(passes.giveBackPass, { params }, { as: by });
  expect(await failure(give(as.mara))).toContain(404);
  await call(passes.offerPass, { params, body: { email: at.friend.email } }, { as: as.mara });
  const accepting = { params: { transferId: await at.offered() } };
  const { data: mine } = await call(passes.acceptPass, accepting, { as: as.friend });
  expect(mine.can.giveBack).toBe(true);
  expect(await failure(at.refund(at.passOrderId))).toEqual([409, 'refund_not_allowed', undefined]);
  expect((await give(as.friend)).data).toMatchObject({ state: 'void', can: { giveBack: false } });
  expect(await failure(give(as.friend))).toEqual([409, 'ticket_void', undefined]);
  await settle();
  expect((await at.order(at.passOrderId)).refunded).toBe(3000);
});
