import { usualDirection } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** The settings that differ from the default, in a few words: `2 decimals; 3 knockout rounds; Rx, Scaled`. */
export function moreScoringText({
  type,
  direction,
  decimals,
  knockoutRounds,
  variants,
}: WorkoutScoring): string {
  return [
    direction === usualDirection[type] ? '' : `${direction === 'lower' ? 'lowest' : 'highest'} wins`,
    decimals === undefined ? '' : decimals === 1 ? '1 decimal' : `${decimals} decimals`,
    knockoutRounds === undefined || Number.isNaN(knockoutRounds) ? '' : `${knockoutRounds} knockout rounds`,
    variants?.join(', ') ?? '',
  ]
    .filter((word) => word !== '')
    .join('; ');
}
