import type { ScoringType } from '@chalkline/contract/competitions/measures.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';

/** Too few results to judge outliers by. */
const fieldNeeded = 5;
/** Modified z-score beyond which a value is an outlier: Iglewicz and Hoaglin (1993), "How to Detect and Handle Outliers". */
const farFrom = 3.5;
/** Minimum relative distance, because in a close field a second is already many deviations. */
const shareApart = 0.5;

/** Whether a result is so far from the others that it may be mistyped. */
export function standsApart(value: ScoreValue, field: readonly ScoreValue[], type: ScoringType): boolean {
  const own = amountOf(value, type);
  const amounts = field.flatMap((other) => amountOf(other, type) ?? []);
  if (own === null || amounts.length < fieldNeeded) return false;
  const middle = median(amounts);
  const distance = Math.abs(own - middle);
  if (distance <= shareApart * Math.abs(middle)) return false;
  const deviation = median(amounts.map((amount) => Math.abs(amount - middle)));
  return deviation === 0 || (0.6745 * distance) / deviation > farFrom;
}

/** A result as one number; null if it can't be compared, such as a capped one or another unit. */
function amountOf({ result }: ScoreValue, type: ScoringType): number | null {
  if (result.outcome !== 'finished' || result.unit !== undefined) return null;
  return type === 'rounds_reps' ? (result.rounds ?? 0) : result.amount;
}

function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
