import { expect, test } from 'vitest';
import { estimatedMinutes, publishProblem, treeCounts } from './program-tree.rules.ts';
import { type Prescription, type ProgramDay, type ProgramTree, programTree } from './program-tree.schema.ts';

let made = 0;
const id = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

const five: Prescription = {
  kind: 'work',
  goal: { by: 'reps', from: 5, to: 5 },
  load: { by: 'grams', grams: 80_000 },
  rpe: null,
  tempo: null,
  rest: 0,
};
const exercise = (exerciseId: string, sets: Prescription[]) => ({ id: id(), exerciseId, note: '', sets });
const block = (...exercises: ReturnType<typeof exercise>[]) => ({ id: id(), exercises });
const day = (...blocks: ReturnType<typeof block>[]): ProgramDay => ({ id: id(), name: 'Day', blocks });
const tree = (...weeks: ProgramDay[][]): ProgramTree => ({
  weeks: weeks.map((days) => ({ id: id(), days })),
});
const ofSet = (set: object) => tree([day(block(exercise('squat', [{ ...five, ...set } as Prescription])))]);
const isValid = (value: unknown) => programTree.safeParse(value).success;

test.each<[string, object, boolean]>([
  ['a range', { goal: { by: 'reps', from: 8, to: 12 } }, true],
  ['a range that ends before it starts', { goal: { by: 'reps', from: 12, to: 8 } }, false],
  ['seconds', { goal: { by: 'time', seconds: 30 } }, true],
  ['meters', { goal: { by: 'distance', meters: 400 } }, true],
  ['half a meter', { goal: { by: 'distance', meters: 0.5 } }, false],
  ['a share of the training max', { load: { by: 'share', percent: 72.5 } }, true],
  ['no load', { load: null }, true],
  ['half a gram', { load: { by: 'grams', grams: 0.5 } }, false],
  ['RPE 6.5', { rpe: 6.5 }, true],
  ['RPE 8.2', { rpe: 8.2 }, false],
  ['RPE 6', { rpe: 6 }, false],
  ['a tempo', { tempo: '31X1' }, true],
  ['a tempo of three parts', { tempo: '311' }, false],
  ['a field that there is not', { weight: 80 }, false],
])('takes or refuses a set with %s', (_, set, valid) => {
  expect(isValid(ofSet(set))).toBe(valid);
});

test('a superset has one set of each exercise in a round and rests after the round', () => {
  const rested = { ...five, rest: 90 };
  expect(isValid(tree([day(block(exercise('a', [five]), exercise('b', [rested])))]))).toBe(true);
  expect(isValid(tree([day(block(exercise('a', [rested]), exercise('b', [five])))]))).toBe(false);
  expect(isValid(tree([day(block(exercise('a', [five, five]), exercise('b', [five])))]))).toBe(false);
});

test('two parts never have one id', () => {
  const twice = day();
  expect(isValid(tree([twice], [day()]))).toBe(true);
  expect(isValid(tree([twice], [twice]))).toBe(false);
});

test('the whole document is bounded, beyond the bounds of its parts', () => {
  const sets = Array.from({ length: 20 }, () => five);
  const full = () => day(...Array.from({ length: 20 }, () => block(exercise('a', sets))));
  const days = (count: number) => Array.from({ length: count }, full);
  expect(isValid(tree(days(7), days(7), days(1)))).toBe(true);
  expect(isValid(tree(days(7), days(7), days(2)))).toBe(false);
});

test('counts weeks, workouts and different exercises', () => {
  const same = () => day(block(exercise('squat', [five])), block(exercise('row', [five])));
  expect(treeCounts(tree([same(), same()], [same()]))).toEqual({ weeks: 2, workouts: 3, exercises: 2 });
  expect(treeCounts(tree())).toEqual({ weeks: 0, workouts: 0, exercises: 0 });
});

test('says what keeps it from being published', () => {
  const whole = day(block(exercise('squat', [five])));
  expect(publishProblem(tree())).toBe('no_weeks');
  expect(publishProblem(tree([whole], []))).toBe('empty_week');
  expect(publishProblem(tree([whole, day()]))).toBe('empty_day');
  expect(publishProblem(tree([whole]))).toBeNull();
});

test.each<[string, Prescription[], number]>([
  ['nothing', [], 0],
  [
    'the rest between sets, not after the last',
    [
      { ...five, rest: 105 },
      { ...five, rest: 600 },
    ],
    3,
  ],
  ['the upper end of a range', [{ ...five, goal: { by: 'reps', from: 1, to: 40 } }], 2],
  ['a tempo', [{ ...five, tempo: '60X6' }], 1],
  ['a slow tempo', [{ ...five, tempo: '6066' }], 2],
  ['seconds', [{ ...five, goal: { by: 'time', seconds: 600 } }], 10],
  ['meters at an ordinary pace', [{ ...five, goal: { by: 'distance', meters: 1000 } }], 5],
])('estimates minutes with %s', (_, sets, minutes) => {
  const blocks = sets.length === 0 ? [] : [block(exercise('squat', sets))];
  expect(estimatedMinutes(day(...blocks))).toBe(minutes);
});
