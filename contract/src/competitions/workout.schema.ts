import { z } from 'zod';
import { idField, optionalText, textField } from '../http/fields.ts';
import { workoutPoints } from './competition-scoring.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

export const newWorkout = z.strictObject({
  name: textField(80),
  description: optionalText(10_000).default(''),
  scoring: workoutScoring,
  /** What it sets for itself instead of following the competition. */
  points: workoutPoints.default({}),
});
export type NewWorkout = z.output<typeof newWorkout>;

export const workoutPatch = z
  .strictObject({
    name: textField(80).optional(),
    description: optionalText(10_000).optional(),
    scoring: workoutScoring.optional(),
    points: workoutPoints.optional(),
    position: z.int().min(1).max(1000).optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, { error: 'changes nothing' });
export type WorkoutPatch = z.output<typeof workoutPatch>;

export const workoutReply = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  position: z.int(),
  scoring: workoutScoring,
  points: workoutPoints,
});
export type WorkoutReply = z.output<typeof workoutReply>;

export const workoutParams = z.strictObject({ competitionId: idField, workoutId: idField });
