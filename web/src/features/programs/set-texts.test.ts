import type { Prescription } from '@chalkline/contract/programs/program-tree.schema.ts';
import { afterEach, expect, it } from 'vitest';
import { chooseWeightUnit } from '../../ui/weight-unit.ts';
import { clockText, progressText, setsTexts } from './set-texts.ts';

const five: Prescription = {
  kind: 'work',
  goal: { by: 'reps', from: 5, to: 5 },
  load: { by: 'grams', grams: 82_500 },
  rpe: 8.5,
  tempo: '31X1',
  rest: 90,
};
const bare = { ...five, load: null, rpe: null, tempo: null, rest: 0 };

it.each<[Prescription[], string[]]>([
  [[five, five, five], ['3 × 5 reps, 82.5 kg, RPE 8.5, tempo 31X1, rest 1:30']],
  [
    [{ ...bare, kind: 'warm_up' }, bare, bare],
    ['1 × 5 reps, warm-up', '2 × 5 reps'],
  ],
  [[{ ...bare, goal: { by: 'reps', from: 8, to: 12 } }], ['1 × 8–12 reps']],
  [[{ ...bare, goal: { by: 'reps', from: 1, to: 1 } }], ['1 × 1 rep']],
  [[{ ...bare, goal: { by: 'distance', meters: 1500 } }], ['1 × 1,500 m']],
  [
    [{ ...bare, goal: { by: 'time', seconds: 45 }, load: { by: 'share', percent: 72.5 } }],
    ['1 × 0:45, 72.5% of max'],
  ],
  [[], []],
])('says %j', (sets, texts) => {
  expect(setsTexts(sets)).toEqual(texts);
});

afterEach(() => chooseWeightUnit(null));

it('says loads in pounds to who chose them', () => {
  chooseWeightUnit('lb');
  expect(setsTexts([five])).toEqual(['1 × 5 reps, 181.9 lb, RPE 8.5, tempo 31X1, rest 1:30']);
  expect(progressText({ by: 'load', grams: 2268 })).toBe('+5 lb after each success');
});

it.each([
  [45, '0:45'],
  [600, '10:00'],
  [3725, '1:02:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
