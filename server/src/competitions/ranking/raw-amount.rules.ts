import { baseSteps, measuredUnitOf, stepsPerUnit } from '@chalkline/contract/competitions/measures.ts';
import type { MeasuredAmount } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Cell } from './workout-ranking.rules.ts';

/**
 * The result as one number that can be added up, in thousandths of the workout's unit (seconds for times);
 * NaN where there is none. Capped rounds count as a second for each rep left on top of the cap, as the
 * field does it; rounds and reps need the reps of a round.
 */
export function rawAmount(cell: Cell, scoring: WorkoutScoring): number {
  if (typeof cell === 'string') return Number.NaN;
  const { result } = cell;
  if (result.outcome === 'capped') return cappedAmount(result.left, scoring);
  if (result.outcome !== 'finished') return Number.NaN;
  if (scoring.type === 'rounds_reps') {
    const reps = scoring.repsPerRound;
    return reps === undefined ? Number.NaN : ((result.rounds ?? 0) * reps + result.amount) * 1000;
  }
  return inUnit(result, scoring) * (1000 / stepsPerUnit(scoring.type));
}

function cappedAmount(left: number | null, { cap }: WorkoutScoring): number {
  if (cap?.seconds === undefined || left === null) return Number.NaN;
  return (cap.seconds + left) * 1000;
}

function inUnit(result: MeasuredAmount, scoring: WorkoutScoring): number {
  const own = measuredUnitOf(scoring.unit);
  if (own === null || result.unit === undefined || result.unit === own) return result.amount;
  return Math.round((result.amount * baseSteps[result.unit]) / baseSteps[own]);
}
