import { z } from 'zod';
import { dayField, idField, lineField, momentField, optionalText } from '../http/fields.ts';
import { type Measure, measures } from '../programs/exercise.schema.ts';
import { prescriptionTerms } from '../programs/program-tree.schema.ts';
import { exerciseFacts, type Figures, figures, plan, setKinds, trainingLimits } from './plan.schema.ts';

/** What each kind of exercise is measured in. A sprint has meters and, if it was timed, seconds. */
const needed: Readonly<Record<Measure, readonly (keyof Figures)[]>> = {
  load: ['reps', 'grams'],
  reps: ['reps'],
  time: ['seconds'],
  distance: ['meters'],
};

/** Whether a set has the figures that its exercise is measured in. */
export function hasFigures({ measure, ...set }: Figures & { readonly measure: Measure }): boolean {
  return needed[measure].every((name) => set[name] !== null);
}

const logFacts = {
  name: lineField(trainingLimits.name),
  note: optionalText(trainingLimits.note),
  /** Where the person was: it doesn't move with them. */
  day: dayField,
  startedAt: momentField,
  endedAt: momentField.nullable(),
  /** The workout of a running program that this is. */
  scheduledId: z.uuid().nullable(),
  plan,
  /** By the device's clock. Of two edits of one workout the later one counts. */
  editedAt: momentField,
};

/** Workouts that a phone kept from before programs could be run don't say it. */
export const newLog = z.strictObject({ ...logFacts, scheduledId: logFacts.scheduledId.default(null) });
export type NewLog = z.output<typeof newLog>;

const setFacts = { ...exerciseFacts, kind: z.enum(setKinds), ...figures, doneAt: momentField };

export const newSet = z
  .strictObject({
    ...setFacts,
    /** What the person noticed. Sets that a phone kept from before there were notes have none. */
    note: optionalText(trainingLimits.setNote).default(''),
    /** How hard it was. Phones from before it could be logged don’t say it. */
    rpe: prescriptionTerms.rpe.nullable().default(null),
    /** 1 for a new set. A correction has the one that the device knows plus 1, so it can't overwrite another one. */
    revision: z.int().min(1).max(1000),
  })
  .refine(hasFigures, { error: 'lacks the figures that this exercise is measured in', path: ['measure'] });
export type NewSet = z.output<typeof newSet>;

export const setReply = z.object({
  id: z.string(),
  logId: z.string(),
  ...setFacts,
  note: z.string(),
  rpe: z.number().nullable(),
  measure: z.enum(measures),
  revision: z.int(),
});
export type SetReply = z.output<typeof setReply>;

export const logReply = z.object({
  id: z.string(),
  ...logFacts,
  /** In the order in which they were done. */
  sets: z.array(setReply),
});
export type LogReply = z.output<typeof logReply>;

export const logParams = z.strictObject({ logId: idField });
export const setParams = z.strictObject({ logId: idField, setId: idField });
export const exerciseLogParams = z.strictObject({ exerciseId: idField });
