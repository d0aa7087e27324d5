import { baseSteps, measuredUnitOf } from './measures.ts';
import type { ScoreValue } from './score-value.schema.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

/** Too few results to judge outliers by. */
const fieldNeeded = 5;
/** Modified z-score beyond which a value is an outlier: Iglewicz and Hoaglin (1993), "How to Detect and Handle Outliers". */
const farFrom = 3.5;
/** Minimum relative distance, because in a close field a second is already many deviations. */
const shareApart = 0.5;
/** The same for loads and distances: pounds taken for kilograms are 55% less, inches for centimeters 61% less. */
const measuredShareApart = 0.35;

/** What is usual among the results of a workout. */
export interface UsualResult {
  readonly count: number;
  readonly middle: number;
  /** The median distance from the middle. */
  readonly deviation: number;
}

type Measured = Pick<WorkoutScoring, 'type' | 'unit'>;

/** Whether a result is so far from the others that it may be mistyped or in the wrong unit. */
export function standsApart(value: ScoreValue, others: readonly ScoreValue[], scoring: Measured): boolean {
  return isFarFrom(value, usualResult(others, scoring), scoring);
}

/** The median of the results that are numbers. */
export function usualResult(values: readonly ScoreValue[], scoring: Measured): UsualResult {
  const amounts = values.flatMap((value) => amountOf(value, scoring) ?? []);
  const middle = median(amounts);
  const deviation = median(amounts.map((amount) => Math.abs(amount - middle)));
  return { count: amounts.length, middle, deviation };
}

/** The same as `standsApart` for results that were compared once for many. */
export function isFarFrom(
  value: ScoreValue,
  { count, middle, deviation }: UsualResult,
  scoring: Measured,
): boolean {
  const own = amountOf(value, scoring);
  if (own === null || count < fieldNeeded) return false;
  const distance = Math.abs(own - middle);
  const share = measuredUnitOf(scoring.unit) === null ? shareApart : measuredShareApart;
  if (distance <= share * Math.abs(middle)) return false;
  return deviation === 0 || (0.6745 * distance) / deviation > farFrom;
}

/** A result as one number, loads and distances in a base that all their units share; null if it isn't one, such as a capped result. */
function amountOf({ result }: ScoreValue, { type, unit }: Measured): number | null {
  if (result.outcome !== 'finished') return null;
  if (type === 'rounds_reps') return result.rounds ?? 0;
  const measured = result.unit ?? measuredUnitOf(unit);
  return measured === null ? result.amount : result.amount * baseSteps[measured];
}

function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
