import type { Prescription, ProgramExercise } from '@chalkline/contract/programs/program-tree.schema.ts';
import { expect, test } from 'vitest';
import { allAlike, changedSet, readSets, typedOf, withoutSet, withSet } from './sets-form.ts';

const set: Prescription = {
  kind: 'work',
  goal: { by: 'reps', from: 8, to: 12 },
  load: { by: 'grams', grams: 82_500 },
  rpe: 8,
  tempo: '31X1',
  rest: 90,
};
const exercise = (...sets: Prescription[]): ProgramExercise => ({
  id: 'a',
  exerciseId: 'b',
  note: 'Slow',
  sets,
});

test.each<Prescription>([
  set,
  { ...set, kind: 'warm_up', goal: { by: 'reps', from: 5, to: 5 }, load: null, rpe: null, tempo: null },
  { ...set, goal: { by: 'time', seconds: 45 }, load: { by: 'share', percent: 72.5 } },
  { ...set, goal: { by: 'distance', meters: 400 }, rest: 0 },
])('what is typed is what was kept: %j', (one) => {
  for (const unit of ['kg', 'lb'] as const)
    expect(readSets(typedOf(exercise(one, one), unit), unit, [one])).toEqual([one, one]);
});

test('a load is typed in the unit of who types it', () => {
  const typed = changedSet(typedOf(exercise(set), 'lb'), 0, { load: 225 });
  expect(readSets(typed, 'lb', [set])).toEqual([{ ...set, load: { by: 'grams', grams: 102_058 } }]);
});

test('a set that can’t be is named', () => {
  const typed = typedOf(exercise(set, set, set), 'kg');
  expect(readSets(changedSet(typed, 1, { from: null }), 'kg', [])).toEqual({ wrong: [2] });
  expect(readSets(changedSet(typed, 0, { to: 3 }), 'kg', [])).toEqual({ wrong: [1] });
  expect(readSets(changedSet(typed, 2, { tempo: 'slow' }), 'kg', [])).toEqual({ wrong: [3] });
});

test('a load that was chosen has to be said for one set at least', () => {
  const bare = { ...set, load: null };
  const typed = { ...typedOf(exercise(bare, bare), 'kg'), load: 'share' as const };
  expect(readSets(typed, 'kg', [])).toEqual({ wrong: [1, 2] });
  expect(readSets(changedSet(typed, 1, { load: 75 }), 'kg', [])).toEqual([
    bare,
    { ...set, load: { by: 'share', percent: 75 } },
  ]);
  expect(readSets({ ...typed, load: 'none' }, 'kg', [])).toEqual([bare, bare]);
});

test('sets are added like the last, removed but for the last one, and made alike', () => {
  const typed = changedSet(withSet(typedOf(exercise(set), 'kg')), 1, { load: 90 });
  expect(withSet(typed).sets.map(({ load }) => load)).toEqual([82.5, 90, 90]);
  expect(withoutSet(typed, 0).sets.map(({ load }) => load)).toEqual([90]);
  expect(withoutSet(withoutSet(typed, 0), 0).sets.length).toBe(1);
  expect(allAlike(typed).sets.map(({ load }) => load)).toEqual([82.5, 82.5]);
});
