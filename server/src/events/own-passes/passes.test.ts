import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listOfferSales } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { checkIn, listAttendees, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import { getEvent, listEvents, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { getDoorKit, sendScans } from '@chalkline/contract/events/offline-door.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/pass.endpoints.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { deleteGroup, editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import type { RefundStep } from '@chalkline/contract/sale-terms.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();
const refused = (code: string) => ({ errors: [{ code }] });

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const keyed = () => ({ as, idempotencyKey: newId() });
  return {
    name: who.name,
    as,
    viewer: asViewer(who),
    keyed,
    passes: async () => (await call(endpoints.listPasses, {}, { as })).data,
    buy: async (offerId: string, itemId: string, quantity = 1) =>
      (await call(placeOrder, { body: { kind: passKind, offerId, lines: [{ itemId, quantity }] } }, keyed()))
        .data,
    book: async (passId: string, eventId: string) =>
      (await call(endpoints.bookPassDate, { params: { passId, eventId } }, { as })).data,
    release: async (passId: string, eventId: string) =>
      (await call(endpoints.releasePassDate, { params: { passId, eventId } }, { as })).data,
    scan: async (group_id: string, code: string | null | undefined) =>
      (await call(checkIn, { body: { group_id, code: code ?? '' } }, { as })).data,
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

interface Sketch {
  readonly places?: number;
  readonly dates?: number;
  readonly types: readonly { uses: number | null; capacity?: number; price?: number }[];
  readonly refund_rule?: RefundStep[];
}

/** A weekly class with its passes. */
async function classWith(organizer: Somebody, { places = 4, dates = 4, types, refund_rule }: Sketch) {
  const starts = clock.now().getTime() + 2 * day;
  const first = await eventWith(parts, organizer.viewer, {
    name: 'Saturday class',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + hour).toISOString(),
    repeat: JSON.stringify({ frequency: 'weekly', times: dates }),
    ticket_types: [{ name: 'Place', price: 0, capacity: places }],
    ...(refund_rule !== undefined && { refund_rule }),
  });
  const seriesId = first.facts.event?.series?.id ?? '';
  const typeId = first.facts.event?.ticketTypes[0]?.id ?? '';
  const body = {
    types: types.map(({ uses, capacity = null, price = 0 }, at) => ({
      name: `Pass ${at + 1}`,
      uses,
      capacity,
      price,
      typeId,
    })),
  };
  const saved = await call(endpoints.saveSeriesPasses, { params: { seriesId }, body }, { as: organizer.as });
  const found = (await call(listEvents, { query: { series: seriesId } }, { as: organizer.as })).data;
  return { seriesId, body, passTypes: saved.data.types, dates: found, ids: found.map(({ id }) => id) };
}

const leftOn = async ({ id }: GroupReply) =>
  (await call(getEvent, { params: { eventId: id } })).data.event?.ticketTypes[0]?.left;

it('leaves its orders to the organizer whichever date is deleted, and to nobody else', async () => {
  const [organizer, athlete] = [await somebody(), await somebody()];
  const { seriesId, passTypes, ids } = await classWith(organizer, { types: [{ uses: 2 }] });
  await athlete.buy(seriesId, passTypes[0]?.id ?? '');
  const sales = async (as: string) =>
    (await call(listOfferSales, { params: { offerKind: passKind, offerId: seriesId }, query: {} }, { as }))
      .data.length;
  for (const group_id of [ids[0], ids.at(-1)]) {
    await call(deleteGroup, { body: { group_id: group_id ?? '' } }, { as: organizer.as });
    expect(await sales(organizer.as)).toBe(1);
  }
  await expect(sales(athlete.as)).rejects.toMatchObject(refused('not_found'));
});

describe('a pass for dates of choice', () => {
  it('takes a place on a date, gives it back, and has no more places than uses', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const { seriesId, passTypes, dates, ids } = await classWith(organizer, { types: [{ uses: 2 }] });
    const [type] = passTypes;
    expect(type).toMatchObject({ name: 'Pass 1', uses: 2, left: null, sold: 0, typeName: 'Place' });
    expect(await athlete.buy(seriesId, type?.id ?? '')).toMatchObject({ state: 'paid', total: 0 });
    const [pass] = await athlete.passes();
    const passId = pass?.id ?? '';
    expect(pass).toMatchObject({ usesLeft: 2, dates: [], series: { name: 'Saturday class' } });
    expect(pass?.open.map(({ eventId }) => eventId)).toEqual(ids);
    await athlete.book(passId, ids[0] ?? '');
    expect(await athlete.book(passId, ids[0] ?? '')).toMatchObject({ usesLeft: 1 });
    expect(await athlete.book(passId, ids[2] ?? '')).toMatchObject({ usesLeft: 0, open: [] });
    await expect(athlete.book(passId, ids[3] ?? '')).rejects.toMatchObject(refused('pass_used_up'));
    expect(await Promise.all(dates.map(leftOn))).toEqual([3, 4, 3, 4]);
    // Its places are the pass’s: no tickets of their own in the list.
    expect((await call(listTickets, {}, { as: athlete.as })).data).toEqual([]);
    expect(await athlete.release(passId, ids[2] ?? '')).toMatchObject({ usesLeft: 1 });
    expect(await athlete.release(passId, ids[2] ?? '')).toMatchObject({ usesLeft: 1 });
    expect(await athlete.book(passId, ids[3] ?? '')).toMatchObject({ usesLeft: 0 });
    const { ics } = (await call(endpoints.getPassCalendar, { params: { passId } }, { as: athlete.as })).data;
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(ics.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });

  it('is checked in at each door with its one code, with a place or without, once per date', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const { seriesId, passTypes, ids } = await classWith(organizer, { places: 1, types: [{ uses: 2 }] });
    await athlete.buy(seriesId, passTypes[0]?.id ?? '');
    const [pass] = await athlete.passes();
    const [first = '', second = '', third = ''] = ids;
    await expect(organizer.scan(first, pass?.code)).rejects.toMatchObject(refused('door_not_open'));
    // Refused at the door, nothing is used.
    expect((await athlete.passes())[0]?.usesLeft).toBe(2);
    clock.advance(2 * day - hour);
    const scanned = await Promise.allSettled(
      Array.from({ length: 6 }, () => organizer.scan(first, pass?.code)),
    );
    expect(scanned.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of scanned)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('already_checked_in'));
    expect((await athlete.passes())[0]).toMatchObject({
      usesLeft: 1,
      dates: [{ isUsed: true, can: { release: false } }],
    });
    await expect(athlete.release(pass?.id ?? '', first)).rejects.toMatchObject(
      refused('too_late_to_release'),
    );
    const list = await call(listAttendees, { query: { group_id: first } }, { as: organizer.as });
    expect(list.data.attendees).toMatchObject([{ holderName: athlete.name, state: 'in' }]);
    const undone = { params: { eventId: first }, body: { ticketId: list.data.attendees[0]?.ticketId ?? '' } };
    await call(undoScan, undone, organizer.keyed());
    await organizer.scan(first, pass?.code);
    clock.advance(7 * day);
    // Full without them: a pass is no promise of a place.
    await ticketTo(parts, (await somebody()).viewer, await shown(second));
    await expect(organizer.scan(second, pass?.code)).rejects.toMatchObject(refused('sold_out'));
    clock.advance(7 * day);
    await organizer.scan(third, pass?.code);
    clock.advance(7 * day);
    await expect(organizer.scan(ids[3] ?? '', pass?.code)).rejects.toMatchObject(refused('pass_used_up'));
    const other = await classWith(organizer, { types: [{ uses: 1 }] });
    clock.advance(2 * day - hour);
    await expect(organizer.scan(other.ids[0] ?? '', pass?.code)).rejects.toMatchObject(
      refused('other_event'),
    );
    const code = pass?.code ?? '';
    const forged = `${code.slice(0, -3)}${code.at(-3) === 'A' ? 'B' : 'A'}${code.slice(-2)}`;
    await expect(organizer.scan(other.ids[0] ?? '', forged)).rejects.toMatchObject(refused('ticket_unknown'));
  });

  it('is used no more often than it may, and fills no date over, however many do it at once', async () => {
    const organizer = await somebody();
    const sketch = { places: 2, dates: 6, types: [{ uses: 3 }] };
    const { seriesId, passTypes, dates, ids } = await classWith(organizer, sketch);
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    for (const one of people) await one.buy(seriesId, passTypes[0]?.id ?? '');
    const own = await Promise.all(people.map(async (one) => (await one.passes())[0]?.id ?? ''));
    const tried = await Promise.allSettled(
      people.flatMap((one, at) => ids.map((eventId) => one.book(own[at] ?? '', eventId))),
    );
    for (const one of tried)
      if (one.status === 'rejected')
        expect(['pass_used_up', 'sold_out']).toContain(
          (one.reason as { errors: { code: string }[] }).errors[0]?.code,
        );
    const left = await Promise.all(people.map(async (one) => (await one.passes())[0]?.usesLeft ?? -1));
    for (const uses of left) expect(uses).toBeGreaterThanOrEqual(0);
    const rooms = await Promise.all(dates.map(leftOn));
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
    const taken = rooms.reduce<number>((sum, room) => sum + 2 - (room ?? 0), 0);
    expect(taken).toBe(left.reduce((sum, uses) => sum + 3 - uses, 0));
    expect(taken).toBe(tried.filter(({ status }) => status === 'fulfilled').length);
  });
});

describe('a pass for every date', () => {
  it('has a place on each, sells as many as the fullest date has room for, at once too', async () => {
    const organizer = await somebody();
    const { seriesId, passTypes, dates } = await classWith(organizer, { places: 3, types: [{ uses: null }] });
    await ticketTo(parts, (await somebody()).viewer, await shown(dates[1]?.id ?? ''));
    const typeId = passTypes[0]?.id ?? '';
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    const tried = await Promise.allSettled(people.map((one) => one.buy(seriesId, typeId)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of tried)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('sold_out'));
    expect(await Promise.all(dates.map(leftOn))).toEqual([1, 0, 1, 1]);
    const listed = await call(endpoints.listSeriesPasses, { params: { seriesId } });
    expect(listed.data).toMatchObject({ dates: 4, types: [{ left: 0, sold: null }], can: { edit: false } });
  });

  it('is refunded by rule until it is used; its places are free again', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const sketch = {
      refund_rule: [{ hoursBefore: 24, rate: 10_000, kept: 0 }],
      types: [{ uses: null }, { uses: 3 }],
    };
    const { seriesId, passTypes, dates, ids } = await classWith(organizer, sketch);
    const refund = async ({ id: orderId, lines }: Awaited<ReturnType<Somebody['buy']>>) => {
      const unitIds = lines.flatMap(({ units }) => units.map((unit) => unit.id));
      await call(refundOrder, { params: { orderId }, body: { unitIds } }, athlete.keyed());
    };
    await refund(await athlete.buy(seriesId, passTypes[0]?.id ?? ''));
    expect(await athlete.passes()).toMatchObject([{ state: 'void', code: null, dates: [], open: [] }]);
    expect(await Promise.all(dates.map(leftOn))).toEqual([4, 4, 4, 4]);
    const used = await athlete.buy(seriesId, passTypes[1]?.id ?? '');
    const pass = (await athlete.passes()).find(({ state }) => state === 'valid');
    clock.advance(2 * day - hour);
    await organizer.scan(ids[0] ?? '', pass?.code);
    await expect(refund(used)).rejects.toMatchObject(refused('refund_not_allowed'));
    const [line] = used.lines;
    const body = { unitIds: line?.units.map(({ id }) => id) ?? [] };
    await call(refundOrder, { params: { orderId: used.id }, body }, organizer.keyed());
    await expect(organizer.scan(ids[0] ?? '', pass?.code)).rejects.toMatchObject(refused('ticket_void'));
  });

  it('isn’t refunded once a booked place can’t be given back, nor once no date is open', async () => {
    const [organizer, athlete] = [await somebody(), await somebody()];
    const rule = [{ hoursBefore: 24, rate: 10_000, kept: 0 }];
    const { seriesId, passTypes, ids } = await classWith(organizer, {
      refund_rule: rule,
      dates: 2,
      types: [{ uses: 2 }],
    });
    const bought = [
      await athlete.buy(seriesId, passTypes[0]?.id ?? ''),
      await athlete.buy(seriesId, passTypes[0]?.id ?? ''),
    ];
    const [booked] = await athlete.passes();
    await athlete.book(booked?.id ?? '', ids[0] ?? '');
    const refund = async ({ id: orderId, lines }: Awaited<ReturnType<Somebody['buy']>>) => {
      const unitIds = lines.flatMap(({ units }) => units.map((unit) => unit.id));
      const answer = call(refundOrder, { params: { orderId }, body: { unitIds } }, athlete.keyed());
      return answer.then(
        () => 'refunded',
        ({ errors }) => errors[0].code as string,
      );
    };
    clock.advance(day + hour);
    const first = bought.find(({ id }) => id === booked?.orderId) ?? expect.unreachable();
    const other = bought.find(({ id }) => id !== booked?.orderId) ?? expect.unreachable();
    expect(await refund(first)).toBe('refund_not_allowed');
    clock.advance(8 * day);
    expect(await refund(other)).toBe('refund_not_allowed');
  });

  it('is either refunded by its buyer or let in, when both come at once', async () => {
    const rule = [{ hoursBefore: 0, rate: 10_000, kept: 0 }];
    for (let round = 0; round < 4; round += 1) {
      const [organizer, athlete] = [await somebody(), await somebody()];
      const { seriesId, passTypes, ids } = await classWith(organizer, {
        refund_rule: rule,
        types: [{ uses: 3 }],
      });
      const { id: orderId, lines } = await athlete.buy(seriesId, passTypes[0]?.id ?? '');
      const code = (await athlete.passes())[0]?.code;
      clock.advance(2 * day - hour);
      const body = { unitIds: lines.flatMap(({ units }) => units.map(({ id }) => id)) };
      const refund = () => call(refundOrder, { params: { orderId }, body }, athlete.keyed());
      const scan = () => organizer.scan(ids[0] ?? '', code);
      const tried = await Promise.allSettled(round % 2 === 0 ? [refund(), scan()] : [scan(), refund()]);
      const [refunded, letIn] = round % 2 === 0 ? tried : tried.toReversed();
      expect([refunded?.status, letIn?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const state = letIn?.status === 'fulfilled' ? 'valid' : 'void';
      expect(await athlete.passes()).toMatchObject([{ state }]);
    }
  });
});

it('is known to devices without a network, and what they scanned counts', async () => {
  const organizer = await somebody();
  const [athlete, other] = [await somebody(), await somebody()];
  const { seriesId, passTypes, ids } = await classWith(organizer, { types: [{ uses: 2 }] });
  const [eventId = ''] = ids;
  for (const one of [athlete, other]) await one.buy(seriesId, passTypes[0]?.id ?? '');
  const [booked] = await athlete.passes();
  await athlete.book(booked?.id ?? '', eventId);
  const kit = (await call(getDoorKit, { params: { eventId } }, { as: organizer.as })).data;
  expect(kit.passes).toMatchObject({ seriesId, places: [{ passId: booked?.id }] });
  expect(kit.passes?.places[0]?.ticketId).toBe(kit.tickets[0]?.ticketId);
  clock.advance(2 * day);
  const at = clock.now().toISOString();
  const codes = [booked?.code, (await other.passes())[0]?.code];
  const scans = codes.map((code) => ({
    nonce: newId(),
    kind: 'in' as const,
    gate: '',
    at,
    isUndone: false,
    code: code ?? '',
  }));
  const body = { device: 'phone', sentAt: at, scans };
  const sent = () => call(sendScans, { params: { eventId }, body }, { as: organizer.as });
  expect((await sent()).data).toMatchObject([{ outcome: 'counted' }, { outcome: 'counted' }]);
  expect((await sent()).data).toMatchObject([{ outcome: 'counted' }, { outcome: 'counted' }]);
  expect((await other.passes())[0]).toMatchObject({ usesLeft: 1, dates: [{ isUsed: true }] });
});

it('a canceled date gives its use back', async () => {
  const organizer = await somebody();
  const athlete = await somebody();
  const { seriesId, passTypes, ids } = await classWith(organizer, { types: [{ uses: 1 }] });
  await athlete.buy(seriesId, passTypes[0]?.id ?? '');
  const [pass] = await athlete.passes();
  await athlete.book(pass?.id ?? '', ids[0] ?? '');
  const body = { name: 'Saturday class', reason: 'Storm' };
  await call(cancelEvent, { params: { eventId: ids[0] ?? '' }, body }, organizer.keyed());
  expect((await athlete.passes())[0]).toMatchObject({ usesLeft: 1, dates: [] });
  await expect(athlete.book(pass?.id ?? '', ids[0] ?? '')).rejects.toMatchObject({ status: 404 });
  await athlete.book(pass?.id ?? '', ids[1] ?? '');
});

it('belong to their holder and are run by those who run the series', async () => {
  const organizer = await somebody();
  const athlete = await somebody();
  const other = await somebody();
  const { seriesId, passTypes, ids, body } = await classWith(organizer, {
    types: [{ uses: 1, capacity: 1 }],
  });
  await athlete.buy(seriesId, passTypes[0]?.id ?? '');
  await expect(other.buy(seriesId, passTypes[0]?.id ?? '')).rejects.toMatchObject(refused('sold_out'));
  const passId = (await athlete.passes())[0]?.id ?? '';
  for (const [id, eventId] of [
    [passId, ids[0]],
    ['nonsense', ids[0]],
    [passId, 'nonsense'],
  ] as const)
    await expect(other.book(id, eventId ?? '')).rejects.toMatchObject({ status: 404 });
  const { ids: others } = await classWith(organizer, { types: [{ uses: 1 }] });
  await expect(athlete.book(passId, others[0] ?? '')).rejects.toMatchObject({ status: 404 });
  const save = call(endpoints.saveSeriesPasses, { params: { seriesId }, body }, { as: other.as });
  await expect(save).rejects.toMatchObject({ status: 403 });
  const wrong = { types: body.types.map((type) => ({ ...type, typeId: newId() })) };
  const saveWrong = call(
    endpoints.saveSeriesPasses,
    { params: { seriesId }, body: wrong },
    { as: organizer.as },
  );
  await expect(saveWrong).rejects.toMatchObject(refused('ticket_type_unknown'));
  const { event } = (await call(getEvent, { params: { eventId: ids[0] ?? '' } }, { as: organizer.as })).data;
  const hidden = JSON.stringify([{ id: event?.ticketTypes[0]?.id, name: 'Place', price: 0, code: 'CHALK' }]);
  const facts = {
    place: 'Dock 7',
    zone: 'UTC',
    currency: 'EUR',
    ticket_types: hidden,
    apply_to: 'all' as const,
  };
  const times = { starts_at: event?.startsAt ?? '', ends_at: event?.endsAt ?? '' };
  await call(editGroup, { body: { group_id: ids[0] ?? '', ...facts, ...times } }, { as: organizer.as });
  const listed = (as?: string) =>
    call(endpoints.listSeriesPasses, { params: { seriesId } }, as ? { as } : {});
  expect((await listed(other.as)).data.types).toEqual([]);
  expect((await listed(organizer.as)).data.types).toHaveLength(1);
  await expect(other.buy(seriesId, passTypes[0]?.id ?? '')).rejects.toMatchObject({ status: 404 });
  // What is no longer sold stays good.
  await call(endpoints.saveSeriesPasses, { params: { seriesId }, body: { types: [] } }, { as: organizer.as });
  await expect(other.buy(seriesId, passTypes[0]?.id ?? '')).rejects.toMatchObject({ status: 404 });
  expect(await athlete.book(passId, ids[0] ?? '')).toMatchObject({ usesLeft: 0 });
});

async function shown(eventId: string) {
  const { id, event } = (await call(getEvent, { params: { eventId } })).data;
  return { id, facts: { event } };
}

it('are paused, and stay with who has them, while their organizer is suspended', async () => {
  const organizer = await somebody();
  const athlete = await somebody();
  const { seriesId, passTypes, ids } = await classWith(organizer, { types: [{ uses: 2 }] });
  const itemId = passTypes[0]?.id ?? '';
  await athlete.buy(seriesId, itemId);
  const admin = await person(parts, { accountType: 'admin' });
  const { database } = parts;
  const isPaused = async () =>
    (await call(endpoints.listSeriesPasses, { params: { seriesId } }, { as: athlete.as })).data.isPaused;
  expect(await isPaused()).toBe(false);
  const who = await personById(database.sql, organizer.viewer.personId);
  const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
  await database.transaction(async (tx) => {
    if (who) await suspend(parts, tx, who, suspension, admin.id);
  });
  expect(await isPaused()).toBe(true);
  await expect(athlete.buy(seriesId, itemId)).rejects.toMatchObject(refused('sales_paused'));
  const [pass] = await athlete.passes();
  expect(await athlete.book(pass?.id ?? '', ids[0] ?? '')).toMatchObject({ usesLeft: 1 });
});
