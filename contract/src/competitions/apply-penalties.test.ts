import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPenalties, penaltyTakes } from './apply-penalties.ts';
import { checkScore } from './check-score.ts';
import type { Penalty } from './penalty.schema.ts';
import { penalty } from './penalty.schema.ts';
import { readScore } from './reading/read-score.ts';
import type { ScoreValue } from './score-value.schema.ts';
import { usualScoring } from './scoring-presets.ts';
import { showScore } from './show-score.ts';
import { anyScore, anyScoring } from './testing/any-score.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

const time = usualScoring('time');
const remaining: WorkoutScoring = { ...time, cap: { notation: 'remaining', seconds: 720, totalReps: 150 } };
const completed: WorkoutScoring = { ...time, cap: { notation: 'completed' } };
const rounds = usualScoring('rounds_reps');

function read(text: string, scoring: WorkoutScoring): ScoreValue {
  const reading = readScore(text, scoring);
  if (reading.kind !== 'score') throw new Error(`'${text}' is read as ${JSON.stringify(reading)}`);
  return reading.score;
}

function after(text: string, scoring: WorkoutScoring, ...penalties: readonly string[]) {
  return showScore(applyPenalties(read(text, scoring), penalties.map(penaltyOf), scoring), scoring).text;
}

function penaltyOf(text: string): Penalty {
  const [amount, kind] = text.split(' ');
  return penalty.parse({ amount: Number(amount), kind, reason: 'No rep at the wall' });
}

test.each<[string, WorkoutScoring, string[], string]>([
  ['9:41.28', time, ['5 seconds'], '9:46.28'],
  ['9:41.28', time, ['0.5 seconds', '5 seconds'], '9:46.78'],
  ['10:00', time, ['10 percent'], '11:00'],
  ['10:00', time, ['10 percent', '60 seconds'], '12:00'],
  ['11:58', remaining, ['5 seconds'], '12:03'],
  ['1:30', usualScoring('hold'), ['10 seconds'], '1:20'],
  ['0:05', usualScoring('hold'), ['10 seconds'], '0:00'],
  ['39:00, 1 capped', usualScoring('capped_rounds'), ['30 seconds'], '39:30, 1 capped'],
  ['24', usualScoring('reps'), ['3 reps'], '21 reps'],
  ['2', usualScoring('reps'), ['3 reps'], '0 reps'],
  ['25', usualScoring('reps'), ['10 percent'], '22 reps'],
  ['24', { ...usualScoring('reps'), direction: 'lower' }, ['3 reps'], '27 reps'],
  ['CAP+12', remaining, ['5 reps'], 'CAP +17 133/150'],
  ['CAP+148', remaining, ['5 reps'], 'CAP +150 0/150'],
  ['CAP+50', remaining, ['10 percent'], 'CAP +60 90/150'],
  ['89 reps', completed, ['5 reps'], 'CAP 84 reps'],
  ['12+7', { ...rounds, repsPerRound: 20 }, ['10 reps'], '11+17'],
  ['12+7', rounds, ['10 reps'], '12+0'],
  ['12+7', rounds, ['3 reps'], '12+4'],
  ['12+7', { ...rounds, repsPerRound: 20 }, ['10 percent'], '11+2'],
  ['CAP+12', { ...time, cap: { notation: 'remaining' } }, ['3 reps'], 'CAP +15'],
  ['100 kg', usualScoring('load'), ['2.5 percent'], '97.5 kg'],
  ['-2 pt', usualScoring('points'), ['50 percent'], '-3 pt'],
])('%s in %o, after %j: %s', (text, scoring, penalties, expected) => {
  expect(after(text, scoring, ...penalties)).toBe(expected);
});

test.each<[string, WorkoutScoring, string]>([
  ['CAP+12', remaining, '5 seconds'],
  ['9:41', time, '5 reps'],
  ['24', usualScoring('reps'), '5 seconds'],
  ['12+7', rounds, '5 percent'],
  ['pass', usualScoring('pass_fail'), '5 percent'],
  ['pass', usualScoring('pass_fail'), '5 reps'],
  ['DNF', time, '5 seconds'],
  ['DNF', usualScoring('reps'), '5 percent'],
  ['zeroed', time, '5 percent'],
])('%s takes no penalty of this kind: %o %s', (text, scoring, kind) => {
  expect(after(text, scoring, kind)).toBe(after(text, scoring));
  expect(penaltyTakes(penaltyOf(kind).kind, read(text, scoring).result, scoring)).toBe(false);
});

test('a penalty is whole reps, a share of at most all, and has a reason', () => {
  for (const wrong of [
    { kind: 'reps', amount: 1.5 },
    { kind: 'percent', amount: 101 },
    { kind: 'seconds', amount: 0 },
  ]) {
    expect(penalty.safeParse({ ...wrong, reason: 'Why' }).success).toBe(false);
  }
  expect(penalty.safeParse({ kind: 'reps', amount: 1, reason: ' ' }).success).toBe(false);
});

test('penalties keep a score fitting, do not depend on their order and leave the one handed in alone', () => {
  const anyPenalty = fc.oneof(
    fc.record({ kind: fc.constantFrom('seconds', 'reps'), amount: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ kind: fc.constant('percent'), amount: fc.integer({ min: 1, max: 50 }) }),
  );
  const scored = anyScoring.chain((scoring) =>
    fc.tuple(fc.constant(scoring), anyScore(scoring), fc.array(anyPenalty, { maxLength: 4 })),
  );
  fc.assert(
    fc.property(scored, ([scoring, score, list]) => {
      const penalties = list.map(({ kind, amount }) => penaltyOf(`${amount} ${kind}`));
      const before = structuredClone(score);
      const counted = applyPenalties(score, penalties, scoring);
      expect(score).toEqual(before);
      expect(checkScore(counted, scoring)).toBeNull();
      expect(applyPenalties(score, penalties.toReversed(), scoring)).toEqual(counted);
      const none = penalties.every(({ kind }) => !penaltyTakes(kind, score.result, scoring));
      if (none) expect(counted).toBe(score);
    }),
    { numRuns: 500 },
  );
});
