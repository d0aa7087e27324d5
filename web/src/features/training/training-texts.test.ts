import { expect, it } from 'vitest';
import { askedText } from './training-texts.ts';

it('says how a program asks for a set', () => {
  expect(askedText({ range: { from: 8, to: 10 }, percent: 72.5, rpe: 8.5, tempo: '31X1' })).toBe(
    '8–10 reps, 72.5 % of max, RPE 8.5, tempo 31X1',
  );
  expect(askedText({ range: null, percent: null, rpe: 7, tempo: null })).toBe('RPE 7');
  expect(askedText(undefined)).toBe('');
});
