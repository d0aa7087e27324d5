import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { describe, expect, it } from 'vitest';
import { inOrder, isFinal, shownCut, spanDiffers, spanOf } from './cut-span.rules.ts';

const workouts = [
  { id: 'a', partOf: null },
  { id: 'b', partOf: null },
  { id: 'b2', partOf: 'b' },
  { id: 'b3', partOf: 'b' },
  { id: 'c', partOf: null },
];

describe('what counts for a cut', () => {
  it.each([
    ['a', ['a']],
    ['b', ['a', 'b', 'b2', 'b3']],
    ['b2', ['a', 'b', 'b2', 'b3']],
    ['c', ['a', 'b', 'b2', 'b3', 'c']],
    ['gone', []],
  ])('after %s', (after, ids) => {
    expect(spanOf(workouts, after).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what a cut was made by', () => {
  const measured = workouts.map((workout) => ({ ...workout, scoring: { type: 'reps' } }));
  const without = (id: string) => measured.filter((workout) => workout.id !== id);
  const otherwise = (id: string) =>
    measured.map((workout) => (workout.id === id ? { ...workout, scoring: { type: 'load' } } : workout));
  const [a, b, b2, b3, c] = measured;
  if (!a || !b || !b2 || !b3 || !c) throw new Error('There are five workouts.');

  it.each([
    ['all is the same', measured, null],
    ['their order is another', [b, a, b2, b3, c], null],
    ['one after it is gone', without('c'), null],
    ['one after it is measured otherwise', otherwise('c'), null],
    ['one is gone', without('a'), 'workouts'],
    ['one came', [{ ...a, id: 'new' }, ...measured], 'workouts'],
    ['one stands in the place of another', [{ ...a, id: 'new' }, b, b2, b3, c], 'workouts'],
    ['the workout itself is gone', without('b'), 'workouts'],
    ['one is measured otherwise', otherwise('a'), 'scoring'],
    ['a part of it is measured otherwise', otherwise('b3'), 'scoring'],
  ])('differs or not where %s', (_, after, differs) => {
    expect(spanDiffers(measured, after, 'b')).toBe(differs);
  });
});

describe('results are final', () => {
  const final = { publication: 'final', isShown: true, over: true, scoring: {} } as const;
  const shown = [
    { id: 'yes', ...final },
    { id: 'published', ...final, publication: 'published' },
    { id: 'hidden', ...final, isShown: false },
    { id: 'held', ...final, over: false },
    { id: 'broken by yes', ...final, scoring: { brokenByPart: 'yes' } },
    { id: 'broken by published', ...final, scoring: { brokenByPart: 'published' } },
    { id: 'one', ...final, scoring: { brokenByPart: 'other' } },
    { id: 'other', ...final, scoring: { brokenByPart: 'one' } },
  ] as const;

  it.each([
    ['yes', true],
    ['published', false],
    ['hidden', false],
    ['held', false],
    ['broken by yes', true],
    ['broken by published', false],
    ['one', true],
    ['nowhere', false],
  ])('%s: %s', (id, is) => {
    expect(isFinal(shown, id)).toBe(is);
  });
});

describe('of several cuts', () => {
  const cutAfter = (afterWorkoutId: string): Cut => ({
    afterWorkoutId,
    rule: { by: 'top', count: 1 },
    ties: 'all',
    movesUp: false,
  });
  const cuts = [cutAfter('c'), cutAfter('a'), cutAfter('gone')];

  it('the order is that of the workouts, without those that are no more', () => {
    expect(inOrder(cuts, workouts).map(({ afterWorkoutId }) => afterWorkoutId)).toEqual(['a', 'c']);
  });

  it.each([
    [[], 'a'],
    [['a'], 'c'],
    [['a', 'c'], 'c'],
    [['c'], 'a'],
  ])('with %j made the board shows that after %s', (made, shown) => {
    const stand = made.map((afterWorkoutId) => ({ afterWorkoutId }));
    expect(shownCut(cuts, stand, workouts)?.afterWorkoutId).toBe(shown);
  });

  it('none is shown where there is none', () => {
    expect(shownCut([], [], workouts)).toBeNull();
  });
});
