import { expect, it } from 'vitest';
import { gramsOf, loadIn } from '../accounts/weight-units.ts';
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
type Given = Parameters<typeof planOfDay>;
const setsOf = (day: Given[0], about: Given[1], by: Given[2], on: string, unit: Given[4] = 'kg') => {
  const made = planOfDay(day, about, by, on, unit);
  expect(plan.safeParse(made).success).toBe(true);
  return made.blocks[0]?.exercises[0]?.sets.map(({ reps: count, grams }) => [count, grams]);
};

it('takes loads as they are, and the fewer repetitions of a range', () => {
  expect(setsOf(dayOf(reps(8, { by: 'grams', grams: 60_000 })), facts, trainee, today)).toEqual([
    [8, 60_000],
  ]);
});

it('makes a load of a share of the maximum, by Epley from the best set', () => {
  // 90 kg × 5 is 105 kg for one; 70 % of it are 73.5 kg, of which plates make up 72.5 kg.
  expect(setsOf(dayOf(reps(5, { by: 'share', percent: 70 })), facts, trainee, today)).toEqual([[5, 72_500]]);
});

it('makes a load of a share of the training max in force that day, whatever the records say', () => {
  const max = (startsOn: string, grams: number | null) => ({ exerciseId: 'squat', startsOn, grams });
  const maxes = [max('2026-11-01', 110_000), max('2026-11-20', 100_000), max('2026-12-01', 120_000)];
  const day = dayOf(reps(5, { by: 'share', percent: 70 }));
  const on = (asked: string, all = maxes) => {
    const made = planOfDay(day, facts, { exercises: [known], maxes: all }, asked, 'kg');
    expect(plan.parse(made)).toEqual(made);
    const [set] = made.blocks[0]?.exercises[0]?.sets ?? [];
    return [set?.grams, set?.asked?.max?.by];
  };
  expect(on('2026-10-31')).toEqual([72_500, 'records']);
  expect(on('2026-11-19')).toEqual([77_500, 'training_max']);
  expect(on('2026-11-20')).toEqual([70_000, 'training_max']);
  expect(on('2026-12-01', maxes.toReversed())).toEqual([85_000, 'training_max']);
  expect(on('2026-12-02', [...maxes, max('2026-12-02', null)])).toEqual([72_500, 'records']);
  const unknown = planOfDay(day, facts, { exercises: [], maxes: [max('2026-11-01', 91_234)] }, today, 'kg');
  expect(unknown.blocks[0]?.exercises[0]?.sets[0]?.grams).toBe(65_000);
});

it('makes a load of plates of 2.5 lb for who trains in pounds', () => {
  const day = dayOf(reps(5, { by: 'share', percent: 80 }), reps(5, { by: 'share', percent: 1 }));
  const max = { exerciseId: 'squat', startsOn: '2026-11-01', grams: gramsOf(315, 'lb') };
  const inPounds = (unit: 'kg' | 'lb') =>
    setsOf(day, facts, { exercises: [known], maxes: [max] }, today, unit)?.map(([, grams]) =>
      loadIn(grams ?? 0, unit),
    );
  // 80 % of 315 lb are 252 lb, or 114.3 kg.
  expect(inPounds('lb')).toEqual([250, 5]);
  expect(inPounds('kg')).toEqual([115, 2.5]);
});

it('grows in plates of one’s own unit where the program was written in the other', () => {
  const load = { by: 'grams', grams: gramsOf(175, 'lb') } as const;
  const last = { ...known.last, sets: [{ ...known.last.sets[1], grams: gramsOf(185, 'lb') }] };
  const grown = (step: number, unit: 'kg' | 'lb') => {
    const [block] = dayOf(reps(5, load)).blocks;
    const exercises = block?.exercises.map((one) => ({ ...one, progress: { by: 'load', grams: step } }));
    const day = { blocks: [{ id: 'b', exercises }] } as Given[0];
    const by = { exercises: [{ ...known, last } as KnownExercise] };
    return loadIn(setsOf(day, facts, by, today, unit)?.[0]?.[1] ?? 0, unit);
  };
  expect(grown(2500, 'lb')).toBe(190);
  expect(grown(500, 'lb')).toBe(190);
  expect(grown(gramsOf(10, 'lb'), 'lb')).toBe(195);
  expect(grown(gramsOf(2.5, 'lb'), 'lb')).toBe(187.5);
  // 185 lb are 83.91 kg.
  expect(grown(1250, 'kg')).toBe(85.17);
  expect(grown(gramsOf(5, 'lb'), 'kg')).toBe(85);
});

it('starts from last time’s work set, or an empty bar, where the program leaves the load open', () => {
  expect(setsOf(dayOf(reps(5)), facts, trainee, today)).toEqual([[5, 82_500]]);
  expect(setsOf(dayOf(reps(5, { by: 'share', percent: 70 })), facts, { exercises: [] }, today)).toEqual([
    [5, 20_000],
  ]);
  const pounds = setsOf(dayOf(reps(5, { by: 'share', percent: 70 })), facts, { exercises: [] }, today, 'lb');
  expect(pounds).toEqual([[5, gramsOf(45, 'lb')]]);
});

it('asks for times and distances where the program does, whatever the exercise usually has', () => {
  const day = dayOf({ ...plain, goal: { by: 'time', seconds: 40 } });
  const [exercise] = planOfDay(day, facts, trainee, today, 'kg').blocks[0]?.exercises ?? [];
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
  const made = planOfDay({ blocks: [noted] } as Given[0], facts, trainee, today, 'kg');
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
