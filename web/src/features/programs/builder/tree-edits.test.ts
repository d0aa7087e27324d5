import {
  type ProgramDay,
  type ProgramTree,
  programTree,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { expect, test } from 'vitest';
import { edited, mostSteps, newHistory, redone, undone } from './edit-history.ts';
import { copyWeek, moveBlock, moveDay, moveWeek } from './tree-edits.ts';

const set = {
  kind: 'work' as const,
  goal: { by: 'reps' as const, from: 5, to: 5 },
  load: null,
  rpe: null,
  tempo: null,
  rest: 60,
};
const exercise = (id: string) => ({ id, exerciseId: 'squat', note: '', sets: [set] });
const day = (id: string, ...blocks: string[]): ProgramDay => ({
  id,
  name: id,
  blocks: blocks.map((block) => ({ id: block, exercises: [exercise(`${block} exercise`)] })),
});
const tree: ProgramTree = {
  weeks: [
    { id: 'one', days: [day('a', 'p', 'q'), day('b', 'r')] },
    { id: 'two', days: [day('c')] },
  ],
};
const days = ({ weeks }: ProgramTree) => weeks.map((week) => week.days.map(({ id }) => id).join(''));
const blocks = ({ weeks }: ProgramTree) =>
  weeks.flatMap((week) => week.days.map((each) => each.blocks.map(({ id }) => id).join('')));

test('a day moves within its week and into another', () => {
  expect(days(moveDay(tree, 'a', { parentId: 'one', index: 1 }))).toEqual(['ba', 'c']);
  expect(days(moveDay(tree, 'a', { parentId: 'two', index: 0 }))).toEqual(['b', 'ac']);
  expect(days(moveDay(tree, 'a', { parentId: 'gone', index: 0 }))).toEqual(['ab', 'c']);
});

test('a block moves within its day and into a day of another week', () => {
  expect(blocks(moveBlock(tree, 'q', { parentId: 'a', index: 0 }))).toEqual(['qp', 'r', '']);
  expect(blocks(moveBlock(tree, 'p', { parentId: 'c', index: 0 }))).toEqual(['q', 'r', 'p']);
});

test('a week moves with its days', () => {
  expect(days(moveWeek(tree, 'two', 0))).toEqual(['c', 'ab']);
});

test('a copy has ids of its own and shares nothing with what it was copied from', () => {
  const whole = (weeks: ProgramTree['weeks']) => programTree.safeParse({ weeks }).success;
  const newId = () => crypto.randomUUID();
  const first = copyWeek({ id: 'one', days: [day('a', 'p', 'q')] }, newId);
  const second = copyWeek(first, newId);
  expect(whole([first, second])).toBe(true);
  expect(whole([first, { ...second, id: first.id }])).toBe(false);
  expect(second.days[0]?.blocks[1]?.exercises[0]?.sets[0]).toEqual(set);
  expect(second.days[0]?.blocks[1]?.exercises[0]?.sets[0]).not.toBe(
    first.days[0]?.blocks[1]?.exercises[0]?.sets[0],
  );
});

test('undo and redo lead through the edits; an edit after an undo drops the redo', () => {
  const two = edited(edited(newHistory(0), 1), 2);
  expect(undone(two).present).toBe(1);
  expect(redone(undone(two))).toEqual(two);
  expect(undone(undone(undone(two))).present).toBe(0);
  expect(redone(edited(undone(two), 3)).present).toBe(3);
});

test('the oldest steps are dropped', () => {
  let history = newHistory(0);
  for (let step = 1; step <= mostSteps + 5; step++) history = edited(history, step);
  for (let step = 0; step < mostSteps + 5; step++) history = undone(history);
  expect(history.present).toBe(5);
});
