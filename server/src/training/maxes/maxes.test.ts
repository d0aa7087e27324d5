import { getTraining, setTrainingMax } from '@chalkline/contract/training/training.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { exercise } from '../../programs/exercises/exercises.factory.ts';
import { libraryExercise, publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';

import { enrollment } from '../enrollments/enrollments.factory.ts';

const { parts, call, clock } = await testApp();
clock.set('2026-11-27T09:00:00Z');
const squat = libraryExercise('Barbell squat');

async function world() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const set = (grams: number | null, startsOn = '2026-11-27', exerciseId = squat) =>
    call(setTrainingMax, { params: { exerciseId }, body: { grams, startsOn } }, { as });
  const maxes = async () =>
    (await call(getTraining, {}, { as })).data.maxes?.map(({ startsOn, grams }) => [startsOn, grams]);
  return { who, as, set, maxes };
}

it('is set from a day on, changed, and taken back for the records', async () => {
  const { set, maxes } = await world();
  expect(await maxes()).toEqual([]);
  await set(120_000, '2026-12-21');
  expect((await set(110_000)).data).toEqual({ exerciseId: squat, grams: 110_000, startsOn: '2026-11-27' });
  await Promise.all([set(112_500), set(112_500)]);
  await set(null, '2026-11-28');
  expect(await maxes()).toEqual([
    ['2026-11-27', 112_500],
    ['2026-11-28', null],
    ['2026-12-21', 120_000],
  ]);
});

it('is only one’s own, of an exercise one sees, and of a day that is near', async () => {
  const { who, set, maxes } = await world();
  const other = await world();
  const own = await exercise(parts, asViewer(who));
  await set(80_000, '2026-11-27', own.id);
  expect(await other.maxes()).toEqual([]);
  expect(await failure(other.set(80_000, '2026-11-27', own.id))).toContain('not_found');
  expect(await failure(set(80_000, '2026-11-27', 'no-such-exercise'))).toContain('not_found');
  for (const day of ['2026-11-18', '2027-12-01'])
    expect(await failure(set(80_000, day))).toContain('start_day_out_of_range');
  expect(await maxes()).toEqual([['2026-11-27', 80_000]]);
});

it('keeps the latest fifty of an exercise', async () => {
  const { set, maxes } = await world();
  const days = Array.from({ length: 52 }, (_, at) => new Date(Date.UTC(2026, 10, 27 + at)));
  for (const day of days) await set(100_000, day.toISOString().slice(0, 10));
  const kept = await maxes();
  expect(kept).toHaveLength(50);
  expect(kept?.[0]?.[0]).toBe('2026-11-29');
});

it('is of a coach’s own exercise too where one trains by a program with it', async () => {
  const coach = asViewer(await person(parts, { accountType: 'trainer' }));
  const own = await exercise(parts, coach);
  const { id: programId } = await publishedProgram(parts, coach, { tree: smallTree(1, 1, own.id) });
  const { who, set, maxes } = await world();
  expect(await failure(set(60_000, '2026-11-27', own.id))).toContain('not_found');
  await enrollment(parts, asViewer(who), { programId });
  await set(60_000, '2026-11-27', own.id);
  expect(await maxes()).toEqual([['2026-11-27', 60_000]]);
});
