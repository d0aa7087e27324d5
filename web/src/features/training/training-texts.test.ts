import { expect, it } from 'vitest';
import { askedText } from './training-texts.ts';

it('says how a program asks for a set', () => {
  expect(askedText({ range: { from: 8, to: 10 }, percent: 72.5, rpe: 8.5, tempo: '31X1' }, 'kg')).toBe(
    '8–10 reps, 72.5% of max, RPE 8.5, tempo 31X1',
  );
  const asked = { range: null, percent: 75, rpe: null, tempo: null };
  expect(askedText({ ...asked, max: { grams: 110_000, by: 'training_max' } }, 'kg')).toBe(
    '75% of 110 kg training max',
  );
  expect(askedText({ ...asked, max: { grams: 105_000, by: 'records' } }, 'lb')).toBe(
    '75% of 231.5 lb best 1RM',
  );
  expect(askedText({ range: null, percent: null, rpe: 7, tempo: null }, 'kg')).toBe('RPE 7');
  expect(askedText(undefined, 'kg')).toBe('');
});
