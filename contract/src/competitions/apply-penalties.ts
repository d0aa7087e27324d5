import type { Penalty } from './penalty.schema.ts';
import type { ScoreResult, ScoreValue } from './score-value.schema.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

/**
 * The score that counts after penalties; the one handed in stays as it is. Each penalty is taken from the
 * result as handed in, so their order does not matter, and they never make a result better. What would go
 * below zero ends at zero (points excepted).
 */
export function applyPenalties(
  score: ScoreValue,
  penalties: readonly Penalty[],
  scoring: WorkoutScoring,
): ScoreValue {
  const counting = penalties.filter((penalty) => penaltyTakes(penalty.kind, score.result, scoring));
  if (counting.length === 0) return score;
  return { ...score, result: penalized(score.result, counting, scoring) };
}

/**
 * Whether a kind of penalty can take anything from a result: seconds from times, reps from reps and from
 * whom the cap stopped, a percentage from every amount. A screen offers only those.
 */
export function penaltyTakes(kind: Penalty['kind'], result: ScoreResult, scoring: WorkoutScoring): boolean {
  if (result.outcome === 'capped') return kind === 'reps' || (kind === 'percent' && result.done !== null);
  if (result.outcome !== 'finished' || scoring.type === 'pass_fail') return false;
  if (kind === 'seconds') return scoring.unit === 'clock';
  const countsReps = scoring.type === 'reps' || scoring.type === 'rounds_reps';
  if (kind === 'reps') return countsReps;
  return scoring.type !== 'rounds_reps' || scoring.repsPerRound !== undefined;
}

function penalized(result: ScoreResult, penalties: readonly Penalty[], scoring: WorkoutScoring): ScoreResult {
  if (result.outcome === 'capped') {
    return penalizedReps(result, penalties);
  }
  if (result.outcome !== 'finished') return result;
  if (scoring.type === 'rounds_reps') return penalizedRounds(result, penalties, scoring);
  const taken = takenFrom(result.amount, penalties, scoring.unit === 'clock' ? 1000 : 1);
  return { ...result, amount: worsened(result.amount, taken, scoring) };
}

/** Of a total that is known nobody can lose more than they did. */
function penalizedReps(
  { done, left }: Extract<ScoreResult, { outcome: 'capped' }>,
  penalties: readonly Penalty[],
): ScoreResult {
  const taken = takenFrom(done ?? 0, penalties, 1);
  const lost = done === null ? taken : Math.min(taken, done);
  return {
    outcome: 'capped',
    done: done === null ? null : done - lost,
    left: left === null ? null : left + lost,
  };
}

/** Steps of the amount that the penalties take together; a share is rounded to the nearest step. */
function takenFrom(amount: number, penalties: readonly Penalty[], steps: number): number {
  let taken = 0;
  let percent = 0;
  for (const penalty of penalties) {
    if (penalty.kind === 'percent') percent += Math.round(penalty.amount * 1000);
    else taken += Math.round(penalty.amount * steps);
  }
  return taken + Math.round((Math.abs(amount) * percent) / 100_000);
}

function worsened(amount: number, taken: number, { direction, unit }: WorkoutScoring): number {
  if (direction === 'lower') return amount + taken;
  return unit === 'pt' ? amount - taken : Math.max(0, amount - taken);
}

/** Reps go over full rounds where the reps of a round are set, else they end within the last one. */
function penalizedRounds(
  result: Extract<ScoreResult, { outcome: 'finished' }>,
  penalties: readonly Penalty[],
  scoring: WorkoutScoring,
): ScoreResult {
  const perRound = scoring.repsPerRound;
  const rounds = result.rounds ?? 0;
  if (perRound === undefined) {
    return { ...result, amount: worsened(result.amount, takenFrom(0, penalties, 1), scoring) };
  }
  const reps = rounds * perRound + result.amount;
  const counted = worsened(reps, takenFrom(reps, penalties, 1), scoring);
  return { ...result, rounds: Math.floor(counted / perRound), amount: counted % perRound };
}
