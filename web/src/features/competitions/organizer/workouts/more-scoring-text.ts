import { usualDirection } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** What is set beyond the usual, in a few words: `2 decimals, 3 rounds, Rx and Scaled`. */
export function moreScoringText({
  type,
  direction,
  decimals,
  knockoutRounds,
  variants,
}: WorkoutScoring): string {
  return [
    direction === usualDirection[type] ? '' : `the ${direction} wins`,
    decimals === undefined ? '' : decimals === 1 ? '1 decimal' : `${decimals} decimals`,
    knockoutRounds === undefined || Number.isNaN(knockoutRounds) ? '' : `${knockoutRounds} knock-out rounds`,
    variants?.join(', ') ?? '',
  ]
    .filter((word) => word !== '')
    .join('; ');
}
