import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Prescription, type ProgramTree, programTree } from './program-tree.schema.ts';
import { inWeeks, nextTarget, previewOf, waveOf, withExercises, withPercent } from './progression.rules.ts';

const load = { by: 'load', grams: 2500 } as const;
const double = { by: 'double', grams: 2500 } as const;
const five = { from: 5, to: 5 };
const range = { from: 8, to: 12 };
const three = { start: 60_000, sets: 3 };
const done = (reps: readonly number[], grams = 60_000) => reps.map((count) => ({ reps: count, grams }));

describe('weight after each success', () => {
  it.each([
    ['begins with the program’s load', null, 5, 60_000],
    ['grows when every set had its reps', [5, 5, 5], 5, 62_500],
    ['is repeated when one had fewer', [5, 5, 4], 5, 60_000],
    ['is repeated when a set is missing', [5, 5], 5, 60_000],
  ])('%s', (_, reps, asked, grams) => {
    expect(nextTarget(load, five, three, reps && done(reps))).toEqual({ reps: asked, grams });
  });

  it('leaves lighter sets of last time out, and never goes below the program', () => {
    const last = [...done([5, 5, 5], 70_000), ...done([5], 40_000)];
    expect(nextTarget(load, five, three, last)).toEqual({ reps: 5, grams: 72_500 });
    expect(nextTarget(load, five, three, done([5, 5, 5], 40_000))).toEqual({ reps: 5, grams: 60_000 });
    expect(nextTarget(load, five, { start: null, sets: 3 }, null)).toEqual({ reps: 5, grams: null });
  });
});

describe('double progression', () => {
  it.each([
    ['asks for one more rep than the weakest set had', [10, 9, 9], 10, 60_000],
    ['adds weight once every set is at the end of the range', [12, 12, 12], 8, 62_500],
    ['is repeated below the range', [8, 7, 6], 8, 60_000],
  ])('%s', (_, reps, asked, grams) => {
    expect(nextTarget(double, range, three, done(reps))).toEqual({ reps: asked, grams });
  });

  it('is previewed for all times', () => {
    expect(previewOf(double, { from: 8, to: 10 }, three, 5).map(({ reps, grams }) => [reps, grams])).toEqual([
      [8, 60_000],
      [9, 60_000],
      [10, 60_000],
      [8, 62_500],
      [9, 62_500],
    ]);
  });
});

it('asks for the range and never for less than before while everything succeeds', () => {
  const rules = fc.constantFrom(load, double);
  const goals = fc
    .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 10 }))
    .map(([from, more]) => ({ from, to: from + more }));
  fc.assert(
    fc.property(rules, goals, fc.integer({ min: 1, max: 52 }), (rule, goal, times) => {
      const targets = previewOf(rule, goal, three, times);
      expect(targets).toHaveLength(times);
      for (const [at, { reps, grams }] of targets.entries()) {
        expect(reps >= goal.from && reps <= goal.to).toBe(true);
        const before = targets[at - 1];
        if (!before) continue;
        const isMore = (grams ?? 0) > (before.grams ?? 0) || reps > before.reps;
        expect(isMore).toBe(true);
      }
    }),
  );
});

describe('a wave of percents', () => {
  it('grows by week, with light weeks that are no steps', () => {
    expect(waveOf({ first: 70, step: 2.5, deloadEvery: 4, deload: 55 }, 8)).toEqual([
      70, 72.5, 75, 55, 77.5, 80, 82.5, 55,
    ]);
    expect(waveOf({ first: 100, step: 30, deloadEvery: 0, deload: 0 }, 4)).toEqual([100, 130, 150, 150]);
  });

  it('is written to the same exercise of the weeks that have it', () => {
    const set: Prescription = {
      kind: 'work',
      goal: { by: 'reps', from: 5, to: 5 },
      load: null,
      rpe: null,
      tempo: null,
      rest: 90,
    };
    const id = () => crypto.randomUUID();
    const week = (exerciseId: string) => ({
      id: id(),
      days: [
        {
          id: id(),
          name: 'Day 1',
          blocks: [{ id: id(), exercises: [{ id: id(), exerciseId, note: '', sets: [set, set] }] }],
        },
      ],
    });
    const tree: ProgramTree = { weeks: [week('squat'), week('bench'), week('squat')] };
    const first = tree.weeks[0]?.days[0]?.blocks[0]?.exercises[0];
    if (!first) throw new Error('The tree has an exercise.');
    const found = inWeeks(tree, first);
    expect(found.map((one) => one?.exerciseId ?? null)).toEqual(['squat', null, 'squat']);
    const wave = [70, 75, 80];
    const changed = withExercises(
      tree,
      new Map(found.flatMap((one, at) => (one ? [[one.id, (now) => withPercent(now, wave[at] ?? 0)]] : []))),
    );
    expect(programTree.safeParse(changed).success).toBe(true);
    const loads = changed.weeks.map(({ days }) => days[0]?.blocks[0]?.exercises[0]?.sets[1]?.load);
    expect(loads).toEqual([{ by: 'share', percent: 70 }, null, { by: 'share', percent: 80 }]);
  });
});
