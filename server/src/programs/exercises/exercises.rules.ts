import type { ExerciseReply, NewExercise } from '@chalkline/contract/programs/exercise.schema.ts';

interface OwnExercise extends NewExercise {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
}

/** A person’s own exercise in the form of those of the library. */
export function ownExercise(row: OwnExercise): ExerciseReply {
  const { id, name, measure, primary, secondary, equipment, video, version, createdAt } = row;
  const steps = row.steps.split('\n').filter((step) => step.trim() !== '');
  const mine = { version, createdAt: createdAt.toISOString() };
  return { id, name, measure, mechanics: null, primary, secondary, equipment, steps, video, mine };
}
