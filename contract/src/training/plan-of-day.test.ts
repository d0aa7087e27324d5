import { expect, it } from 'vitest';
import type { Prescription } from '../programs/program-tree.schema.ts';
import { plan } from './plan.schema.ts';
import { planOfDay } from './plan-of-day.ts';
import type { KnownExercise } from './training.schema.ts';

const plain = { kind: 'work', load: null, rpe: null, tempo: null, rest: 90 } as const;
const reps = (from: number, load: Prescription['load'] = null): Prescription => ({
  ...plain,
  goal: { by: 'reps', from, to: from + 2 },
  load,
});
const dayOf = (...sets: Prescription[]) => ({
  blocks: [{ id: 'b', exercises: [{ id: 'e', exerciseId: 'squat', note: '', sets }] }],
});
const facts = [{ id: 'squat', name: 'Back squat', measure: 'load' as const }];
const known: KnownExercise = {
  exerciseId: 'squat',
  name: 'Back squat',
  measure: 'load',
  last: {
    day: '2026-11-20',
    logId: 'l',
    sets: [
      { kind: 'warm_up', reps: 5, grams: 20_000, seconds: null, meters: null },
      { kind: 'work', reps: 5, grams: 82_500, seconds: null, meters: null },
    ],
  },
  bests: {
    max: { grams: 90_000, reps: 5, day: '2026-11-20' },
    loads: [],
    reps: null,
    seconds: null,
    meters: null,
    paces: [],
    volume: null,
  },
};
const trainee = { exercises: [known] };
const today = '2026-11-27';
const setsOf = (...[day, ...rest]: Parameters<typeof planOfDay>) => {
  const made = planOfDay(day, ...rest);
  expect(plan.safeParse(made).success).toBe(true);
  return made.blocks[0]?.exercises[0]?.sets.map(({ reps: count, grams }) => [count, grams]);
};

it('takes loads as they are, and the fewer repetitions of a range', () => {
  expect(setsOf(dayOf(reps(8, { by: 'grams', grams: 60_000 })), facts, trainee, today)).toEqual([
    [8, 60_000],
  ]);
});

it('makes a load of a share of the maximum, by Epley from the best set', () => {
  // 90 kg × 5 is 105 kg for one; 70 % of it are 73.5 kg.
  expect(setsOf(dayOf(reps(5, { by: 'share', percent: 70 })), facts, trainee, today)).toEqual([[5, 73_500]]);
});

it('makes a load of a share of the training max in force that day, whatever the records say', () => {
  const max = (startsOn: string, grams: number | null) => ({ exerciseId: 'squat', startsOn, grams });
  const maxes = [max('2026-11-01', 110_000), max('2026-11-20', 100_000), max('2026-12-01', 120_000)];
  const day = dayOf(reps(5, { by: 'share', percent: 70 }));
  const on = (asked: string, all = maxes) => {
    const made = planOfDay(day, facts, { exercises: [known], maxes: all }, asked);
    expect(plan.parse(made)).toEqual(made);
    const [set] = made.blocks[0]?.exercises[0]?.sets ?? [];
    return [set?.grams, set?.asked?.max?.by];
  };
  expect(on('2026-10-31')).toEqual([73_500, 'records']);
  expect(on('2026-11-19')).toEqual([77_000, 'training_max']);
  expect(on('2026-11-20')).toEqual([70_000, 'training_max']);
  expect(on('2026-12-01', maxes.toReversed())).toEqual([84_000, 'training_max']);
  expect(on('2026-12-02', [...maxes, max('2026-12-02', null)])).toEqual([73_500, 'records']);
  const unknown = planOfDay(day, facts, { exercises: [], maxes: [max('2026-11-01', 91_234)] }, today);
  expect(unknown.blocks[0]?.exercises[0]?.sets[0]?.grams).toBe(64_000);
});

it('starts from last time’s work set, or an empty bar, where the program leaves the load open', () => {
  expect(setsOf(dayOf(reps(5)), facts, trainee, today)).toEqual([[5, 82_500]]);
  expect(setsOf(dayOf(reps(5, { by: 'share', percent: 70 })), facts, { exercises: [] }, today)).toEqual([
    [5, 20_000],
  ]);
});

it('asks for times and distances where the program does, whatever the exercise usually has', () => {
  const day = dayOf({ ...plain, goal: { by: 'time', seconds: 40 } });
  const [exercise] = planOfDay(day, facts, trainee, today).blocks[0]?.exercises ?? [];
  expect(exercise).toMatchObject({
    measure: 'time',
    sets: [{ seconds: 40, reps: null, grams: null, rest: 90 }],
  });
});

it('grows by the rule of its exercise and what was done last time, warm-ups left out', () => {
  const asked = { by: 'grams', grams: 80_000 } as const;
  const growing = (...sets: Prescription[]) => ({
    blocks: [
      {
        id: 'b',
        exercises: [
          {
            id: 'e',
            exerciseId: 'squat',
            note: '',
            sets,
            progress: { by: 'load', grams: 2500 } as const,
          },
        ],
      },
    ],
  });
  const warmUp = { ...reps(5, { by: 'grams', grams: 40_000 }), kind: 'warm_up' } as const;
  expect(setsOf(growing(warmUp, reps(5, asked)), facts, trainee, today)).toEqual([
    [5, 40_000],
    [5, 85_000],
  ]);
  expect(setsOf(growing(reps(6, asked)), facts, trainee, today)).toEqual([[6, 82_500]]);
  expect(setsOf(growing(reps(6, asked)), facts, { exercises: [] }, today)).toEqual([[6, 80_000]]);
});

it('keeps how sets are to be done: range, percent, RPE, tempo and the coach’s note', () => {
  const hard = { ...reps(8, { by: 'share', percent: 70 }), rpe: 8.5, tempo: '31X1' };
  const plainSet: Prescription = { ...plain, goal: { by: 'reps', from: 5, to: 5 } };
  const [block] = dayOf(hard, plainSet).blocks;
  const noted = { ...block, exercises: block?.exercises.map((one) => ({ ...one, note: 'Elbows high.' })) };
  const made = planOfDay({ blocks: [noted] } as Parameters<typeof planOfDay>[0], facts, trainee, today);
  expect(plan.parse(made)).toEqual(made);
  const [exercise] = made.blocks[0]?.exercises ?? [];
  expect(exercise?.note).toBe('Elbows high.');
  expect(exercise?.sets.map(({ asked }) => asked)).toEqual([
    {
      range: { from: 8, to: 10 },
      percent: 70,
      rpe: 8.5,
      tempo: '31X1',
      max: { grams: 105_000, by: 'records' },
    },
    undefined,
  ]);
});
