import { describe, expect, it } from 'vitest';
import { isOneSlipAway, rankOf, searchExercises, wordsOf } from './exercise-search.ts';

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

it('reads words without accents, marks and plurals', () => {
  expect(wordsOf('Zottman’s Curls (EZ-bar)')).toEqual(['zottman', 'curl', 'ez', 'bar']);
});

it.each([
  ['back squat', 'Barbell squat'],
  ['Overhead press', 'Seated military press'],
  ['rdl', 'Romanian deadlift'],
  ['rowing', 'Row'],
  ['press-ups', 'Push up, body weight'],
  ['kb swing', 'Kettlebell swing'],
  ['pullup', 'Pull ups'],
])('finds %s as %s', (search, name) => {
  const library = [
    'Front squat with barbell',
    'Romanian deadlift',
    'Barbell squat',
    'Seated military press',
    'Row',
    'Pull ups',
    'Push up, body weight',
    'Kettlebell swing',
  ].map((each) => ({ ...exercise, name: each, primary: [], secondary: [], equipment: [] }));
  expect(searchExercises(library, search)[0]?.name).toBe(name);
  expect(searchExercises(library, 'handstand')).toEqual([]);
  expect(searchExercises(library, ' ')).toEqual(library);
});
