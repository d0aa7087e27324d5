import { z } from 'zod';
import { dayField, idField } from '../http/fields.ts';
import { trainingLimits } from './plan.schema.ts';

/** What sets that ask for a share of the maximum are computed from, from a day on; null: from records again. */
const terms = {
  grams: z.int().min(1).max(trainingLimits.grams).nullable(),
  startsOn: dayField,
};
export const newTrainingMax = z.strictObject(terms);
export type NewTrainingMax = z.output<typeof newTrainingMax>;

export const trainingMaxReply = z.object({ exerciseId: z.string(), ...terms });
export type TrainingMaxReply = z.output<typeof trainingMaxReply>;

export const trainingMaxParams = z.strictObject({ exerciseId: idField });
