import { describe, expect, it } from 'vitest';
import { fits, isOneSlipAway, rankOf, wordsOf } from './library.rules.ts';

const press = {
  name: 'Bench press, barbell (incline)',
  primary: ['chest'],
  secondary: ['triceps'],
  equipment: ['barbell', 'bench'],
} as const;
const exercise = {
  ...press,
  primary: [...press.primary],
  secondary: [...press.secondary],
  equipment: [...press.equipment],
};

describe('rankOf', () => {
  it.each([
    ['bench pr', 0],
    ['incline bench', 1],
    ['PRESSES', 1],
    ['benches', 0],
    ['press chest', 2],
    ['bnech', 3],
    ['inclin barbel', 1],
    ['dumbbell', null],
    ['bench squat', null],
  ])('%j has rank %j', (search, rank) => {
    expect(rankOf(exercise, search)).toBe(rank);
  });

  it('finds words written together and in the plural', () => {
    const named = (name: string) => ({ ...exercise, name });
    expect(rankOf(named('Pull ups'), 'pullup')).not.toBeNull();
    expect(rankOf(named('Pull ups'), 'pull-ups')).toBe(0);
    expect(rankOf(named('Pli\u00e9 squat'), 'plie')).toBe(0);
  });
});

it.each([
  ['squta', 'squat', true],
  ['sqat', 'squat', true],
  ['squaat', 'squat', true],
  ['dedl', 'deadlift', true],
  ['row', 'run', false],
  ['press', 'squat', false],
])('%s and %s: one slip away is %j', (typed, word, is) => {
  expect(isOneSlipAway(typed, word)).toBe(is);
});

it('narrows by primary muscle and equipment', () => {
  expect(fits(exercise, { muscle: 'chest' })).toBe(true);
  expect(fits(exercise, { muscle: 'triceps' })).toBe(false);
  expect(fits(exercise, { equipment: 'bench' })).toBe(true);
  expect(fits(exercise, { equipment: 'none' })).toBe(false);
  expect(fits({ ...exercise, equipment: [] }, { equipment: 'none' })).toBe(true);
});

it('reads words without accents, marks and plurals', () => {
  expect(wordsOf('Zottman’s Curls (EZ-bar)')).toEqual(['zottman', 'curl', 'ez', 'bar']);
});
