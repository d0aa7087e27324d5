import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Unit } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { unitWord } from '../../workout-words.ts';

type Added = Pick<WorkoutReply, 'name' | 'scoring' | 'points'>;

/**
 * Why the results of these workouts cannot be added to totals by these rules, in a sentence; null where they can,
 * and where the rules add up no results. 9:30 and 100 kg have no sum, and of a sum of times the largest is the worst.
 */
export function addingProblem(
  { points: { method }, total }: Pick<CompetitionScoring, 'points' | 'total'>,
  workouts: readonly Added[],
): string | null {
  if (method !== 'raw') return null;
  const added = workouts.filter(({ points }) => (points.points ?? { method }).method === 'raw');
  const [first] = added;
  const other = added.find(({ scoring }) => scoring.unit !== first?.scoring.unit);
  if (first && other) {
    return `${first.name} is measured in ${unitText(first.scoring.unit)}, ${other.name} in ${unitText(other.scoring.unit)}: they have no sum.`;
  }
  const loose = added.find(({ scoring }) => scoring.type === 'rounds_reps' && !scoring.repsPerRound);
  if (loose) return `In ${loose.name} it is not said how many reps a round has.`;
  const turned = added.find(({ scoring }) => scoring.direction !== total);
  if (!turned) return null;
  return total === 'higher'
    ? `In ${turned.name} the lower result wins, so the largest sum would be the worst.`
    : `In ${turned.name} the higher result wins, so the lowest sum would be the worst.`;
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
