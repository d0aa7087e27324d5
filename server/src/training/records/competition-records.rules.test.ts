import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { exerciseLibrary } from '../../programs/library/library.service.ts';
import { exerciseKey, setOfScore, workoutKey } from './competition-records.rules.ts';

const exercises = new Map([...exerciseLibrary().values()].map((one) => [exerciseKey(one.name), one]));
const texts = { name: 'Crane', description: '', standards: '' };
const finished = (amount: number, unit?: 'kg' | 'lb'): ScoreValue => ({
  result: { outcome: 'finished', amount, ...(unit && { unit }) },
});
const setOf = (
  type: 'load' | 'time' | 'hold' | 'reps',
  movements: readonly string[],
  value = finished(100_000),
) => {
  const set = setOfScore({ workout: { ...texts, movements }, scoring: usualScoring(type), value }, exercises);
  return set && { name: set.exercise.name, ...set.figures };
};

describe('a result as a set of an exercise', () => {
  it.each([
    ['1 clean', 'Clean', 1],
    ['5 deadlifts', 'Deadlifts, barbell', 5],
    ['3 back squats', 'Barbell squat', 3],
    ['1 bench press', 'Bench press, barbell', 1],
  ])('%s for load', (movement, name, reps) => {
    expect(setOf('load', [movement])).toMatchObject({ name, reps, grams: 100_000, meters: null });
  });

  it('in pounds is exact to the gram', () => {
    expect(setOf('load', ['1 clean'], finished(225_000, 'lb'))).toMatchObject({ grams: 102_058 });
  });

  it.each([
    ['2,000 m row', 'Row', 2000],
    ['5 km run', 'Run', 5000],
  ])('%s for time', (movement, name, meters) => {
    expect(setOf('time', [movement], finished(388_400))).toMatchObject({ name, meters, seconds: 389 });
  });

  it('is a hold, rounded down', () => {
    expect(setOf('hold', ['Dead hang'], finished(99_900))).toMatchObject({ name: 'Dead hang', seconds: 99 });
  });

  it.each<[string, 'load' | 'time' | 'hold' | 'reps', string[], ScoreValue?]>([
    ['of several movements', 'load', ['1 clean', '1 jerk']],
    ['without a count', 'load', ['Clean']],
    ['of rounds', 'time', ['21-15-9 thrusters, 30/43 kg']],
    ['of an unknown movement', 'load', ['1 yoke']],
    ['in time of a load', 'time', ['5 deadlifts']],
    ['of reps in a time', 'reps', ['60 double-unders']],
    ['stopped by the cap', 'time', ['5 km run'], { result: { outcome: 'capped', done: 3, left: null } }],
  ])('is none %s', (_, type, movements, value) => {
    expect(setOf(type, movements, value)).toBeNull();
  });
});

describe('the same workout', () => {
  const scored = {
    workout: { ...texts, movements: ['1 clean'] },
    scoring: usualScoring('load'),
    value: finished(1),
  };
  it('has the same texts in any case, and the same standards', () => {
    const renamed = { ...scored, workout: { ...scored.workout, name: 'CRANE', movements: ['1 Clean'] } };
    expect(workoutKey(renamed)).toBe(workoutKey(scored));
    const lighter = { ...scored, workout: { ...scored.workout, standards: '43 kg' } };
    expect(workoutKey(lighter)).not.toBe(workoutKey(scored));
    expect(workoutKey({ ...scored, scoring: usualScoring('reps') })).not.toBe(workoutKey(scored));
  });
});
