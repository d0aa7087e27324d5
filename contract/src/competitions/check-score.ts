import type { Unit } from './measures.ts';
import { baseSteps, measuredUnitOf } from './measures.ts';
import type { ScoreProblem } from './score-problems.ts';
import type { MeasuredAmount, ScoreResult, ScoreValue } from './score-value.schema.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

/**
 * Whether a score fits its workout's settings, whichever way it came (typed, imported, from a judge's
 * device, kept from before a setting changed). Null when it does, else the first thing wrong.
 */
export function checkScore(score: ScoreValue, scoring: WorkoutScoring): ScoreProblem | null {
  return checkResult(score.result, scoring) ?? checkTiebreaks(score, scoring) ?? checkGroup(score, scoring);
}

function checkResult(result: ScoreResult, scoring: WorkoutScoring): ScoreProblem | null {
  if (result.outcome === 'capped') return checkCapped(result, scoring);
  if (result.outcome !== 'finished') return null;
  const counted = scoring.type === 'rounds_reps' || scoring.type === 'capped_rounds';
  if (counted !== (result.rounds !== undefined)) return 'unreadable';
  const fastestWins = scoring.unit === 'clock' && scoring.direction === 'lower';
  if (fastestWins && result.amount === 0) return 'zero_time';
  if (scoring.type === 'pass_fail' && result.amount > 1) return 'unreadable';
  if (scoring.repsPerRound !== undefined && result.amount >= scoring.repsPerRound) return 'full_round';
  return checkAmount(result, scoring.unit);
}

function checkCapped(
  result: Extract<ScoreResult, { outcome: 'capped' }>,
  { cap }: WorkoutScoring,
): ScoreProblem | null {
  if (!cap) return 'no_cap';
  const { done, left } = result;
  if (cap.notation === 'remaining' && left === null) return 'total_missing';
  if (cap.notation === 'completed' && done === null) return 'reps_missing';
  if (cap.totalReps === undefined) return null;
  if (done === null || left === null || done + left !== cap.totalReps) return 'wrong_total';
  return null;
}

function checkTiebreaks(score: ScoreValue, scoring: WorkoutScoring): ScoreProblem | null {
  for (const [index, value] of (score.tiebreaks ?? []).entries()) {
    if (value === null) continue;
    const tiebreak = scoring.tiebreaks?.[index];
    if (!tiebreak) return 'no_tiebreak';
    const problem = checkAmount(value, tiebreak.unit);
    if (problem) return problem;
  }
  return null;
}

function checkGroup(score: ScoreValue, scoring: WorkoutScoring): ScoreProblem | null {
  if (score.variant !== undefined && !scoring.variants?.includes(score.variant)) return 'no_variant';
  if (score.round !== undefined && score.round > (scoring.knockoutRounds ?? 0)) return 'no_round';
  return null;
}

function checkAmount(value: MeasuredAmount, unit: Unit): ScoreProblem | null {
  if (value.amount < 0 && unit !== 'pt') return 'below_zero';
  const own = measuredUnitOf(unit);
  if (own === null) return value.unit === undefined ? null : 'wrong_unit';
  if (value.unit === undefined || isLoad(own) !== isLoad(value.unit)) return 'wrong_unit';
  return Number.isSafeInteger(value.amount * baseSteps[value.unit]) ? null : 'too_large';
}

function isLoad(unit: string): boolean {
  return unit === 'kg' || unit === 'lb';
}
