import { newShift } from '@chalkline/contract/competitions/shift.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { readDuties } from '../heats/heat-duties.service.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { shift } from './shifts.factory.ts';

const { parts, call, clock } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'published' });
  const competitionId = made.view.competition.id;
  const asOwner = await signedIn(parts, made.owner);
  const volunteer = async (name: string) => {
    const who = await person(parts, { name });
    return { who, as: await signedIn(parts, who) };
  };
  const add = async (sketch: Parameters<typeof shift>[2] = {}) => (await shift(parts, made, sketch)).id;
  const of = (shiftId: string) => ({ params: { competitionId, shiftId } });
  const one = (shiftId: string, personId: string) => ({ params: { competitionId, shiftId, personId } });
  const take = async (shiftId: string, as: string) =>
    (await call(endpoints.takeShift, of(shiftId), { as })).data;
  const list = async (as: string) =>
    (await call(endpoints.listOpenShifts, { params: { competitionId } }, { as })).data;
  const inside = async () =>
    (await call(endpoints.listShifts, { params: { competitionId } }, { as: asOwner })).data;
  return { ...made, competitionId, asOwner, volunteer, add, of, one, take, list, inside };
}

const titlesOf = async (as: string) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);

it('is taken once, shown to its volunteer without names, and to the staff with them', async () => {
  const { add, take, list, inside, volunteer, competitionId } = await desk();
  const id = await add();
  const { who, as } = await volunteer('Duc Anh Phan');
  const taken = await take(id, as);
  expect(taken).toMatchObject({ taken: 1, mine: { offered: false, checkedIn: false, mayGiveBack: true } });
  expect(await take(id, as)).toEqual(taken);
  expect(await list(as)).toEqual([taken]);
  expect((await list((await volunteer('Chipo Marufu')).as))[0]).toMatchObject({ taken: 1, mine: null });
  expect(await inside()).toMatchObject([{ id, volunteers: [{ personId: who.id, name: 'Duc Anh Phan' }] }]);
  const outside = call(endpoints.listShifts, { params: { competitionId } }, { as });
  expect(await failure(outside)).toEqual([403, 'not_allowed', undefined]);
});

it('never has more volunteers than places, however many sign up at once', async () => {
  const { add, take, volunteer, inside } = await desk();
  const id = await add({ capacity: 3 });
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => volunteer(`Volunteer ${index}`)));
  const answers = await Promise.allSettled(crowd.map(({ as }) => take(id, as)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await inside())[0]?.volunteers).toHaveLength(3);
  const late = await volunteer('Too late');
  expect(await failure(take(id, late.as))).toEqual([409, 'shift_full', undefined]);
});

it('says what is in the way: another shift, the end, a finished competition', async () => {
  const { add, take, volunteer, of } = await desk();
  const first = await add();
  const second = await add({ place: 'Gate B', role: 'check_in' });
  const now = clock.now().getTime();
  const soon = {
    startsAt: new Date(now + hour).toISOString(),
    endsAt: new Date(now + 2 * hour).toISOString(),
  };
  const over = await add(soon);
  const { as } = await volunteer('Chipo Marufu');
  await take(first, as);
  expect(await failure(take(second, as))).toEqual([409, 'shift_overlaps', undefined]);
  clock.advance(2 * hour);
  expect(await failure(take(over, as))).toEqual([409, 'shift_over', undefined]);
  expect(await failure(take('nonsense', as))).toEqual([404, 'not_found', undefined]);
  const notTheirs = call(endpoints.giveBackShift, of(second), { as });
  expect(await failure(notTheirs)).toEqual([404, 'not_found', undefined]);
});

it('keeps athletes away from shifts near their heats, and tells who plans heats about shifts', async () => {
  const made = await desk();
  const { add, take, list, volunteer, competitionId } = made;
  const { who, as } = await volunteer('Signe Halvorsen');
  await claimEntry(parts, await entry(parts, made), who);
  const { id: floorId } = await floor(parts, made);
  const { heats } = await publishedHeats(parts, made, { floorId });
  const start = Date.parse(heats[0]?.startsAt ?? '');
  const at = (from: number, to: number) => ({
    startsAt: new Date(start + from * 60_000).toISOString(),
    endsAt: new Date(start + to * 60_000).toISOString(),
  });
  const near = await add(at(-120, -10));
  const far = await add(at(-120, -20));
  expect(await failure(take(near, as))).toEqual([409, 'shift_near_heat', undefined]);
  const shown = await list(as);
  expect(shown.find(({ id }) => id === near)).toMatchObject({
    obstacle: 'heat',
    heat: { startsAt: heats[0]?.startsAt },
  });
  await take(far, as);
  expect(await readDuties(parts.database.sql, competitionId)).toMatchObject([
    { personKey: who.id, endsAt: start - 20 * 60_000, name: 'volunteer shift, Main floor' },
  ]);
});

it('is given back in good time; later it takes a replacement, who is found in a full shift', async () => {
  const { add, take, list, volunteer, of, inside } = await desk();
  const id = await add({ capacity: 1 });
  const { as } = await volunteer('Noor Aziz');
  const giveBack = () => call(endpoints.giveBackShift, of(id), { as });
  await take(id, as);
  expect((await giveBack()).data).toMatchObject({ taken: 0, mine: null });
  await take(id, as);
  clock.advance(5 * day + 1000);
  expect(await failure(giveBack())).toEqual([409, 'too_late_to_give_back', undefined]);
  const offer = (offered: boolean) => call(endpoints.offerShift, { ...of(id), body: { offered } }, { as });
  await offer(true);
  await offer(false);
  const other = await volunteer('Baraka Otieno');
  expect((await list(other.as))[0]).toMatchObject({ wanted: false, obstacle: 'full' });
  await offer(true);
  expect((await list(other.as))[0]).toMatchObject({ wanted: true, obstacle: null });
  expect(await take(id, other.as)).toMatchObject({ taken: 1, wanted: false });
  expect((await inside())[0]?.volunteers.map(({ personId }) => personId)).toEqual([other.who.id]);
  expect(await titlesOf(as)).toEqual([expect.stringMatching(/^Someone took over your volunteer shift in /)]);
});

it('is checked in and exported with hours', async () => {
  const { add, take, volunteer, one, competitionId, asOwner, of } = await desk();
  const id = await add({ place: '=Gate', role: 'check_in' });
  const present = await volunteer('Amara Okonkwo');
  const absent = await volunteer('Bea Lund');
  await take(id, present.as);
  clock.advance(1000);
  await take(id, absent.as);
  const checkIn = async (checkedIn: boolean) =>
    (
      await call(
        endpoints.checkInVolunteer,
        { ...one(id, present.who.id), body: { checkedIn } },
        { as: asOwner },
      )
    ).data.volunteers[0]?.checkedInAt;
  const first = await checkIn(true);
  clock.advance(1000);
  expect(await checkIn(true)).toBe(first);
  expect(await checkIn(false)).toBeNull();
  expect(await checkIn(true)).not.toBe(first);
  const refused = call(endpoints.giveBackShift, of(id), { as: present.as });
  expect(await failure(refused)).toEqual([409, 'too_late_to_give_back', undefined]);
  const params = { competitionId };
  const { csv } = (await call(endpoints.exportVolunteers, { params }, { as: asOwner })).data;
  const lines = csv.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^Amara Okonkwo,check_in,'=Gate,.*,4$/);
  expect(lines[2]).toMatch(/^Bea Lund,check_in,'=Gate,.*,,0$/);
});

it('is changed and removed with its volunteers notified, and never shrinks below them', async () => {
  const { add, take, volunteer, one, of, asOwner } = await desk();
  const id = await add();
  const { who, as } = await volunteer('Chipo Marufu');
  const second = await volunteer('Duc Anh Phan');
  await take(id, as);
  await take(id, second.as);
  const change = (body: object) => call(endpoints.changeShift, { ...of(id), body }, { as: asOwner });
  expect(await failure(change({ capacity: 1 }))).toEqual([409, 'shift_has_more_volunteers', 'body.capacity']);
  expect(await failure(change({ endsAt: '2020-01-01T00:00:00Z' }))).toEqual([
    422,
    'shift_ends_before_start',
    'body.endsAt',
  ]);
  expect(await failure(change({ place: 'X', was: { place: 'Elsewhere' } }))).toEqual([
    409,
    'state_changed',
    undefined,
  ]);
  await change({ place: 'Lifting platform' });
  await change({ details: 'Briefing at 14:10' });
  expect(await titlesOf(as)).toEqual([expect.stringMatching(/^Your volunteer shift changed in /)]);
  const remove = () => call(endpoints.deleteShift, of(id), { as: asOwner });
  expect(await failure(remove())).toEqual([409, 'shift_has_volunteers', undefined]);
  await call(endpoints.removeVolunteer, one(id, who.id), { as: asOwner });
  await call(endpoints.removeVolunteer, one(id, second.who.id), { as: asOwner });
  expect(await titlesOf(as)).toEqual([expect.stringMatching(/^You were taken off a volunteer shift in /)]);
  expect((await remove()).data).toBeNull();
  expect(await titlesOf(as)).toEqual([]);
});

it('is planned by the staff, and by no one else', async () => {
  const { competitionId, viewer, volunteer, asOwner } = await desk();
  const helper = await volunteer('Jonas Brandt');
  const body = newShift.parse({
    role: 'floor',
    place: 'Main floor',
    capacity: 4,
    startsAt: '2027-06-05T08:00:00Z',
    endsAt: '2027-06-05T12:00:00Z',
  });
  const create = (as: string) =>
    call(
      endpoints.createShift,
      { params: { competitionId }, body },
      { as, idempotencyKey: crypto.randomUUID() },
    );
  expect(await failure(create(helper.as))).toEqual([403, 'not_allowed', undefined]);
  await staffMember(parts, viewer, competitionId, helper.who, 'manager');
  expect((await create(helper.as)).data).toMatchObject({ place: 'Main floor', taken: 0, volunteers: [] });
  expect((await create(asOwner)).data.role).toBe('floor');
});

it('is in its volunteer’s calendar under one id, and a later file updates it', async () => {
  const { add, take, volunteer, competitionId, view, asOwner, of } = await desk();
  const [mine, other] = [await add({ place: 'Dock 4' }), await add({ place: 'Dock 5' })];
  const { as } = await volunteer('Duc Anh Phan');
  const calendar = async (token: string) =>
    (await call(endpoints.getMyShiftsCalendar, { params: { competitionId } }, { as: token })).data;
  expect((await calendar(as)).ics).not.toContain('VEVENT');
  await take(mine, as);
  const { fileName, ics } = await calendar(as);
  expect(fileName).toBe('harbor-throwdown-my-shifts.ics');
  expect(ics).toContain(`UID:${mine}@shifts`);
  expect(ics.replace(/\r\n\t/g, '')).toContain(`SUMMARY:Volunteer shift: Dock 4 · ${view.competition.name}`);
  expect(ics).not.toContain(other);
  expect((await calendar(asOwner)).ics).not.toContain('VEVENT');
  clock.advance(hour);
  const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequenceOf((await calendar(as)).ics)).toBeGreaterThan(sequenceOf(ics));
  await call(endpoints.giveBackShift, of(mine), { as });
  expect((await calendar(as)).ics).not.toContain('VEVENT');
});
