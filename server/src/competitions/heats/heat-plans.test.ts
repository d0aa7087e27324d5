import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { changeEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { moveEntry as moveLane } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import * as plans from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import {
  getMyHeatsCalendar,
  listHeats,
  listMyHeats,
  startHeat,
} from '@chalkline/contract/competitions/heats.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import type { Entry } from '../entries/entries.service.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats, seededHeats } from './heats.factory.ts';

const { parts, call, clock } = await testApp();

/** Ten athletes on a floor of four lanes: heats of 3, 3 and 4 of the first workout. */
async function field(sketch: CompetitionSketch = {}) {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, sketch);
  const as = await signedIn(parts, made.owner);
  const main = await floor(parts, made, { lanes: 4, callArea: 'Door 3' });
  const athletes: Entry[] = [];
  for (let bib = 1; bib <= 10; bib += 1)
    athletes.push(await entry(parts, made, { name: `Athlete ${bib}`, bib }));
  const [competitionId, workoutId = '', second = ''] = [
    made.view.competition.id,
    ...made.view.workouts.map(({ id }) => id),
  ];
  const params = { competitionId, workoutId };
  const bibs = ({ heats, entries }: HeatPlanReply) =>
    heats.map(({ lanes }) => lanes.map((id) => entries.find((one) => one.id === id)?.bib ?? null));
  const claim = async (bib: number) => {
    const place = athletes[bib - 1];
    if (!place) throw new Error('No such athlete.');
    const who = await person(parts, { name: `Athlete ${bib}` });
    await claimEntry(parts, place, who);
    const own = await signedIn(parts, who);
    return {
      own,
      titles: async () =>
        (await call(listNotifications, { query: {} }, { as: own })).data.map(({ title }) => title),
      heats: async () => (await call(listMyHeats, { params: { competitionId } }, { as: own })).data.heats,
      calendar: async () =>
        (await call(getMyHeatsCalendar, { params: { competitionId } }, { as: own })).data.ics,
    };
  };
  const publish = (version: number) => call(plans.publishHeats, { params, body: { version } }, { as });
  const save = (
    plan: HeatPlanReply,
    heats: readonly Pick<HeatPlanReply['heats'][0], 'id' | 'locked' | 'lanes'>[],
  ) =>
    call(
      plans.saveHeatLayout,
      {
        params,
        body: {
          version: plan.version,
          heats: heats.map(({ id, locked, lanes }) => ({ id, locked, lanes: [...lanes] })),
        },
      },
      { as },
    );
  const seed = (body: object = {}) => seededHeats(parts, made, { floorId: main.id, workoutId, ...body });
  const delay = (
    body: { minutes: number; fromHeatId?: string },
    idempotencyKey: string = newId(Date.now()),
  ) => call(plans.delayFloor, { params: { competitionId, floorId: main.id }, body }, { as, idempotencyKey });
  const publicHeats = async () => (await call(listHeats, { params: { competitionId } })).data.heats;
  return { made, as, main, athletes, params, second, bibs, claim, publish, save, seed, delay, publicHeats };
}

describe('a draft of heats', () => {
  it('is seeded best last, seen by the staff alone, and published as a whole', async () => {
    const { seed, bibs, publish, publicHeats, params, as } = await field();
    const draft = await seed();
    expect(bibs(draft)).toEqual([
      [10, 8, 9, null],
      [7, 5, 6, null],
      [3, 1, 2, 4],
    ]);
    expect(draft.heats.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['06:30', '06:50', '07:10']);
    expect(await publicHeats()).toEqual([]);
    const outsider = await signedIn(parts, await person(parts));
    expect(await failure(call(plans.getHeatPlan, { params }, { as: outsider }))).toEqual([
      403,
      'not_allowed',
      undefined,
    ]);
    const { data } = await publish(draft.version);
    expect(data).toMatchObject({ publishedVersion: 1, changes: 0 });
    const heats = await publicHeats();
    expect(heats.map(({ number, count, lanes }) => [number, count, lanes.length])).toEqual([
      [1, 3, 3],
      [2, 3, 3],
      [3, 3, 4],
    ]);
    expect(heats[0]).toMatchObject({ workoutName: 'Breakwater', capSeconds: 720, version: 1 });
    const again = await call(plans.getHeatPlan, { params }, { as });
    expect(again.data?.heats.map(({ id }) => id)).toEqual(heats.map(({ id }) => id));
  });

  it('is moved by hand, locked, and seeded again around what is locked', async () => {
    const { seed, save, bibs } = await field();
    const draft = await seed();
    const [first, , last] = draft.heats;
    const best = last?.lanes[1] ?? '';
    const moved = moveLane(draft.heats, best, { heatId: first?.id ?? '', lane: 1 });
    const { data: swapped } = await save(
      draft,
      moved.map((heat) => ({ ...heat, locked: heat.id === first?.id })),
    );
    expect(swapped.version).toBe(2);
    expect(bibs(swapped)[0]?.[0]).toBe(bibs(draft)[2]?.[1]);
    const again = await seed({ version: 2, laneOrder: 'in_order' });
    expect(again.heats.map(({ locked }) => locked)).toEqual([true, false, false]);
    expect(bibs(again)[0]).toEqual(bibs(swapped)[0]);
    expect(
      bibs(again)
        .flat()
        .filter((bib) => bib !== null)
        .toSorted(),
    ).toEqual(Array.from({ length: 10 }, (_, index) => index + 1).toSorted());
  });

  it('refuses what does not add up and what somebody else changed', async () => {
    const { seed, save, made } = await field();
    const draft = await seed();
    const [first, ...rest] = draft.heats;
    if (!first) throw new Error('No heat.');
    const other = await entry(parts, await competition(parts, { owner: made.owner }));
    const twice = [{ ...first, lanes: [rest[0]?.lanes[1] ?? null, ...first.lanes.slice(1)] }, ...rest];
    const stranger = [{ ...first, lanes: [other.id, ...first.lanes.slice(1)] }, ...rest];
    const longer = [{ ...first, lanes: [...first.lanes, null] }, ...rest];
    for (const heats of [twice, stranger, longer, rest])
      expect(await failure(save(draft, heats))).toEqual([422, 'layout_wrong', 'body.heats']);
    const locked = draft.heats.map((heat) => ({ ...heat, locked: true }));
    const both = await Promise.allSettled([save(draft, locked), save(draft, locked)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(save(draft, draft.heats))).toEqual([409, 'state_changed', undefined]);
  });

  it('places late entries in empty lanes and leaves out who withdrew', async () => {
    const { seed, made, params, as, bibs, athletes } = await field();
    await seed();
    await entry(parts, made, { name: 'Late', bib: 34 });
    const gone = athletes[0];
    await moveEntry(
      parts,
      made.viewer,
      { ...params, entryId: gone?.id ?? '' },
      { from: 'active', to: 'withdrawn', reason: '' },
    );
    const plan = (await call(plans.getHeatPlan, { params }, { as })).data;
    expect(plan?.conflicts.map(({ kind }) => kind).toSorted()).toEqual(['not_active', 'unplaced']);
    const { data } = await call(plans.placeLateEntries, { params, body: { version: 1 } }, { as });
    expect(data.conflicts).toEqual([]);
    expect(bibs(data).flat()).not.toContain(1);
    expect(bibs(data).flat()).toContain(34);
    expect(bibs(data).length).toBe(3);
  });

  it('tells who changed division from who withdrew', async () => {
    const { seed, params, as, athletes } = await field();
    await seed();
    const { competitionId } = params;
    const body = { name: 'Scaled' };
    const { data: other } = await call(createDivision, { params: { competitionId }, body }, { as });
    const { id: entryId = '' } = athletes[0] ?? {};
    const patch = { divisionId: other.id };
    await call(changeEntry, { params: { competitionId, entryId }, body: patch }, { as });
    const plan = (await call(plans.getHeatPlan, { params }, { as })).data;
    expect(plan?.conflicts).toMatchObject([{ kind: 'other_division', entryId }]);
  });
});

describe('published heats', () => {
  it('notify each person once, and again only whom a change concerns', async () => {
    const { seed, publish, save, claim } = await field();
    const [one, five] = [await claim(1), await claim(5)];
    const draft = await seed();
    await publish(draft.version);
    expect([await one.titles(), await five.titles()]).toEqual([
      ['Your heats are out in Harbor Throwdown'],
      ['Your heats are out in Harbor Throwdown'],
    ]);
    await publish(draft.version);
    const [mine] = await one.heats();
    const free = draft.heats[0]?.lanes.indexOf(null) ?? 0;
    const moved = moveLane(draft.heats, mine?.entryId ?? '', {
      heatId: draft.heats[0]?.id ?? '',
      lane: free + 1,
    });
    const { data } = await save(draft, moved);
    expect(data.changes).toBe(1);
    clock.advance(1000);
    expect((await one.heats())[0]).toEqual(mine);
    await publish(data.version);
    expect(await one.titles()).toEqual([
      'Your heats changed in Harbor Throwdown',
      'Your heats are out in Harbor Throwdown',
    ]);
    expect(await five.titles()).toHaveLength(1);
    expect((await one.heats())[0]).toMatchObject({ number: 1, lane: free + 1, version: 2 });
  });

  it('can be removed with one notification, and are announced again when there are new ones', async () => {
    const { seed, publish, claim, params, as } = await field();
    const one = await claim(1);
    await publish((await seed()).version);
    const remove = (by: string) => call(plans.deleteHeatPlan, { params }, { as: by });
    expect((await failure(remove(one.own)))[1]).toBe('not_allowed');
    clock.advance(1000);
    await remove(as);
    expect(await failure(remove(as))).toEqual([409, 'no_heats', undefined]);
    expect(await one.titles()).toEqual(['Heats were removed in Harbor Throwdown']);
    expect(await one.heats()).toEqual([]);
    clock.advance(1000);
    await publish((await seed()).version);
    expect((await one.titles())[0]).toBe('Your heats are out in Harbor Throwdown');
  });

  it('say nothing of a workout that is not released', async () => {
    const releaseAt = '2026-06-06T06:00:00.000Z';
    const workouts = [
      { name: 'Secret', scoring: { type: 'reps', unit: 'reps', direction: 'higher' }, releaseAt },
    ] as const;
    const { made, main, publicHeats, as, params } = await field({ workouts: [...workouts] });
    await publishedHeats(parts, made, { floorId: main.id });
    expect(JSON.stringify(await publicHeats())).not.toContain('Secret');
    expect((await publicHeats())[0]).toMatchObject({ workoutId: null, workoutName: null });
    const byStaff = await call(listHeats, { params: { competitionId: params.competitionId } }, { as });
    expect(byStaff.data.heats[0]?.workoutName).toBe('Secret');
  });

  it('never overlap on a floor, even if two people publish at the same time', async () => {
    const { made, main, second, params, as, seed } = await field();
    const draft = await seed();
    const other = await seededHeats(parts, made, { floorId: main.id, workoutId: second, startsAt: '08:40' });
    expect(other.conflicts.map(({ kind }) => kind)).toContain('floor');
    const publish = (workoutId: string, version: number) =>
      call(plans.publishHeats, { params: { ...params, workoutId }, body: { version } }, { as });
    const both = await Promise.allSettled([
      publish(params.workoutId, draft.version),
      publish(second, other.version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = both[0]?.status === 'fulfilled' ? second : params.workoutId;
    expect(await failure(publish(won, 1))).toEqual([409, 'floor_taken', undefined]);
  });
});

describe('a delay', () => {
  it('moves what has not started, tells each person once, and counts up the calendar', async () => {
    const { made, main, second, delay, claim, publicHeats, as, params, seed, publish } = await field();
    const one = await claim(1);
    const draft = await seed();
    await publish(draft.version);
    await publishedHeats(parts, made, { floorId: main.id, workoutId: second, startsAt: '10:00' });
    const [first] = await publicHeats();
    await call(
      startHeat,
      { params: { competitionId: params.competitionId, heatId: first?.id ?? '' }, body: { started: true } },
      { as },
    );
    const before = await one.heats();
    const body = { minutes: 12 };
    const where = { competitionId: params.competitionId, floorId: main.id };
    const preview = await call(plans.previewFloorDelay, { params: where, body }, { as });
    expect(preview.data).toMatchObject({
      heats: 5,
      published: 5,
      people: 1,
      first: { name: 'Breakwater, heat 2' },
    });
    expect((await one.heats())[0]).toEqual(before[0]);
    clock.advance(1000);
    const key = newId(Date.now());
    const { data } = await delay(body, key);
    expect((await delay(body, key)).data).toEqual(data);
    const after = await one.heats();
    expect(
      after.map(({ startsAt }, index) => Date.parse(startsAt) - Date.parse(before[index]?.startsAt ?? '')),
    ).toEqual([720_000, 720_000]);
    expect(after[0]).toMatchObject({ movedFrom: before[0]?.startsAt, version: 2 });
    expect((await publicHeats())[0]).toMatchObject({ startsAt: first?.startsAt });
    expect((await one.titles())[0]).toBe('Main floor is running 12 min late in Harbor Throwdown');
    expect((await one.titles()).filter((title) => title.includes('late'))).toHaveLength(1);
    const ics = await one.calendar();
    expect(ics.match(/SEQUENCE:2/g)).toHaveLength(2);
    expect(new Set(ics.match(/UID:.*/g)).size).toBe(2);
    const plan = (await call(plans.getHeatPlan, { params }, { as })).data;
    expect(plan).toMatchObject({ publishedVersion: 2, changes: 0 });
    // A draft that was read before the delay is not saved over it.
    expect(await failure(publish(draft.version))).toEqual([409, 'state_changed', undefined]);
  });

  it('names what would collide, and refuses a floor that is taken', async () => {
    const { made, main, second, delay, claim, seed, publish, publicHeats, params, as } = await field();
    const beside = await floor(parts, made, { name: 'Floor B', lanes: 4 });
    await claim(10);
    const draft = await seed();
    await publish(draft.version);
    await publishedHeats(parts, made, { floorId: beside.id, workoutId: second, startsAt: '09:35' });
    const where = { competitionId: params.competitionId, floorId: main.id };
    const { data } = await call(plans.previewFloorDelay, { params: where, body: { minutes: 60 } }, { as });
    expect(data.conflicts.length).toBeGreaterThan(0);
    expect(data.conflicts[0]).toMatchObject({
      conflict: { kind: 'rest' },
      name: expect.stringMatching(/^Athlete/),
    });
    const [, , last] = await publicHeats();
    expect(await failure(delay({ minutes: -20, fromHeatId: last?.id ?? '' }))).toEqual([
      409,
      'floor_taken',
      undefined,
    ]);
    expect(await failure(delay({ minutes: 5, fromHeatId: 'nowhere' }))).toEqual([
      422,
      'unknown_heat',
      'body.fromHeatId',
    ]);
    clock.set('2026-06-05T20:00:00.000Z');
    expect(await failure(delay({ minutes: 5 }))).toEqual([409, 'nothing_to_delay', undefined]);
  });
});

it('starts a clock once, even if two people tap at the same time', async () => {
  const { seed, publish, publicHeats, params, as, save } = await field();
  const draft = await seed();
  await publish(draft.version);
  const heatId = (await publicHeats())[0]?.id ?? '';
  const tap = (started: boolean) =>
    call(startHeat, { params: { competitionId: params.competitionId, heatId }, body: { started } }, { as });
  const taps = await Promise.allSettled([tap(true), tap(true), tap(true)]);
  expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const now = await call(listHeats, {
    params: { competitionId: params.competitionId },
    query: { when: 'now' },
  });
  expect(now.data.heats.map(({ number, startedAt }) => [number, startedAt])).toEqual([
    [1, '2026-06-05T05:00:00.000Z'],
    [2, null],
  ]);
  const [first, ...rest] = draft.heats;
  const swapped = [
    { ...draft.heats[0], id: first?.id ?? '', locked: false, lanes: [null, null, null, null] },
    ...rest,
  ];
  expect(await failure(save(draft, swapped))).toEqual([409, 'heat_started', undefined]);
  await tap(false);
  expect(await failure(tap(false))).toEqual([409, 'state_changed', undefined]);
});
