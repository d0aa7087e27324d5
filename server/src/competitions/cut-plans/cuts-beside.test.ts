import { listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import {
  changeWorkout,
  createWorkout,
  deleteWorkout,
  orderWorkouts,
} from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { score } from '../scores/scores.factory.ts';
import { beforeTheCut } from './testing/cut-floor.ts';

const app = await testApp();
const { call, parts } = app;

const kilograms = { type: 'load', unit: 'kg', direction: 'higher' } as const;

/** The top three of six go on after the second of three workouts, and it is made. */
async function afterTheCut() {
  const floor = await beforeTheCut(app);
  await floor.make((await floor.plan())?.outcome ?? '');
  const { as, workoutIds } = floor;
  const { competitionId } = floor.params;
  const params = { competitionId };
  const [lift = '', press = '', final = ''] = workoutIds;
  const change = (workoutId: string, body: object) =>
    call(changeWorkout, { params: { ...params, workoutId }, body }, { as });
  const create = (partOf: string | null) =>
    call(createWorkout, { params, body: { name: 'More', scoring: kilograms, partOf } }, { as });
  const order = (...to: string[]) => call(orderWorkouts, { params, body: { from: workoutIds, to } }, { as });
  return { ...floor, lift, press, final, change, create, order };
}

describe('the workouts of a cut that was made', () => {
  it('are no others, by whatever way, until it is taken back', async () => {
    const { lift, press, final, change, create, order, undo } = await afterTheCut();
    const refused = (path: string) => [409, 'cut_made', path];
    // As its part, the final would count for the cut; so would a new workout, or one moved before it.
    expect(await failure(change(final, { partOf: press }))).toEqual(refused('body.partOf'));
    expect(await failure(create(press))).toEqual(refused('body.partOf'));
    expect(await failure(order(lift, final, press))).toEqual(refused('body.to'));
    // Nor does one of them come after it.
    expect(await failure(order(press, lift, final))).toEqual(refused('body.to'));
    await undo();
    await change(final, { partOf: press });
  });

  it('are measured as they were', async () => {
    const { lift, press, final, change, undo } = await afterTheCut();
    const downwards = { ...kilograms, direction: 'lower' as const };
    for (const workoutId of [lift, press])
      expect(await failure(change(workoutId, { scoring: downwards }))).toEqual([
        409,
        'cut_made',
        'body.scoring',
      ]);
    expect(await failure(change(press, { scoring: { ...kilograms, brokenByPart: lift } }))).toEqual([
      409,
      'cut_made',
      'body.scoring',
    ]);
    // The same again, other words for it, and what comes after the cut are nobody's matter.
    await change(lift, { scoring: kilograms, name: 'Heavy lift', description: 'One rep.' });
    await change(final, { scoring: usualScoring('time') });
    await undo();
    await change(lift, { scoring: downwards });
  });

  it('are no matter of what comes after them', async () => {
    const { as, params, create, final } = await afterTheCut();
    const more = await create(final);
    const workoutId = more.data.id;
    await call(deleteWorkout, { params: { competitionId: params.competitionId, workoutId } }, { as });
  });

  it('can change before the cut is made', async () => {
    const floor = await beforeTheCut(app);
    const [, press = '', final = ''] = floor.workoutIds;
    const params = { competitionId: floor.params.competitionId, workoutId: final };
    const { data } = await call(changeWorkout, { params, body: { partOf: press } }, { as: floor.as });
    expect(data.partOf).toBe(press);
  });

  it('stay so when somebody changes them at the moment it is made', async () => {
    const floor = await beforeTheCut(app);
    const [, press = '', final = ''] = floor.workoutIds;
    const outcome = (await floor.plan())?.outcome ?? '';
    const params = { competitionId: floor.params.competitionId, workoutId: final };
    const change = () => call(changeWorkout, { params, body: { partOf: press } }, { as: floor.as });
    const [made, changed] = await Promise.allSettled([floor.make(outcome), change()]);
    // Either the cut comes first and keeps its workouts, or it is blocked by the open part.
    expect([made.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const codes = [made, changed].flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(['cut_made', 'cut_too_early', 'state_changed']).toContain(codes[0]);
  });
});

describe('a board whose rows were mixed after the cut', () => {
  it('has no line, counts the cut entries that rank above, and moves no one', async () => {
    const { made, lift, idOf, board, statuses, as, params } = await afterTheCut();
    expect((await board()).cut).toMatchObject({ made: true, lineAt: 3, advancing: 3 });
    expect((await board()).cut).not.toHaveProperty('cutAbove');
    const listed = await call(listScores, { params, query: { workoutId: lift, limit: 50 } }, { as });
    const previousId = listed.data.find(({ entry }) => entry.id === idOf('Fay'))?.score?.id ?? null;
    const seen = { workoutId: lift, entryId: idOf('Fay'), typed: '90 kg', previousId };
    await score(parts, made, { ...seen, reason: 'Seen on video' });
    expect((await board()).cut).toMatchObject({ lineAt: null, cutAbove: 1, advancing: 3 });
    expect(await statuses()).toMatchObject({ Fay: 'cut', Cas: 'active' });
  });
});
