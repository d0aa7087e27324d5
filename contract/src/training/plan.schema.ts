import { z } from 'zod';
import { idField, lineField, optionalText } from '../http/fields.ts';
import { measures } from '../programs/exercise.schema.ts';
import { prescriptionTerms, treeLimits } from '../programs/program-tree.schema.ts';

export const setKinds = ['work', 'warm_up'] as const;
export type SetKind = (typeof setKinds)[number];

/** Loads are whole grams, so that kilograms and pounds compare exactly. */
export const trainingLimits = {
  grams: 1_000_000,
  reps: 1000,
  seconds: 86_400,
  meters: 1_000_000,
  rest: 3600,
  blocks: 40,
  exercises: 6,
  sets: 40,
  name: 80,
  note: 1000,
  setNote: 200,
} as const;

/** What a set asks for, or what was done in it. Which figures there are depends on the exercise. */
export const figures = {
  reps: z.int().min(1).max(trainingLimits.reps).nullable(),
  grams: z.int().min(0).max(trainingLimits.grams).nullable(),
  seconds: z.int().min(1).max(trainingLimits.seconds).nullable(),
  meters: z.int().min(1).max(trainingLimits.meters).nullable(),
};
const figuresObject = z.object(figures);
export type Figures = z.output<typeof figuresObject>;

/** An exercise by what a workout needs to know of it, also after the exercise is deleted. */
export const exerciseFacts = {
  exerciseId: idField,
  name: lineField(120),
  measure: z.enum(measures),
};

/** A training max that the person set, or the best of their records. */
export const maxSources = ['training_max', 'records'] as const;

const repetitions = z.int().min(1).max(trainingLimits.reps);

const plannedSet = z.strictObject({
  kind: z.enum(setKinds),
  ...figures,
  /** Seconds after the set. */
  rest: z.int().min(0).max(trainingLimits.rest),
  /** How a program asks for it, beside the figures above; missing: there is nothing more to it. */
  asked: z
    .strictObject({
      /** The range that the repetitions are of. */
      range: z.strictObject({ from: repetitions, to: repetitions }).nullable(),
      /** Of the maximum that the load was computed from. */
      percent: prescriptionTerms.percent.nullable(),
      /** That maximum; missing where there was none, or it isn't known. */
      max: z.strictObject({ grams: figures.grams.unwrap(), by: z.enum(maxSources) }).optional(),
      rpe: prescriptionTerms.rpe.nullable(),
      tempo: prescriptionTerms.tempo.nullable(),
    })
    .optional(),
});
export type PlannedSet = z.output<typeof plannedSet>;

const plannedExercise = z.strictObject({
  ...exerciseFacts,
  sets: z.array(plannedSet).min(1).max(trainingLimits.sets),
  /** The coach’s, of the program. */
  note: optionalText(treeLimits.note).optional(),
});
export type PlannedExercise = z.output<typeof plannedExercise>;

/** What a workout is about to hold: blocks of one exercise, or of several done in rounds. */
export const plan = z.strictObject({
  blocks: z
    .array(z.strictObject({ exercises: z.array(plannedExercise).min(1).max(trainingLimits.exercises) }))
    .max(trainingLimits.blocks),
});
export type Plan = z.output<typeof plan>;
export type PlannedBlock = Plan['blocks'][number];
