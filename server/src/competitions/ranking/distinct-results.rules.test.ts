import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyField, anyScore } from '@chalkline/contract/competitions/testing/any-score.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOfKey,
  distinctResults,
  placeOfKey,
  withoutResult,
  withResult,
} from './distinct-results.rules.ts';
import { rankTexts } from './ranking.factory.ts';
import { sortKey } from './sort-key.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

test('holds each result once with its count', () => {
  const results = distinctResults(rankTexts(['5', '7', '5', 'zeroed', '5'], usualScoring('reps')));
  expect(results).toEqual({
    keys: [
      [0, -7],
      [0, -5],
      [1, 0],
    ],
    counts: [1, 3, 1],
  });
  expect([-7, -6, -5, -4].map((rest) => countOfKey(results, [0, rest]))).toEqual([1, 0, 3, 0]);
  expect(countOfKey(results, [9, 9])).toBe(0);
  expect(placeOfKey(results, [0, -6])).toBe(2);
  expect(placeOfKey(results, [0, -5])).toBe(2);
  expect(placeOfKey(results, [0, -4])).toBe(5);
});

test('taking away a result that nobody has changes nothing', () => {
  const results = distinctResults(rankTexts(['5'], usualScoring('reps')));
  expect(withoutResult(results, [0, -6])).toBe(results);
  expect(withoutResult(results, [0, -5])).toEqual({ keys: [], counts: [] });
});

test('one score changed in the table is the ranking of the changed scores', () => {
  const changed = anyField.chain(({ scoring, scores }) =>
    fc.record({
      scoring: fc.constant(scoring),
      scores: fc.constant(scores),
      entry: fc.nat({ max: Math.max(0, scores.length - 1) }),
      score: anyScore(scoring),
    }),
  );
  fc.assert(
    fc.property(changed, ({ scoring, scores, entry, score }) => {
      if (scores.length === 0) return;
      const rank = (list: typeof scores) =>
        rankWorkout(
          list.map((one) => one ?? 'nothing'),
          scoring,
          { over: false },
        );
      const before = distinctResults(rank(scores));
      const old = scores[entry];
      const without = old ? withoutResult(before, sortKey(old, scoring)) : before;
      const after = withResult(without, sortKey(score, scoring));
      const again = rank(scores.with(entry, score));
      expect(after).toEqual(distinctResults(again));
      expect(placeOfKey(after, sortKey(score, scoring))).toBe(again.places[entry]);
    }),
    { numRuns: 500 },
  );
});
