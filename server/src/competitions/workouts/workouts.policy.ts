import { hasRight } from '../competitions/competitions.policy.ts';
import { isReleased } from './workouts.rules.ts';

type Insight = Parameters<typeof hasRight>[0];

/** A workout whose time has not come is known to who sees inside; to everybody else only its time is. */
export function mayKnowWorkout(
  seen: Insight,
  workout: { readonly releaseAt: Date | null },
  now: Date,
): boolean {
  return isReleased(workout, now) || hasRight(seen, 'seeInside');
}
