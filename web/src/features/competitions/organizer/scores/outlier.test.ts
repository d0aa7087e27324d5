import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { expect, it } from 'vitest';
import { standsApart } from './outlier.ts';

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
  expect(standsApart(minutes(amount), field, 'time')).toBe(apart);
});

it('ignores small fields and capped scores', () => {
  expect(standsApart(minutes(94), field.slice(0, 4), 'time')).toBe(false);
  const capped: ScoreValue = { result: { outcome: 'capped', done: 12, left: null } };
  expect(standsApart(capped, field, 'time')).toBe(false);
});
