import { setCheckIn } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { getHeatPlan, placeLateEntries } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { getJudging } from '@chalkline/contract/competitions/judging.endpoints.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats, seededHeats } from '../heats/heats.factory.ts';
import { seedWeekend } from '../heats/heats.weekend.service.ts';

const { parts, call, clock } = await testApp();

/** Four athletes on four lanes. */
async function field() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const { id: floorId } = await floor(parts, made, { lanes: 4 });
  const athletes: string[] = [];
  for (let bib = 1; bib <= 4; bib += 1)
    athletes.push((await entry(parts, made, { name: `Athlete ${bib}`, bib })).id);
  const params = { competitionId: made.view.competition.id, workoutId: made.view.workouts[0]?.id ?? '' };
  const checkIn = async (...bibs: number[]) => {
    for (const bib of bibs) {
      const where = { competitionId: params.competitionId, entryId: athletes[bib - 1] ?? '' };
      await call(setCheckIn, { params: where, body: { checkedIn: true } }, { as });
    }
  };
  const plan = async () => {
    const { data } = await call(getHeatPlan, { params }, { as });
    if (!data) throw new Error('No plan.');
    const bibOf = new Map(data.entries.map(({ id, bib }) => [id, bib]));
    return {
      version: data.version,
      placed: data.heats.flatMap(({ lanes }) => lanes.flatMap((id) => bibOf.get(id ?? '') ?? [])).toSorted(),
      present: data.entries.map(({ checkedIn }) => checkedIn),
      conflicts: data.conflicts.map(({ kind, entryId }) => [kind, bibOf.get(entryId ?? '')]),
    };
  };
  const fill = async (presentOnly?: boolean) => {
    const { version } = await plan();
    await call(placeLateEntries, { params, body: { version, presentOnly } }, { as });
    return plan();
  };
  return { made, as, floorId, params, checkIn, plan, fill };
}

it('who hasn’t checked in gets no lane where heats are seeded without them, and one once they have', async () => {
  const { made, floorId, params, checkIn, plan, fill } = await field();
  await seededHeats(parts, made, { floorId });
  expect(await plan()).toMatchObject({ placed: [1, 2, 3, 4], present: [null, null, null, null] });
  await checkIn(1, 2);
  await seededHeats(parts, made, { floorId, presentOnly: true, version: 1 });
  const without = { placed: [1, 2], present: [true, true, false, false], conflicts: [] };
  expect(await plan()).toMatchObject(without);
  // Seeded together with others, the choice stays.
  const { workoutId, competitionId } = params;
  const plans = [{ workoutId, version: 2 }];
  await seedWeekend(parts, made.viewer, competitionId, { plans, rotatesLanes: false });
  expect(await plan()).toMatchObject(without);
  expect(await fill(true)).toMatchObject(without);
  await checkIn(3);
  expect((await plan()).conflicts).toEqual([['unplaced', 3]]);
  expect(await fill(true)).toMatchObject({ placed: [1, 2, 3], conflicts: [] });
  expect(await fill()).toMatchObject({ placed: [1, 2, 3, 4], conflicts: [] });
});

it('judges see who hasn’t checked in, once somebody has', async () => {
  const { made, as, floorId, checkIn } = await field();
  await publishedHeats(parts, made, { floorId });
  clock.set('2026-06-05T06:30:00.000Z');
  const present = async () => {
    const { data } = await call(getJudging, {}, { as });
    const lanes = data.competitions.flatMap(({ heats }) => heats.flatMap((heat) => heat.lanes));
    return new Map(lanes.map(({ bib, checkedIn }) => [bib, checkedIn]));
  };
  expect((await present()).get(2)).toBeNull();
  await checkIn(1);
  const seen = await present();
  expect([seen.get(1), seen.get(2)]).toEqual([true, false]);
});
