import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Prescription, ProgramDay } from './program-tree.schema.ts';
import { type PlacedDay, versionChanges } from './version-changes.rules.ts';

const set = (grams: number): Prescription => ({
  kind: 'work',
  rpe: null,
  tempo: null,
  rest: 90,
  goal: { by: 'reps', from: 5, to: 5 },
  load: { by: 'grams', grams },
});
const exercise = (id: string, exerciseId = id, grams = 60_000, note = '') => ({
  id,
  exerciseId,
  note,
  sets: [set(grams)],
});
type Exercise = ReturnType<typeof exercise>;
const day = (id: string, name: string, ...blocks: Exercise[][]): ProgramDay => ({
  id,
  name,
  blocks: blocks.map((exercises, index) => ({ id: `${id} ${index}`, exercises })),
});
const inWeek = (week: number, ...days: ProgramDay[]): PlacedDay[] => days.map((one) => ({ week, day: one }));

it('names what is heavier, added, removed and renamed, and leaves out what is equal', () => {
  const before = inWeek(
    1,
    day('a', 'Legs', [exercise('squat')], [exercise('lunge')]),
    day('b', 'Pull', [exercise('row')]),
  );
  const after = inWeek(
    1,
    day('a', 'Heavy legs', [exercise('squat', 'squat', 65_000)], [exercise('press')]),
    day('b', 'Pull', [exercise('row')]),
    day('c', 'Run', [exercise('run')]),
  );
  const asked = (grams: number) => ({ sets: [set(grams)], note: '' });
  expect(versionChanges(before, after)).toEqual([
    {
      week: 1,
      before: 'Legs',
      after: 'Heavy legs',
      isReordered: false,
      exercises: [
        { exerciseId: 'squat', before: asked(60_000), after: asked(65_000) },
        { exerciseId: 'lunge', before: asked(60_000), after: null },
        { exerciseId: 'press', before: null, after: asked(60_000) },
      ],
    },
    {
      week: 1,
      before: null,
      after: 'Run',
      isReordered: false,
      exercises: [{ exerciseId: 'run', before: null, after: asked(60_000) }],
    },
  ]);
});

it('knows a workout that was built again by its name, and its exercises by theirs', () => {
  const before = inWeek(2, day('a', 'Legs', [exercise('1', 'squat')], [exercise('2', 'lunge')]));
  const again = inWeek(2, day('z', 'Legs', [exercise('8', 'squat')], [exercise('9', 'lunge')]));
  expect(versionChanges(before, again)).toEqual([]);
});

it('says that the order or the supersets differ, and what replaces an exercise in its place', () => {
  const apart = inWeek(1, day('a', 'Legs', [exercise('squat')], [exercise('lunge')]));
  for (const blocks of [[[exercise('lunge')], [exercise('squat')]], [[exercise('squat'), exercise('lunge')]]])
    expect(versionChanges(apart, inWeek(1, day('a', 'Legs', ...blocks)))).toMatchObject([
      { before: 'Legs', after: 'Legs', exercises: [], isReordered: true },
    ]);
  const replaced = inWeek(1, day('a', 'Legs', [exercise('squat', 'front squat')], [exercise('lunge')]));
  expect(versionChanges(apart, replaced)[0]?.exercises).toMatchObject([
    { exerciseId: 'squat', after: null },
    { exerciseId: 'front squat', before: null },
  ]);
});

const anyDays = fc
  .array(
    fc.record({
      week: fc.integer({ min: 1, max: 3 }),
      name: fc.constantFrom('Legs', 'Pull', 'Run'),
      exercises: fc.array(
        fc.record({ of: fc.constantFrom('squat', 'row'), grams: fc.integer({ min: 1, max: 3 }) }),
      ),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ week, name, exercises }, index) => ({
      week,
      day: day(
        `d${index}`,
        name,
        ...exercises.map(({ of, grams }, at) => [exercise(`${index} ${at}`, of, grams)]),
      ),
    })),
  );

it('finds nothing between equal versions, and everything against an empty one', () => {
  fc.assert(
    fc.property(anyDays, (one) => {
      expect(versionChanges(one, structuredClone(one))).toEqual([]);
      const removed = versionChanges(one, []).map(({ week, before, after }) => [week, before, after]);
      expect(removed).toHaveLength(one.length);
      expect(removed.every(([, , after]) => after === null)).toBe(true);
      expect(versionChanges([], one).every(({ before }) => before === null)).toBe(true);
    }),
  );
});
