import { findFormula } from '@chalkline/contract/formulas/formulas.ts';
import { describe, expect, it } from 'vitest';
import {
  equationParts,
  problemOf,
  readValue,
  readValues,
  resultsOf,
  retyped,
  type System,
  valueText,
} from './readings.ts';

const formula = (id: string) => {
  const found = findFormula(id);
  if (!found) throw new Error(`There is no formula ${id}.`);
  return found;
};

describe('a typed value', () => {
  it.each([
    ['68', 'kg', 'metric', 68],
    ['68,5', 'kg', 'metric', 68.5],
    ['150', 'kg', 'imperial', 68.0388555],
    [`5'9`, 'cm', 'imperial', 175.26],
    ['5 ft', 'cm', 'imperial', 152.4],
    ['69', 'cm', 'imperial', 175.26],
    ['12:30', 'min', 'metric', 12.5],
    ['1:02:03', 's', 'metric', 3723],
    ['4:35', 's/km', 'metric', 275],
    ['12:', 'min', 'metric', null],
    ['abc', 'kg', 'metric', null],
    ['', 'kg', 'metric', null],
    ['-5', 'kg', 'metric', null],
    ['1e3', 'kg', 'metric', null],
  ] as const)('%s in %s, %s, is %s', (typed, unit, system, value) => {
    const read = readValue(typed, unit, system as System);
    if (value === null) expect(read).toBeNull();
    else expect(read).toBeCloseTo(value, 6);
  });

  it('keeps its meaning when the units change, and comes back', () => {
    expect(retyped('80', 'kg', 'metric', 'imperial')).toBe('176.4');
    expect(retyped('176.4', 'kg', 'imperial', 'metric')).toBe('80');
    expect(retyped('31', 'years', 'metric', 'imperial')).toBe('31');
    expect(retyped('4:35', 's', 'metric', 'imperial')).toBe('4:35');
  });

  it('outside of the range is refused with the range in the chosen units', () => {
    const { age, cm } = formula('bmr-mifflin').inputs;
    const { reps } = formula('1rm-epley').inputs;
    if (!age || !cm || !reps) throw new Error('An input is missing.');
    expect(problemOf('16', age, 'metric')).toBe('From 18 to 100 years.');
    expect(problemOf('300', cm, 'metric')).toBe('From 90 to 250 cm.');
    expect(problemOf('20', cm, 'imperial')).toBe('From 35.4 to 98.4 in.');
    expect(problemOf('2.5', reps, 'metric')).toBe('Enter a whole number.');
    expect(problemOf('x', age, 'metric')).toBe('Enter a number.');
    expect([problemOf('', age, 'metric'), problemOf('18', age, 'metric')]).toEqual([null, null]);
  });
});

describe('results', () => {
  it('are of both equations until one is chosen, each with its band', () => {
    const mifflin = formula('bmr-mifflin');
    const values = readValues(mifflin, { kg: '68', cm: '174', age: '31' }, 'metric');
    if (!values) throw new Error('The values were not read.');
    const both = resultsOf(mifflin, values, 'both');
    expect(both.map(({ sex, value }) => [sex, value])).toEqual([
      ['women', 1451.5],
      ['men', 1617.5],
    ]);
    expect(both[1]?.band?.map(Math.round)).toEqual([1456, 1779]);
    expect(resultsOf(mifflin, values, 'women').map(({ sex }) => sex)).toEqual(['women']);
  });

  it('say why there is none', () => {
    const navy = formula('bodyfat-navy-men');
    const values = readValues(navy, { waist: '60', neck: '65', cm: '180' }, 'metric');
    expect(values && resultsOf(navy, values, 'both')).toMatchObject([
      { value: null, refused: 'The waist has to be larger than the neck.' },
    ]);
    expect(readValues(navy, { waist: '60', neck: '', cm: '180' }, 'metric')).toBeNull();
  });

  it('are shown in the chosen units, times as on a clock', () => {
    expect(valueText(1451.5, 'kcal/day', 'metric', 0)).toBe('1,452');
    expect(valueText(100, 'kg', 'imperial', 1)).toBe('220.5');
    expect(valueText(275, 's/km', 'metric', 0)).toBe('4:35');
    expect(valueText(3599.6, 's', 'metric', 0)).toBe('1:00:00');
  });
});

it('writes an equation with its values', () => {
  const bmi = formula('bmi');
  const text = (values: Record<string, number> | null) =>
    equationParts(String(bmi.equation), bmi, values)
      .map((part) => part.text)
      .join('');
  expect(text(null)).toBe('weight ÷ (height ÷ 100)²');
  expect(text({ kg: 70, cm: 175 })).toBe('70 ÷ (175 ÷ 100)²');
});
