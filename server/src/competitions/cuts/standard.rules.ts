import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { keyPartsOf, sortKey } from '../ranking/sort-key.rules.ts';

/** A standard as the workout reads it; null where it cannot be read, or asks back. */
export function readStandard(typed: string, scoring: WorkoutScoring): ScoreValue | null {
  const reading = readScore(typed, scoring);
  return reading.kind === 'score' ? reading.score : null;
}

/** Whether the results of a workout are at least as good as a standard; tie-breaks do not count. */
export function reachesResult(
  workout: Pick<RankedCells, 'scoring' | 'cells'> | null,
  typed: string,
): (entry: number) => boolean {
  const standard = workout && readStandard(typed, workout.scoring);
  if (!workout || !standard) return () => false;
  const counted = keyPartsOf(workout.scoring).filter((part) => !part.startsWith('tiebreak_')).length;
  const least = sortKey(standard, workout.scoring).slice(0, counted);
  return (entry) => {
    const cell = workout.cells[entry];
    if (cell === undefined || typeof cell === 'string') return false;
    const own = sortKey(cell, workout.scoring);
    const decides = least.findIndex((part, index) => part !== own[index]);
    return decides === -1 || numberAt(own, decides) < numberAt(least, decides);
  };
}
