import { expect, test } from 'vitest';
import { checkScore } from './check-score.ts';
import type { ScoreValue } from './score-value.schema.ts';
import { usualScoring } from './scoring-presets.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

const time = usualScoring('time');
const remaining: WorkoutScoring = { ...time, cap: { notation: 'remaining', totalReps: 150 } };
const completed: WorkoutScoring = { ...time, cap: { notation: 'completed' } };
const reps = usualScoring('reps');
const load = usualScoring('load');
const rounds = usualScoring('rounds_reps');
const withTiebreak: WorkoutScoring = {
  ...reps,
  tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
};

function finished(amount: number, more: object = {}): ScoreValue {
  return { result: { outcome: 'finished', amount, ...more } };
}

function capped(done: number | null, left: number | null): ScoreValue {
  return { result: { outcome: 'capped', done, left } };
}

test.each<[string, ScoreValue, WorkoutScoring]>([
  ['a time', finished(581_280), time],
  ['a load in the other unit', finished(225_000, { unit: 'lb' }), load],
  ['points below zero', finished(-2500), usualScoring('points')],
  ['the cap with all reps known', capped(138, 12), remaining],
  ['reps done of an unknown total', capped(138, null), completed],
  ['rounds and reps', finished(7, { rounds: 12 }), rounds],
  ['a tie-break', { ...finished(20), tiebreaks: [{ amount: 292_000 }] }, withTiebreak],
  ['no tie-break', { ...finished(20), tiebreaks: [null] }, withTiebreak],
  ['a hold of no time', finished(0), usualScoring('hold')],
  ['no reps', finished(0), reps],
  ['a mark', { result: { outcome: 'zeroed' } }, reps],
])('%s fits', (_, score, scoring) => {
  expect(checkScore(score, scoring)).toBeNull();
});

test.each<[string, ScoreValue, WorkoutScoring]>([
  ['unreadable', finished(7), rounds],
  ['unreadable', finished(7, { rounds: 1 }), reps],
  ['unreadable', finished(2), usualScoring('pass_fail')],
  ['full_round', finished(20, { rounds: 1 }), { ...rounds, repsPerRound: 20 }],
  ['zero_time', finished(0), time],
  ['zero_time', finished(0, { rounds: 0 }), usualScoring('capped_rounds')],
  ['below_zero', finished(-1), reps],
  ['below_zero', { ...finished(20), tiebreaks: [{ amount: -1 }] }, withTiebreak],
  ['wrong_unit', finished(100), load],
  ['wrong_unit', finished(100, { unit: 'm' }), load],
  ['wrong_unit', finished(100, { unit: 'kg' }), usualScoring('distance')],
  ['wrong_unit', finished(100, { unit: 'kg' }), reps],
  ['too_large', finished(Number.MAX_SAFE_INTEGER, { unit: 'kg' }), load],
  ['no_cap', capped(1, 1), time],
  ['total_missing', capped(138, null), { ...time, cap: { notation: 'remaining' } }],
  ['reps_missing', capped(null, 12), completed],
  ['wrong_total', capped(138, 13), remaining],
  ['wrong_total', capped(null, 12), remaining],
  ['no_tiebreak', { ...finished(20), tiebreaks: [{ amount: 1 }] }, reps],
  ['no_tiebreak', { ...finished(20), tiebreaks: [null, { amount: 1 }] }, withTiebreak],
  ['no_variant', { ...finished(20), variant: 'Rx' }, reps],
  ['no_round', { ...finished(20), round: 1 }, reps],
  ['no_round', { ...finished(20), round: 3 }, { ...reps, knockoutRounds: 2 }],
])('%s: %j', (problem, score, scoring) => {
  expect(checkScore(score, scoring)).toBe(problem);
});
