import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Unit } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { unitWord } from '../../workout-labels.ts';

type Added = Pick<WorkoutReply, 'name' | 'scoring' | 'points'>;

/**
 * A sentence saying why these rules can't add up the workouts' results; null if they can, or if the rules use places.
 * 9:30 and 100 kg have no sum, and the largest sum of times is the worst. A share of the best also needs one number
 * per result.
 */
export function addingProblem(
  { points: { method }, total }: Pick<CompetitionScoring, 'points' | 'total'>,
  workouts: readonly Added[],
): string | null {
  const counting = workouts
    .map(({ name, scoring, points }) => ({ name, scoring, by: (points.points ?? { method }).method }))
    .filter(({ by }) => by === 'raw' || by === 'share_of_best');
  if (method !== 'raw' && method !== 'share_of_best') return null;
  const added = counting.filter(({ by }) => by === 'raw');
  const [first] = added;
  const other = added.find(({ scoring }) => scoring.unit !== first?.scoring.unit);
  if (first && other) {
    return `${first.name} is measured in ${unitText(first.scoring.unit)}, ${other.name} in ${unitText(other.scoring.unit)}, so they can’t be added up.`;
  }
  const loose = counting.find(({ scoring }) => scoring.type === 'rounds_reps' && !scoring.repsPerRound);
  if (loose) return `${loose.name} doesn’t say how many reps a round has.`;
  const capped = counting.find(({ scoring }) => isCapUnknown(scoring));
  if (capped) {
    return `${capped.name} needs a time cap and total reps, so that capped scores can be added up.`;
  }
  const turned = added.find(({ scoring }) => scoring.direction !== total);
  if (!turned) return null;
  return total === 'higher'
    ? `In ${turned.name} the lower result wins, so the highest total would be the worst.`
    : `In ${turned.name} the higher result wins, so the lowest total would be the worst.`;
}

/** Capped athletes get the cap plus a second for each rep left. */
function isCapUnknown({ cap }: Added['scoring']): boolean {
  if (!cap) return false;
  return cap.seconds === undefined || (cap.notation === 'completed' && cap.totalReps === undefined);
}

function unitText(unit: Unit): string {
  const words: Partial<Record<Unit, string>> = {
    clock: 'minutes and seconds',
    cal: 'calories',
    pt: 'points',
    pass: 'pass or fail',
  };
  return words[unit] ?? unitWord(unit);
}
