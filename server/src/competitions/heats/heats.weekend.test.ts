import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import * as plans from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { listHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { takeShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { shift } from '../shifts/shifts.factory.ts';
import { publishedHeats, seededHeats } from './heats.factory.ts';

const { parts, call, clock } = await testApp();

/** Twelve athletes, three workouts on three floors of four lanes, the best of whom also judges at 8:40. */
async function weekend() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts);
  const competitionId = made.view.competition.id;
  const params = { competitionId };
  const as = await signedIn(parts, made.owner);
  const best = await person(parts, { name: 'Athlete 1' });
  for (let bib = 1; bib <= 12; bib += 1) {
    const place = await entry(parts, made, { name: `Athlete ${bib}`, bib });
    if (bib === 1) await claimEntry(parts, place, best);
  }
  const from = '2026-06-05T08:40:00+02:00';
  const duty = {
    startsAt: new Date(from).toISOString(),
    endsAt: new Date('2026-06-05T08:55:00+02:00').toISOString(),
  };
  const { id: shiftId } = await shift(parts, made, duty);
  const workouts = made.view.workouts.map(({ id }) => id);
  const seeded: HeatPlanReply[] = [];
  for (const [index, workoutId] of workouts.entries()) {
    const { id: floorId } = await floor(parts, made, { name: `Floor ${index}`, lanes: 4 });
    const sketch = {
      floorId,
      workoutId,
      startsAt: ['08:00', '09:00', '10:30'][index] ?? '',
      restMinutes: 15,
    };
    seeded.push(await (index === 2 ? publishedHeats : seededHeats)(parts, made, sketch));
  }
  await call(takeShift, { params: { competitionId, shiftId } }, { as: await signedIn(parts, best) });
  const seedAll = (versions = seeded.map(({ version }) => version), rotatesLanes = true, token = as) =>
    call(
      plans.seedWeekend,
      {
        params,
        body: {
          plans: workouts.map((workoutId, at) => ({ workoutId, version: versions[at] ?? 1 })),
          rotatesLanes,
        },
      },
      { as: token },
    );
  const plan = async (at: number) => {
    const { data } = await call(
      plans.getHeatPlan,
      { params: { competitionId, workoutId: workouts[at] ?? '' } },
      { as },
    );
    if (!data) throw new Error('No heats.');
    return data;
  };
  return { made, params, as, workouts, seeded, seedAll, plan };
}

it('seeds all workouts together without a short rest, lanes rotating, and publishes nothing', async () => {
  const { params, seedAll, plan, workouts, as } = await weekend();
  const before = [await plan(0), await plan(1), await plan(2)];
  expect(before.flatMap(({ conflicts }) => conflicts).some(({ kind }) => kind === 'rest')).toBe(true);
  const shown = async () => (await call(listHeats, { params, query: {} })).data.heats;
  const published = await shown();
  const { data } = await seedAll();
  expect(data).toMatchObject({ shortRests: 0 });
  expect(data.plans.map(({ workoutId, version }) => [workoutId, version])).toEqual(
    workouts.map((id, at) => [id, (before[at]?.version ?? 0) + 1]),
  );
  const after = [await plan(0), await plan(1), await plan(2)];
  expect(after.flatMap(({ conflicts }) => conflicts).filter(({ kind }) => kind === 'rest')).toEqual([]);
  const lanes = new Map<string, number[]>();
  for (const { heats, settings } of after) {
    expect(settings.laneOrder).toBe('rotating');
    for (const [lane, id] of heats.flatMap((heat) => [...heat.lanes.entries()]))
      if (id !== null) lanes.set(id, [...(lanes.get(id) ?? []), lane]);
  }
  expect(lanes.size).toBe(12);
  for (const own of lanes.values()) expect(new Set(own).size).toBe(3);
  expect(await shown()).toEqual(published);
  const lines = await call(plans.listHeatPlans, { params }, { as });
  expect(lines.data.map(({ version }) => version)).toEqual(data.plans.map(({ version }) => version));
});

it('keeps what is locked, and takes only the versions that were read', async () => {
  const { params, as, workouts, seeded, seedAll, plan } = await weekend();
  const [first] = seeded;
  const heats = (first?.heats ?? []).map(({ id, lanes }, index) => ({ id, lanes, locked: index === 0 }));
  const one = { ...params, workoutId: workouts[0] ?? '' };
  await call(plans.saveHeatLayout, { params: one, body: { version: first?.version ?? 0, heats } }, { as });
  expect(await failure(seedAll())).toEqual([409, 'state_changed', undefined]);
  const versions = seeded.map(({ version }, at) => (at === 0 ? version + 1 : version));
  await seedAll(versions, false);
  const again = await plan(0);
  expect(again.heats[0]).toMatchObject({ id: heats[0]?.id, locked: true, lanes: heats[0]?.lanes });
  expect(again.settings.laneOrder).toBe('center_out');
});

it('is for those who manage entries, and for workouts with heats', async () => {
  const { made, seedAll, params, as } = await weekend();
  const outsider = await signedIn(parts, await person(parts));
  expect((await failure(seedAll(undefined, true, outsider)))[0]).toBe(403);
  const empty = await competition(parts, { owner: made.owner });
  const body = { plans: [{ workoutId: empty.view.workouts[0]?.id ?? '', version: 1 }], rotatesLanes: true };
  expect(await failure(call(plans.seedWeekend, { params, body }, { as }))).toEqual([
    422,
    'unknown_workout',
    'body.plans',
  ]);
  const own = { competitionId: empty.view.competition.id };
  expect(await failure(call(plans.seedWeekend, { params: own, body }, { as }))).toEqual([
    409,
    'no_heats',
    undefined,
  ]);
});
