import type { Equipment, ExerciseReply, Muscle } from '@chalkline/contract/programs/exercise.schema.ts';

export interface Wanted {
  readonly search?: string | undefined;
  readonly muscle?: Muscle | undefined;
  readonly equipment?: Equipment | 'none' | undefined;
}

/** Whether an exercise trains the muscle first of all and needs the equipment. */
export function fits(
  { primary, equipment }: Pick<ExerciseReply, 'primary' | 'equipment'>,
  wanted: Wanted,
): boolean {
  if (wanted.muscle && !primary.includes(wanted.muscle)) return false;
  if (wanted.equipment === undefined) return true;
  return wanted.equipment === 'none' ? equipment.length === 0 : equipment.includes(wanted.equipment);
}
