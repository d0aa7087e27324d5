import { cancelEvent, getCancellation } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { getEvent, getEventCalendar, listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import type { GroupReply, groupPatch } from '@chalkline/contract/groups/group.schema.ts';
import { createGroup, deleteGroup, editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();
const zone = 'Europe/Amsterdam';

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  return {
    as,
    viewer: asViewer(who),
    get: async (eventId: string) => (await call(getEvent, { params: { eventId } }, { as })).data,
    edit: async (body: z.input<typeof groupPatch>) => (await call(editGroup, { body }, { as })).data,
    notices: async () =>
      (await call(listNotifications, {}, { as })).data.map(({ title, text }) => ({ title, text })),
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const facts = {
  type: 'event',
  name: 'Saturday class',
  description: '',
  place: 'Dock 7, Rotterdam',
  starts_at: '2026-10-10T07:00:00.000Z',
  ends_at: '2026-10-10T08:30:00.000Z',
  zone,
  currency: 'EUR',
  ticket_types: JSON.stringify([
    { name: 'Place', price: 0, capacity: 8, sales_until: '2026-10-10T06:00:00.000Z' },
  ]),
} as const;
const weekly = { frequency: 'weekly', times: 5 };

async function classBy(
  organizer: Somebody,
  repeat: object = weekly,
  sketch: object = {},
): Promise<GroupReply> {
  const body = { ...facts, repeat: JSON.stringify(repeat), ...sketch };
  return (await call(createGroup, { body }, { as: organizer.as })).data;
}

async function datesOf({ event }: GroupReply, as?: string): Promise<GroupReply[]> {
  const query = { series: event?.series?.id ?? '', limit: 100 };
  return (await call(listEvents, { query }, as === undefined ? {} : { as })).data;
}

const daysOf = (dates: readonly GroupReply[]) =>
  dates.map(({ event }) => fieldInZone(event?.startsAt ?? null, zone));

/** What the form sends: everything, with what was changed. */
function sent({ id, name, event }: GroupReply, change: object) {
  const types = event?.ticketTypes.map((type) => ({
    id: type.id,
    name: type.name,
    price: type.price,
    capacity: type.capacity,
    sales_from: type.salesFrom,
    sales_until: type.salesUntil,
  }));
  return {
    group_id: id,
    name,
    place: event?.place,
    starts_at: event?.startsAt,
    ends_at: event?.endsAt,
    zone: event?.zone,
    currency: event?.currency,
    ticket_types: JSON.stringify(types),
    ...change,
  };
}

describe('a series', () => {
  it('has an event for each date, each at the same time of the clock over the change to winter time', async () => {
    const organizer = await somebody();
    const first = await classBy(organizer);
    expect(first.event?.series).toMatchObject({ from: '2026-10-10', more: 4, rule: { frequency: 'weekly' } });
    const dates = await datesOf(first);
    expect(daysOf(dates)).toEqual([
      '2026-10-10T09:00',
      '2026-10-17T09:00',
      '2026-10-24T09:00',
      '2026-10-31T09:00',
      '2026-11-07T09:00',
    ]);
    expect(dates[3]?.event).toMatchObject({
      startsAt: '2026-10-31T08:00:00.000Z',
      endsAt: '2026-10-31T09:30:00.000Z',
      place: facts.place,
      series: { more: 1 },
      ticketTypes: [{ name: 'Place', left: 8, salesUntil: '2026-10-31T07:00:00.000Z' }],
    });
    // Each date is sold for itself.
    const [, second] = dates;
    const athlete = await somebody();
    await ticketFor(athlete, second);
    expect((await datesOf(first)).map(({ event }) => event?.ticketTypes[0]?.left)).toEqual([8, 7, 8, 8, 8]);
  });

  it('is one line in lists, with its next date, and every date in calendars', async () => {
    const organizer = await somebody();
    const place = `Pier ${newId().slice(-8)}`;
    const first = await classBy(organizer, weekly, { place });
    const listed = async (query: object) => (await call(listEvents, { query: { place, ...query } })).data;
    expect((await listed({})).map(({ id }) => id)).toEqual([first.id]);
    expect(await listed({ each: 'true' })).toHaveLength(5);
    const later = await listed({ from: '2026-10-20T00:00:00.000Z' });
    expect(daysOf(later)).toEqual(['2026-10-24T09:00']);
    await call(
      cancelEvent,
      {
        params: { eventId: first.id },
        body: { name: facts.name, reason: 'Storm' },
      },
      { as: organizer.as, idempotencyKey: newId() },
    );
    // What is canceled is no next date, and shows for itself.
    expect(daysOf(await listed({}))).toContain('2026-10-17T09:00');
    expect((await organizer.get(first.id)).event?.series?.more).toBe(4);
  });

  it.each([
    ['this', [0, 0, 1, 0, 0]],
    ['following', [0, 0, 1, 1, 1]],
    ['all', [1, 1, 1, 1, 1]],
  ] as const)('changes %s', async (apply_to, changed) => {
    const organizer = await somebody();
    const first = await classBy(organizer);
    const before = await datesOf(first);
    const third = before[2];
    if (!third) throw new Error('no date');
    const types = [
      { id: third.event?.ticketTypes[0]?.id, name: 'Place', price: 0, capacity: 12 },
      { name: 'Spectator', price: 0 },
    ];
    await organizer.edit({
      ...sent(third, { name: 'Late class', ticket_types: JSON.stringify(types), apply_to }),
      starts_at: '2026-10-24T16:00:00.000Z',
      ends_at: '2026-10-24T17:30:00.000Z',
      group_id: third.id,
    });
    const after = await datesOf(first);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    const byId = new Map(after.map((date) => [date.id, date]));
    for (const [at, was] of before.entries()) {
      const now = byId.get(was.id);
      const [day] = daysOf([was]);
      const isChanged = changed[at] === 1;
      expect(now?.name).toBe(isChanged ? 'Late class' : facts.name);
      expect(daysOf(now ? [now] : [])).toEqual([isChanged ? day?.replace('09:00', '18:00') : day]);
      expect(now?.event?.ticketTypes.map(({ name, capacity }) => [name, capacity])).toEqual(
        isChanged
          ? [
              ['Place', 12],
              ['Spectator', null],
            ]
          : [['Place', 8]],
      );
      expect(now?.event?.ticketTypes[0]?.id).toBe(was.event?.ticketTypes[0]?.id);
      expect(now?.version).toBe(was.version + (isChanged ? 1 : 0));
    }
  });

  it('leaves what was changed for one date alone', async () => {
    const organizer = await somebody();
    const first = await classBy(organizer);
    const [, second] = await datesOf(first);
    if (!second) throw new Error('no date');
    await organizer.edit({ ...sent(second, { place: 'The other hall' }), group_id: second.id });
    await organizer.edit({ ...sent(first, { name: 'New name', apply_to: 'all' }), group_id: first.id });
    expect(await organizer.get(second.id)).toMatchObject({
      name: 'New name',
      event: { place: 'The other hall' },
    });
  });

  it('goes on by another rule: sold dates keep their ids, and holders are told once', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const first = await classBy(organizer);
    const before = await datesOf(first);
    const [, second, third, , fifth] = before;
    for (const date of [second, third]) await ticketFor(athlete, date);
    const sundays = { frequency: 'weekly', weekdays: [7], times: 4 };
    await organizer.edit({ group_id: first.id, repeat: JSON.stringify(sundays) });
    const after = await datesOf(first);
    expect(daysOf(after)).toEqual([
      '2026-10-10T09:00',
      '2026-10-11T09:00',
      '2026-10-18T09:00',
      '2026-10-25T09:00',
    ]);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second?.id, third?.id]));
    expect((await organizer.get(fifth?.id ?? '')).archivedAt).not.toBeNull();
    const [notice, ...others] = await athlete.notices();
    expect(others).toEqual([]);
    expect(notice?.title).toBe('Saturday class has changed');
    expect(notice?.text).toContain('Another date of yours changed too.');
    expect(await (await somebody()).notices()).toEqual([]);
  });

  it('keeps a sold date that no new day is near to, and grows, shrinks and leaves days out', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const first = await classBy(organizer);
    const before = await datesOf(first);
    await ticketFor(athlete, before[4]);
    const short = { frequency: 'weekly', times: 2 };
    await organizer.edit({ group_id: first.id, repeat: JSON.stringify(short) });
    expect(daysOf(await datesOf(first))).toEqual([
      '2026-10-10T09:00',
      '2026-10-17T09:00',
      '2026-11-07T09:00',
    ]);
    const long = { frequency: 'weekly', until: '2026-11-21', except: ['2026-10-24'] };
    await organizer.edit({ group_id: first.id, repeat: JSON.stringify(long) });
    const after = await datesOf(first);
    expect(daysOf(after)).toEqual(
      ['10-10', '10-17', '10-31', '11-07', '11-14', '11-21'].map((day) => `2026-${day}T09:00`),
    );
    expect(after[3]?.id).toBe(before[4]?.id);
    // A date that is deleted doesn't come back.
    await call(deleteGroup, { body: { group_id: after[4]?.id ?? '' } }, { as: organizer.as });
    const { rule } = (await organizer.get(first.id)).event?.series ?? {};
    expect(rule?.except).toEqual(['2026-10-24', '2026-11-14']);
  });

  it('is made by one of two changes at once, and is only for those who run it', async () => {
    const organizer = await somebody();
    const single = (await call(createGroup, { body: facts }, { as: organizer.as })).data;
    expect(single.event?.series).toBeNull();
    const repeat = () =>
      organizer.edit({ group_id: single.id, version: single.version, repeat: JSON.stringify(weekly) });
    await Promise.all([repeat(), repeat()]);
    expect(await datesOf(await organizer.get(single.id))).toHaveLength(5);
    const outsider = await somebody();
    const body = { group_id: single.id, repeat: JSON.stringify(weekly) };
    await expect(outsider.edit(body)).rejects.toMatchObject({ status: 403 });
    for (const wrong of ['nonsense', '{}', '{"frequency":"weekly"}', '{"frequency":"hourly","times":2}'])
      await expect(organizer.edit({ group_id: single.id, repeat: wrong })).rejects.toMatchObject({
        status: 422,
      });
  });

  it('has a calendar entry for each date, whose sequence goes up when it changes', async () => {
    const organizer = await somebody();
    const first = await classBy(organizer);
    const [, second] = await datesOf(first);
    const ics = async (eventId: string) => (await call(getEventCalendar, { params: { eventId } })).data.ics;
    const before = await ics(second?.id ?? '');
    expect(before).toContain(`UID:${second?.id}@events`);
    expect(before).toContain('SEQUENCE:1');
    await organizer.edit({ ...sent(first, { place: 'Hall 2', apply_to: 'all' }), group_id: first.id });
    const after = await ics(second?.id ?? '');
    expect(after).toContain(`UID:${second?.id}@events`);
    expect(after).toContain('SEQUENCE:2');
    expect(after).toContain('LOCATION:Hall 2');
  });
});

describe('canceling', () => {
  it('takes this date and the rest, or this one alone; holders of several are told once', async () => {
    const organizer = await somebody();
    const athlete = await somebody();
    const first = await classBy(organizer);
    const dates = await datesOf(first);
    for (const date of dates.slice(1)) await ticketFor(athlete, date);
    const params = { eventId: dates[2]?.id ?? '' };
    const ask = async (apply_to: 'this' | 'following') =>
      (await call(getCancellation, { params, query: { apply_to } }, { as: organizer.as })).data;
    expect(await ask('this')).toMatchObject({ dates: 1, tickets: 1 });
    expect(await ask('following')).toMatchObject({ dates: 3, tickets: 3 });
    const body = { name: facts.name, reason: 'The hall is closed.', apply_to: 'following' as const };
    const as = { as: organizer.as, idempotencyKey: newId() };
    await call(cancelEvent, { params, body }, as);
    const after = await datesOf(first);
    expect(after.map(({ event }) => event?.canceled !== null)).toEqual([false, false, true, true, true]);
    expect((await organizer.get(first.id)).event?.series?.more).toBe(1);
    expect(await athlete.notices()).toHaveLength(1);
    expect(clock.now().toISOString()).toBe(after[2]?.event?.canceled?.at);
  });
});

function ticketFor(who: Somebody, date: GroupReply | undefined): Promise<string> {
  if (!date) throw new Error('no date');
  return ticketTo(parts, who.viewer, { id: date.id, facts: { event: date.event } });
}
