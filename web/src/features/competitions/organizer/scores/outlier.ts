import type { ScoringType } from '@chalkline/contract/competitions/measures.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';

/** Fewer results say nothing about a field. */
const fieldNeeded = 5;
/** Modified z-score past which a value stands apart: Iglewicz and Hoaglin (1993), "How to Detect and Handle Outliers". */
const farFrom = 3.5;
/** In a close field a second is far in deviations; a slip of the fingers is far in itself. */
const shareApart = 0.5;

/** Whether a result lies so far from what the others did that it was perhaps mistyped. */
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

/** What was done, as one number; null where there is none to compare: a cap, another unit. */
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
