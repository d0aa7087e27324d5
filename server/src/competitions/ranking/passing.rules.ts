import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { OverallKeyPart } from './overall-key.rules.ts';
import { type KeyPart, kindOfScore } from './sort-key.rules.ts';
import type { Cell, OtherPart } from './workout-ranking.rules.ts';

/**
 * What the lower one of two needs to pass the upper one: a figure better than the upper one’s, something to do
 * (`get a result in every workout`), or nothing, where no score passes any more.
 */
export type Passing =
  | { readonly figure: string; readonly mark: string }
  | { readonly act: string }
  | { readonly never: string };

/** As a sentence: to whom the explanation is about, of the one `ahead`, or of the one `behind`. */
export function passingSentence(passing: Passing, side: 'ahead' | 'behind'): string {
  if ('never' in passing) return passing.never;
  if ('act' in passing)
    return side === 'ahead' ? `To pass, ${passing.act}.` : `They pass once they ${passing.act}.`;
  const { figure, mark } = passing;
  return side === 'ahead'
    ? `To pass, the ${figure} must be better than ${mark}.`
    : `They pass once their ${figure} is better than ${mark}.`;
}

/** In a workout, where `part` decides. `mark` is that part of the upper cell, in words. */
export function passingInWorkout(
  { part, name, mark }: { readonly part: KeyPart | OtherPart; readonly name: string; readonly mark: string },
  upper: Cell,
  scoring: WorkoutScoring,
): Passing {
  if (typeof upper === 'string') return { act: 'get a result' };
  if (part.startsWith('other_part_')) return { act: 'do better in the other part of the workout' };
  if (part === 'result' && scoring.type === 'pass_fail') return { never: 'A pass would share the place.' };
  // Without its article; `the time, or the reps at the cap` is too much to be said of one figure.
  if (part.startsWith('result') || part.startsWith('tiebreak'))
    return { figure: name.includes(' or ') ? 'result' : name.replace(/^the /, ''), mark };
  const isScored = kindOfScore(upper.result) === cellKinds[0];
  return {
    act: isScored
      ? `get a result better than ${showScore(upper, scoring).words}`
      : 'get a result that counts',
  };
}

/** Overall, where `part` decides. `mark` is that part of the upper entry’s key, in words, `value` its number. */
export function passingOverall(
  { part, name, mark }: { readonly part: OverallKeyPart; readonly name: string; readonly mark: string },
  value: number,
): Passing {
  switch (part) {
    case 'withdrawn':
    case 'withdrawn_order':
    case 'progress':
      return { never: 'After a withdrawal no score changes that.' };
    case 'nothing_handed_in':
      return { act: 'get a result in a workout' };
    case 'stage':
      return { act: 'reach the same stage and a better total' };
    case 'incomplete':
      return { act: 'get a result in every workout and a better total' };
    case 'scaled':
      return {
        act: `have ${value === 0 ? 'no' : `at most ${value}`} ${value === 1 ? 'workout' : 'workouts'} scaled and a better total`,
      };
    case 'before_restart':
      return { act: 'get a better total' };
    default:
      // No score changes the organizer’s decision; of the others the place or the total is a figure.
      if (!/\d/.test(mark) || name.startsWith('the organizer')) return { act: 'get a better total' };
      return { figure: name.replace(/^the (higher |lower )?/, ''), mark };
  }
}
