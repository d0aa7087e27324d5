import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkScore } from './check-score.ts';
import { readScore } from './reading/read-score.ts';
import type { ScoreResult } from './score-value.schema.ts';
import { scoreValue } from './score-value.schema.ts';
import { usualScoring } from './scoring-presets.ts';
import { showScore } from './show-score.ts';
import { anyScore, anyScoring } from './testing/any-score.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

const time = usualScoring('time');
const load = usualScoring('load');
const distance = usualScoring('distance');
const remaining: WorkoutScoring = { ...time, cap: { notation: 'remaining', totalReps: 150 } };
const completed: WorkoutScoring = { ...time, cap: { notation: 'completed', totalReps: 150 } };

function finished(amount: number, more: object = {}): ScoreResult {
  return { outcome: 'finished', amount, ...more };
}

test.each<[string, string, string, WorkoutScoring, ScoreResult]>([
  ['9:41.28', '9:41.28', '9:41.28', time, finished(581_280)],
  ['9:41', '9:41', '9:41', time, finished(581_000)],
  ['0:05.30', '0:05.30', '0:05.30', time, finished(5300)],
  ['0:05.307', '0:05.307', '0:05.307', time, finished(5307)],
  ['9:41.00', '9:41.00', '9:41.00', { ...time, decimals: 2 }, finished(581_000)],
  ['1:15:45.30', '1:15:45.30', '1:15:45.30', time, finished(4_545_300)],
  [
    'CAP +12',
    'CAP +12 138/150',
    'CAP, 12 reps left (138/150)',
    remaining,
    { outcome: 'capped', done: 138, left: 12 },
  ],
  [
    'CAP +1',
    'CAP +1 149/150',
    'CAP, 1 rep left (149/150)',
    remaining,
    { outcome: 'capped', done: 149, left: 1 },
  ],
  ['CAP', 'CAP 150/150', 'CAP, 0 reps left (150/150)', remaining, { outcome: 'capped', done: 150, left: 0 }],
  ['CAP +12', 'CAP +12', 'CAP, 12 reps left', remaining, { outcome: 'capped', done: null, left: 12 }],
  [
    'CAP 138 reps',
    'CAP 138 reps 138/150',
    'CAP, 138 reps done (138/150)',
    completed,
    { outcome: 'capped', done: 138, left: 12 },
  ],
  ['105', '105 kg', '105 kg (231.49 lb)', load, finished(105_000, { unit: 'kg' })],
  ['105.0', '105.0 kg', '105.0 kg (231.49 lb)', { ...load, decimals: 1 }, finished(105_000, { unit: 'kg' })],
  ['225', '225 lb', '225 lb (102.06 kg)', load, finished(225_000, { unit: 'lb' })],
  ['0', '0 lb', '0 lb (0 kg)', { ...load, unit: 'lb' }, finished(0, { unit: 'lb' })],
  [
    '104\' 10.5"',
    '104\' 10.5"',
    '104\' 10.5" (31.97 m)',
    { ...distance, unit: 'ft_in' },
    finished(1_258_500, { unit: 'in' }),
  ],
  [`98' 6"`, `98' 6"`, `98' 6" (30.02 m)`, { ...distance, unit: 'ft_in' }, finished(98_500, { unit: 'ft' })],
  ['61.63', '61.63 m', '61.63 m (202.2 ft)', distance, finished(61_630, { unit: 'm' })],
  ['24', '24 reps', '24 reps', usualScoring('reps'), finished(24)],
  ['12+7', '12+7', '12 rounds + 7 reps', usualScoring('rounds_reps'), finished(7, { rounds: 12 })],
  [
    '39:00, 1 capped',
    '39:00, 1 capped',
    '39:00, 1 round capped',
    usualScoring('capped_rounds'),
    finished(2_340_000, { rounds: 1 }),
  ],
  ['-2.5', '-2.5 pt', '-2.5 pt', usualScoring('points'), finished(-2500)],
  ['Pass', 'Pass', 'Pass', usualScoring('pass_fail'), finished(1)],
  ['Zeroed', 'Zeroed', 'Zeroed: handed in, worth nothing', time, { outcome: 'zeroed' }],
  ['DNF', 'DNF', 'Did not finish', time, { outcome: 'did_not_finish' }],
])('%s: "%s", in words "%s"', (main, text, words, scoring, result) => {
  expect(showScore({ result }, scoring)).toMatchObject({ main, text, words });
});

test('reps with a tie-break: 24 reps tb 4:31', () => {
  const tiebreaks = [
    { type: 'time', unit: 'clock', direction: 'lower' },
    { type: 'load', unit: 'kg', direction: 'higher' },
  ] as const;
  const scoring: WorkoutScoring = { ...usualScoring('reps'), tiebreaks: [...tiebreaks] };
  const shown = showScore({ result: finished(24), tiebreaks: [{ amount: 271_000 }] }, scoring);
  expect(shown).toMatchObject({ main: '24', unit: 'reps', tiebreak: 'tb 4:31', text: '24 reps tb 4:31' });
  const second = { result: finished(24), tiebreaks: [null, { amount: 80_000, unit: 'kg' as const }] };
  expect(showScore(second, scoring).text).toBe('24 reps tb – tb 80 kg');
});

test('round and variant are shown around the score', () => {
  const scoring: WorkoutScoring = { ...time, knockoutRounds: 3, variants: ['Rx', 'Scaled'] };
  const shown = showScore({ result: finished(65_200), round: 3, variant: 'Scaled' }, scoring);
  expect(shown).toMatchObject({
    text: 'R3 1:05.20 Scaled',
    words: 'round 3, 1:05.20, Scaled',
    round: 'R3',
    variant: 'Scaled',
  });
});

const scored = anyScoring.chain((scoring) => fc.tuple(fc.constant(scoring), anyScore(scoring)));

test('what is shown is read back as the same score', () => {
  fc.assert(
    fc.property(scored, ([scoring, score]) => {
      const reading = readScore(showScore(score, scoring).text, scoring);
      expect(reading).toMatchObject({ kind: 'score', score });
    }),
    { numRuns: 2000 },
  );
});

test('the scores and settings that tests make fit the schemas and each other', () => {
  fc.assert(
    fc.property(scored, ([scoring, score]) => {
      expect(workoutScoring.safeParse(scoring).error).toBeUndefined();
      expect(scoreValue.safeParse(score).error).toBeUndefined();
      expect(checkScore(score, scoring)).toBeNull();
    }),
  );
});
