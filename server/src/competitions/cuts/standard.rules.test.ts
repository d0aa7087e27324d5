import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import { cellsOf } from '../ranking/ranking.factory.ts';
import { reachesResult, readStandard } from './standard.rules.ts';

const reps = usualScoring('reps');
const capped: WorkoutScoring = {
  ...usualScoring('time'),
  cap: { notation: 'completed', seconds: 600, totalReps: 100 },
  tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
};

function reached(standard: string, texts: readonly string[], scoring: WorkoutScoring = reps): boolean[] {
  const reaches = reachesResult({ scoring, cells: cellsOf(texts, scoring) }, standard);
  return texts.map((_, entry) => reaches(entry));
}

it('a standard is read as its workout reads it, and what is no result is none', () => {
  expect(readStandard('50', reps)).toEqual({ result: { outcome: 'finished', amount: 50 } });
  expect(readStandard('soon', reps)).toBeNull();
});

it('who is as good or better reaches it, and nobody who handed in nothing or takes no part', () => {
  expect(reached('50', ['51', '50', '49', '', 'OUT', 'DNF', '0'])).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(reached('1:00', ['0:59', '1:00', '1:01'], usualScoring('time'))).toEqual([true, true, false]);
});

it('tie-breaks do not count, what comes before them does', () => {
  expect(reached('5:00', ['4:00', '5:00', '5:01', 'CAP 90'], capped)).toEqual([true, true, false, false]);
  const value = (typed: string) => readStandard(typed, capped);
  const cap = value('CAP 90');
  if (!cap) throw new Error('A cap is a standard.');
  const slow = { ...cap, tiebreaks: [{ amount: 900_000 }] };
  const better = { ...cap, result: { outcome: 'capped' as const, done: 91, left: 9 } };
  const worse = { ...cap, result: { outcome: 'capped' as const, done: 89, left: 11 } };
  const reaches = reachesResult({ scoring: capped, cells: [slow, better, worse, cap] }, 'CAP 90');
  expect([0, 1, 2, 3, 4].map(reaches)).toEqual([true, true, false, true, false]);
});

it('nobody reaches what is not told or cannot be read', () => {
  expect(reachesResult(null, '50')(0)).toBe(false);
  expect(reached('soon', ['51'])).toEqual([false]);
});
