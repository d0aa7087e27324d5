import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';

type OfDivisions = Pick<WorkoutReply, 'divisionIds'>;

/** Those of the divisions that do the workout. */
export function divisionsOf<Division extends { readonly id: string }>(
  workout: OfDivisions,
  divisions: readonly Division[],
): Division[] {
  return divisions.filter(({ id }) => isOfDivision(workout, id));
}

/** The divisions that do the workout as a list: `Women Rx, Men Rx`; empty when all do. */
export function divisionsText(
  workout: OfDivisions,
  divisions: readonly { readonly id: string; readonly name: string }[],
): string {
  if (workout.divisionIds === null) return '';
  return divisionsOf(workout, divisions)
    .map(({ name }) => name)
    .join(', ');
}
