import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Unit } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { unitWord } from '../../workout-labels.ts';

type Added = Pick<WorkoutReply, 'name' | 'scoring' | 'points'>;

/**
 * Why the results of these workouts cannot be added to totals by these rules, in a sentence; null where they can,
 * and where the rules go by places. 9:30 and 100 kg have no sum, and of a sum of times the largest is the worst; a
 * share of the best needs one number of each result as well.
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
    return `${first.name} is measured in ${unitText(first.scoring.unit)}, ${other.name} in ${unitText(other.scoring.unit)}: they have no sum.`;
  }
  const loose = counting.find(({ scoring }) => scoring.type === 'rounds_reps' && !scoring.repsPerRound);
  if (loose) return `In ${loose.name} it is not said how many reps a round has.`;
  const capped = counting.find(({ scoring }) => isCapUnknown(scoring));
  if (capped) {
    return `In ${capped.name} it is not said how long the cap is and how many reps there are, so who it stops adds nothing.`;
  }
  const turned = added.find(({ scoring }) => scoring.direction !== total);
  if (!turned) return null;
  return total === 'higher'
    ? `In ${turned.name} the lower result wins, so the largest sum would be the worst.`
    : `In ${turned.name} the higher result wins, so the lowest sum would be the worst.`;
}

/** Who is stopped counts a second for each rep left on top of the cap. */
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
