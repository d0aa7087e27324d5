import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { listScanConflicts, sendScans } from '@chalkline/contract/events/offline-door.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/pass.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';
import { saveSeriesPasses } from '../passes/pass-types.service.ts';

const { parts, call, clock } = await testApp();

/** A class that is on now and in a week, and somebody with a pass that has no place yet. */
async function tonight({ uses = 2, capacity = 1 } = {}) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const now = clock.now().getTime();
  const { facts } = await eventWith(parts, asViewer(host), {
    starts_at: new Date(now - hour).toISOString(),
    ends_at: new Date(now + 3 * hour).toISOString(),
    repeat: JSON.stringify({ frequency: 'weekly', times: 2 }),
    ticket_types: [{ name: 'Place', price: 0, capacity }],
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
  });
  const seriesId = facts.event?.series?.id ?? '';
  const typeId = facts.event?.ticketTypes[0]?.id ?? '';
  const type = { name: 'Pass', price: 0, uses, typeId, capacity: null };
  const { types } = await saveSeriesPasses(parts, asViewer(host), seriesId, { types: [type] });
  const dates = (await call(listEvents, { query: { series: seriesId } }, { as })).data;
  const [eventId = '', later = ''] = dates.map(({ id }) => id);
  const guest = await signedIn(parts, await person(parts));
  const order = async (kind: string, offerId: string, itemId: string) => {
    const body = { kind, offerId, lines: [{ itemId, quantity: 1 }] };
    return (await call(placeOrder, { body }, { as: guest, idempotencyKey: newId() })).data;
  };
  const bought = await order('pass', seriesId, types[0]?.id ?? '');
  const pass = async () => (await call(endpoints.listPasses, {}, { as: guest })).data[0];
  const code = (await pass())?.code ?? '';
  const book = (of: string) =>
    pass().then((one) =>
      call(endpoints.bookPassDate, { params: { passId: one?.id ?? '', eventId: of } }, { as: guest }),
    );
  const release = async (of: string) =>
    call(
      endpoints.releasePassDate,
      { params: { passId: (await pass())?.id ?? '', eventId: of } },
      { as: guest },
    );
  const undo = (ticketId: string) =>
    call(undoScan, { params: { eventId }, body: { ticketId } }, { as, idempotencyKey: newId() });
  const refund = async () => {
    const unitIds = bought.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(
      refundOrder,
      { params: { orderId: bought.id }, body: { unitIds } },
      { as, idempotencyKey: newId() },
    );
  };
  const cancel = () =>
    call(
      cancelEvent,
      { params: { eventId }, body: { name: 'Open Gym Night', reason: 'Flooded' } },
      { as, idempotencyKey: newId() },
    );
  const scan = { nonce: newId(), kind: 'in' as const, gate: '', code, isUndone: false };
  const send = async (at: Date, other: object = {}) => {
    const scans = [{ ...scan, at: at.toISOString(), ...other }];
    const body = { device: 'phone', sentAt: clock.now().toISOString(), scans };
    return (await call(sendScans, { params: { eventId }, body }, { as })).data[0];
  };
  const conflicts = async () =>
    (await call(listScanConflicts, { params: { eventId } }, { as })).data.map(({ conflict, scans }) => [
      conflict,
      scans.length,
    ]);
  return {
    eventId,
    later,
    pass,
    book,
    release,
    undo,
    refund,
    cancel,
    send,
    conflicts,
    takeLast: () => order('ticket', eventId, typeId),
  };
}

it('a pass that was let in without a network has its place, also when the scan comes after the date', async () => {
  const { send, conflicts, pass } = await tonight();
  const at = clock.now();
  clock.advance(5 * hour);
  expect(await send(at)).toMatchObject({
    outcome: 'counted',
    ticket: { state: 'in', checkedInAt: at.toISOString() },
  });
  expect(await conflicts()).toEqual([]);
  expect(await pass()).toMatchObject({ usesLeft: 1 });
  clock.advance(2 * day);
});

it.each(['full', 'used up', 'canceled', 'refunded'] as const)(
  'a pass without a place that was let in without a network is a conflict: %s',
  async (why) => {
    const { later, pass, book, refund, cancel, takeLast, send, conflicts } = await tonight({
      uses: why === 'used up' ? 1 : 2,
    });
    if (why === 'full') await takeLast();
    if (why === 'used up') await book(later);
    if (why === 'canceled') await cancel();
    if (why === 'refunded') await refund();
    const left = (await pass())?.usesLeft;
    const at = new Date(clock.now().getTime() - minute);
    const sent = await Promise.all([send(at), send(at), send(at)]);
    expect(sent.map((one) => one?.outcome)).toEqual(['conflict', 'conflict', 'conflict']);
    const conflict = why === 'refunded' ? 'ticket_void' : 'no_place';
    expect(await conflicts()).toEqual([[conflict, 1]]);
    // Another device let it in too: both scans stay.
    await send(clock.now(), { nonce: newId(), gate: 'Gate 2' });
    expect(await conflicts()).toEqual([
      [conflict, 2],
      [conflict, 2],
    ]);
    expect((await pass())?.usesLeft).toBe(left);
  },
);

it('a scan is the same one when its place was given back before it came again', async () => {
  const { later, book, release, send, undo, refund, conflicts } = await tonight({ uses: 1 });
  await book(later);
  expect(await send(clock.now())).toMatchObject({ outcome: 'conflict' });
  await release(later);
  const nonce = newId();
  const sent = await send(clock.now(), { nonce });
  expect(sent).toMatchObject({ outcome: 'counted' });
  await undo(sent?.ticket?.ticketId ?? '');
  await refund();
  expect(await send(clock.now(), { nonce })).toMatchObject({ outcome: 'counted' });
  expect(await conflicts()).toEqual([['no_place', 1]]);
});
