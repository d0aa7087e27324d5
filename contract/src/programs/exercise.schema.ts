import { z } from 'zod';
import { idField, lineField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

export const exerciseLengths = { name: 120, description: 4000 } as const;

const facts = {
  name: lineField(exerciseLengths.name),
  description: textField(exerciseLengths.description),
};

export const newExercise = z.strictObject(facts);
export type NewExercise = z.output<typeof newExercise>;

/** `version` is the one that was read: what somebody else changed meanwhile is not overwritten. */
export const exercisePatch = z.strictObject({ version: z.int().min(1), ...z.object(facts).partial().shape });
export type ExercisePatch = z.output<typeof exercisePatch>;

export const exerciseReply = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.int(),
  createdAt: momentField,
});
export type ExerciseReply = z.output<typeof exerciseReply>;

export const exercisesQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type ExercisesQuery = z.output<typeof exercisesQuery>;

export const exerciseParams = z.strictObject({ exerciseId: idField });
