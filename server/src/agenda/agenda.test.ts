import * as endpoints from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { takeShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { activity } from '../activities/activities.factory.ts';
import { asViewer, competition } from '../competitions/competitions/competitions.factory.ts';
import { claimEntry } from '../competitions/entries/entries.claim.service.ts';
import { entry } from '../competitions/entries/entries.factory.ts';
import { moveEntry } from '../competitions/entry-moves/entry-moves.service.ts';
import { floor } from '../competitions/floors/floors.factory.ts';
import { seededHeats } from '../competitions/heats/heats.factory.ts';
import { publishPlan } from '../competitions/heats/heats.publish.service.ts';
import { setLaneJudges } from '../competitions/judging/lane-judges.service.ts';
import { shift } from '../competitions/shifts/shifts.factory.ts';
import { staffMember } from '../competitions/staff-invitations/staff-invitations.factory.ts';
import { eventWith, ticketTo } from '../events/events.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { publishedProgram } from '../programs/programs/programs.factory.ts';
import { enrollment } from '../training/enrollments/enrollments.factory.ts';

const { app, parts, call, clock, database } = await testApp();

/** Somebody who competes, has a ticket, runs and trains by a program. */
async function busyPerson() {
  const account = await person(parts, { name: 'Noor Achterberg' });
  const viewer = asViewer(account);
  const as = await signedIn(parts, account);
  // Sessions end while the clock moves.
  const read = async () =>
    (await call(endpoints.getAgenda, {}, { as: await signedIn(parts, account) })).data.items;
  const feed = async () => (await call(endpoints.getCalendarFeed, {}, { as })).data.url;
  const open = async () =>
    (await call(endpoints.openCalendarFeed, {}, { as, idempotencyKey: crypto.randomUUID() })).data.url ?? '';
  return { account, viewer, as, read, feed, open };
}

/** What a calendar app gets, without a session. */
const subscribe = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url: new URL(url).pathname });
  return { statusCode, body, type: headers['content-type'] };
};

describe('what comes next', () => {
  it('has competitions, tickets, activities and planned workouts by time, and nothing that is over', async () => {
    const { viewer, read } = await busyPerson();
    expect(await read()).toEqual([]);
    const host = asViewer(await person(parts, { accountType: 'trainer' }));
    const event = await eventWith(parts, host, { name: 'Open Gym Night' });
    await ticketTo(parts, viewer, event);
    await ticketTo(parts, viewer, event);
    await activity(parts, viewer, { name: 'Harbor Loop' });
    const { id: programId } = await publishedProgram(parts, host);
    await enrollment(parts, viewer, { programId });
    const items = await read();
    expect(items.map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['activity', 'Harbor Loop'],
        ['event', 'Open Gym Night'],
        ['workout', 'Day 1'],
      ]),
    );
    expect(items.filter(({ kind }) => kind === 'event')).toHaveLength(1);
    clock.advance(30 * day);
    expect((await read()).filter(({ kind }) => kind !== 'workout')).toEqual([]);
  });
});

describe('of a competition', () => {
  it('has its days, published heats with their lane, lanes to judge, and shifts, until one withdraws', async () => {
    const { account, as, read } = await busyPerson();
    const made = await competition(parts, { name: 'Harbor Throwdown' });
    const { startsOn, id: competitionId } = made.view.competition;
    clock.set(`${startsOn}T05:00:00.000Z`);
    const { id: floorId } = await floor(parts, made, { name: 'Floor B', lanes: 4 });
    const place = await entry(parts, made);
    await claimEntry(parts, place, account);
    const { workoutId, version, heats } = await seededHeats(parts, made, { floorId });
    expect((await read()).map(({ kind }) => kind)).toEqual(['competition']);
    await publishPlan(parts, made.viewer, { competitionId, workoutId }, { version });
    const heat = (await read()).find(({ kind }) => kind === 'heat');
    expect(heat).toMatchObject({
      detail: expect.stringMatching(/^Lane \d, Floor B$/),
      time: expect.anything(),
    });
    await staffMember(parts, made.viewer, competitionId, account);
    const [seeded] = heats;
    const lane = (seeded?.lanes.indexOf(place.id) ?? 0) + 1;
    const lanes = [{ heatId: seeded?.id ?? '', lane, personId: account.id, instead: null }];
    await setLaneJudges(parts, made.viewer, { competitionId, workoutId }, { lanes });
    expect((await read()).find(({ kind }) => kind === 'judging')).toMatchObject({
      title: 'Judging Breakwater, heat 1 · Harbor Throwdown',
      detail: `Lane ${lane}, Floor B`,
      time: heat?.time,
    });
    const { id: shiftId } = await shift(parts, made, { place: 'Door 3' });
    await call(takeShift, { params: { competitionId, shiftId } }, { as });
    expect((await read()).map(({ kind, detail }) => (kind === 'shift' ? detail : kind))).toContain('Door 3');
    await moveEntry(
      parts,
      made.viewer,
      { competitionId, entryId: place.id },
      { from: 'active', to: 'withdrawn', reason: 'Injured' },
    );
    expect((await read()).map(({ kind }) => kind)).toEqual(['shift']);
  });
});

describe('a calendar feed', () => {
  it('has an address that calendars read without a session, the last one alone', async () => {
    const { viewer, feed, open, as } = await busyPerson();
    expect(await feed()).toBeNull();
    await activity(parts, viewer, { name: 'Harbor; Loop' });
    const first = await open();
    expect(await feed()).toBe(first);
    const { statusCode, body, type } = await subscribe(first);
    expect([statusCode, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Harbor\\; Loop']);
    const renewed = await Promise.all(Array.from({ length: 4 }, open));
    const good = await feed();
    expect(new Set(renewed).size).toBe(4);
    for (const url of [first, ...renewed])
      expect((await subscribe(url)).statusCode).toBe(url === good ? 200 : 404);
    await call(endpoints.closeCalendarFeed, {}, { as });
    expect(await feed()).toBeNull();
    expect((await subscribe(good ?? '')).statusCode).toBe(404);
  });

  it('is of nobody by an invented or altered address, and ends with a suspended account', async () => {
    const { account, open } = await busyPerson();
    const other = await busyPerson();
    const [mine, theirs] = [await open(), await other.open()];
    const altered = mine.replace(account.id, other.account.id);
    for (const url of [altered, mine.replace('.1.', '.2.'), mine.slice(0, -4), `${theirs}.ics`])
      expect((await subscribe(url)).statusCode).toBe(404);
    await database.sql.execute(
      sql`update accounts.people set state = 'suspended', suspended_for = 'Spam' where id = ${account.id}`,
    );
    expect((await subscribe(mine)).statusCode).toBe(404);
    expect((await subscribe(theirs)).statusCode).toBe(200);
    expect((await failure(call(endpoints.getCalendarFeed, {})))[0]).toBe(401);
  });
});
