import { z } from 'zod';
import { prescription, progressRule } from './program-tree.schema.ts';

const askedExercise = z.object({
  sets: z.array(prescription),
  note: z.string(),
  progress: progressRule.optional(),
});

/** A workout that a newer version asks for differently. Null: one of the two hasn't it. */
export const workoutChange = z.object({
  week: z.int(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  exercises: z.array(
    z.object({
      name: z.string(),
      before: askedExercise.nullable(),
      after: askedExercise.nullable(),
    }),
  ),
  /** Its exercises come in another order, or in other supersets. */
  isReordered: z.boolean(),
});
export type WorkoutChangeReply = z.output<typeof workoutChange>;
