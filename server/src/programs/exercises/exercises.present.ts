import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { ExerciseRow } from './exercises.table.ts';

export function presentExercise({ id, name, description, version, createdAt }: ExerciseRow): ExerciseReply {
  return { id, name, description, version, createdAt: createdAt.toISOString() };
}
