import { expect, it } from 'vitest';
import { standsApart } from './outlier.ts';
import { readScore } from './reading/read-score.ts';
import type { ScoreValue } from './score-value.schema.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

const time: WorkoutScoring = { type: 'time', unit: 'clock', direction: 'lower' };
const minutes = (amount: number): ScoreValue => ({
  result: { outcome: 'finished', amount: Math.round(amount * 60_000) },
});
const field = [9.5, 9.8, 10.1, 10.4, 10.6, 11].map(minutes);

it.each([
  [94, true],
  [1, true],
  [9.7, false],
  [12.5, false],
])('%f minutes among about ten: %s', (amount, apart) => {
  expect(standsApart(minutes(amount), field, time)).toBe(apart);
});

it('ignores small fields and capped scores', () => {
  expect(standsApart(minutes(94), field.slice(0, 4), time)).toBe(false);
  const capped: ScoreValue = { result: { outcome: 'capped', done: 12, left: null } };
  expect(standsApart(capped, field, time)).toBe(false);
});

const kilograms: WorkoutScoring = { type: 'load', unit: 'kg', direction: 'higher' };
const pounds: WorkoutScoring = { type: 'load', unit: 'lb', direction: 'higher' };
const meters: WorkoutScoring = { type: 'distance', unit: 'm', direction: 'higher' };

function typed(text: string, scoring: WorkoutScoring): ScoreValue {
  const reading = readScore(text, scoring);
  if (reading.kind !== 'score') throw new Error(`not a score: ${text}`);
  return reading.score;
}

it.each([
  { scoring: kilograms, others: '92.5 95 100 102.5 105 110', text: '225', apart: true },
  { scoring: kilograms, others: '92.5 95 100 102.5 105 110', text: '110 lb', apart: true },
  { scoring: kilograms, others: '92.5 95 100 102.5 105 110', text: '225 lb', apart: false },
  { scoring: kilograms, others: '92.5 95 100 102.5 105 110', text: '115', apart: false },
  { scoring: pounds, others: '205 215 225 225 235 245', text: '102.5', apart: true },
  { scoring: pounds, others: '205 215 225 225 235 245', text: '102.5 kg', apart: false },
  { scoring: meters, others: '4800 4950 5000 5100 5200 5300', text: '5.1', apart: true },
  { scoring: meters, others: '4800 4950 5000 5100 5200 5300', text: '5.1 km', apart: false },
  { scoring: meters, others: '4800 4950 5000 5100 5200 5300', text: '5100 km', apart: true },
])('$text among $others $scoring.unit: $apart', ({ scoring, others, text, apart }) => {
  const those = others.split(' ').map((other) => typed(other, scoring));
  expect(standsApart(typed(text, scoring), those, scoring)).toBe(apart);
});
