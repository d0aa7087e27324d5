import {
  type Prescription,
  type ProgramDay,
  type ProgramTree,
  programTree,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { expect, test } from 'vitest';
import {
  addDay,
  addExercise,
  addWeek,
  changeExercise,
  inDay,
  joinAbove,
  removeDay,
  removeExercise,
  removeWeek,
  splitBlock,
  stepPlace,
  usualSet,
} from './part-edits.ts';

const newId = () => crypto.randomUUID();
const squat = { id: 'squat', measure: 'load' as const };
const run = { id: 'run', measure: 'distance' as const };
const empty: ProgramDay = { id: newId(), name: 'Day', blocks: [] };
const two = addExercise(addExercise(empty, squat, newId), run, newId);
const second = two.blocks[1]?.id ?? '';
const rests = ({ blocks }: ProgramDay) =>
  blocks.map(({ exercises }) => exercises.map(({ sets }) => sets.map(({ rest }) => rest)));

test('a superset has as many sets of each and rests after the round; apart, each rests after its sets', () => {
  const first = two.blocks[0]?.exercises[0];
  if (!first) throw new Error('no exercise');
  const five: Prescription[] = Array.from({ length: 5 }, () => ({ ...usualSet('load'), rest: 120 }));
  const joined = joinAbove(changeExercise(two, { ...first, sets: five }), second);
  expect(rests(joined)).toEqual([
    [
      [0, 0, 0, 0, 0],
      [120, 120, 120, 120, 120],
    ],
  ]);
  const apart = splitBlock(joined, joined.blocks[0]?.id ?? '', newId);
  expect(rests(apart)).toEqual([[[120, 120, 120, 120, 120]], [[120, 120, 120, 120, 120]]]);
  const fewer = changeExercise(joined, { ...first, sets: five.slice(0, 2) });
  expect(fewer.blocks[0]?.exercises.map(({ sets }) => sets.length)).toEqual([2, 2]);
});

test('the last exercise of a superset that goes leaves its rest to the round', () => {
  const joined = joinAbove(two, second);
  const last = joined.blocks[0]?.exercises[1]?.id ?? '';
  expect(rests(removeExercise(joined, last))).toEqual([[[0, 0, 0]]]);
  expect(removeExercise(removeExercise(two, two.blocks[0]?.exercises[0]?.id ?? ''), last).blocks).toEqual([]);
});

test('an arrow key moves within the list, and beyond its end into the next one', () => {
  const parents = [
    { id: 'one', parts: ['a', 'b'] },
    { id: 'two', parts: ['c'] },
  ];
  expect(stepPlace(parents, 'a', 1)).toEqual({ parentId: 'one', index: 1 });
  expect(stepPlace(parents, 'b', 1)).toEqual({ parentId: 'two', index: 0 });
  expect(stepPlace(parents, 'c', -1)).toEqual({ parentId: 'one', index: 2 });
  expect(stepPlace(parents, 'a', -1)).toBeNull();
  expect(stepPlace(parents, 'gone', 1)).toBeNull();
});

const kinds = ['exercise', 'join', 'split', 'remove', 'sets', 'week', 'less'] as const;

/** The same numbers each time, in no order. */
function* numbers(seed: number): Generator<number, never> {
  for (let last = seed; ; ) {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(last / 65_536);
  }
}

function doOne(day: ProgramDay, what: (typeof kinds)[number], at: number): ProgramDay {
  const block = day.blocks[at % Math.max(1, day.blocks.length)];
  const exercise = block?.exercises[at % block.exercises.length];
  if (what === 'exercise' && day.blocks.length < 15) return addExercise(day, at % 2 ? squat : run, newId);
  if (what === 'join') return joinAbove(day, block?.id ?? '');
  if (what === 'split' && day.blocks.length < 15) return splitBlock(day, block?.id ?? '', newId);
  if (what === 'remove' && exercise) return removeExercise(day, exercise.id);
  if (what !== 'sets' || !exercise) return day;
  const sets = Array.from({ length: 1 + (at % 20) }, () => ({ ...usualSet('load'), rest: at % 300 }));
  return changeExercise(day, { ...exercise, sets });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever is done in whatever order, it can be saved (%i)', (seed) => {
  const next = numbers(seed);
  const [week] = addWeek({ weeks: [] }, newId).weeks;
  let tree: ProgramTree = addDay({ weeks: week ? [week] : [] }, week?.id ?? '', empty);
  let most = 0;
  for (let step = 0; step < 60; step++) {
    const what = kinds[next.next().value % kinds.length] ?? 'join';
    const at = next.next().value;
    tree = inDay(tree, empty.id, (day) => doOne(day, what, at));
    if (what === 'week' && tree.weeks.length < 10) tree = addWeek(tree, newId);
    if (what === 'less') tree = removeWeek(removeDay(tree, 'none'), tree.weeks.at(1)?.id ?? '');
    most = Math.max(most, tree.weeks[0]?.days[0]?.blocks.length ?? 0);
    expect(programTree.safeParse(tree).error).toBeUndefined();
  }
  expect(most).toBeGreaterThan(1);
});

test('adds an exercise at the end, or where it was dropped', () => {
  let made = 0;
  const next = () => `n${++made}`;
  const facts = (id: string) => ({ id, measure: 'reps' as const });
  const empty: ProgramDay = { id: 'd', name: 'Day', blocks: [] };
  const two = addExercise(addExercise(empty, facts('a'), next), facts('b'), next);
  const three = addExercise(two, facts('c'), next, 1);
  expect(three.blocks.map(({ exercises }) => exercises[0]?.exerciseId)).toEqual(['a', 'c', 'b']);
});
