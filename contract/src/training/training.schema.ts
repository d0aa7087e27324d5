import { z } from 'zod';
import { pageQuery } from '../http/paging.ts';
import { recordSource } from './competition-record.schema.ts';
import { logReply } from './log.schema.ts';
import { exerciseFacts, figures, setKinds } from './plan.schema.ts';
import { trainingMaxReply } from './training-max.schema.ts';

const on = { day: z.string() };
/** `from`: the competition that it is from; missing where it was logged here. */
const best = { ...on, from: recordSource.optional() };
const load = z.object({ grams: z.int(), reps: z.int(), ...best });

export const bestsReply = z.object({
  max: load.nullable(),
  loads: z.array(load),
  reps: z.object({ reps: z.int(), ...on }).nullable(),
  seconds: z.object({ seconds: z.int(), ...best }).nullable(),
  meters: z.object({ meters: z.int(), ...best }).nullable(),
  paces: z.array(z.object({ meters: z.int(), seconds: z.int(), ...best })),
  volume: z.object({ grams: z.int(), ...on }).nullable(),
});

/** An exercise that a person has done: what they did last time, and their best. */
export const knownExercise = z.object({
  ...exerciseFacts,
  last: z.object({
    ...on,
    logId: z.string(),
    sets: z.array(z.object({ kind: z.enum(setKinds), ...figures })),
    /** What was noted with each of them. Missing in what a phone kept from before there were notes. */
    notes: z.array(z.string()).optional(),
    /** How hard each was. Missing in what a phone kept from before it could be logged. */
    rpes: z.array(z.number().nullable()).optional(),
  }),
  bests: bestsReply,
});
export type KnownExercise = z.output<typeof knownExercise>;

/** Everything that the player needs, also without a network. */
export const trainingReply = z.object({
  /** Workouts under way, the latest first. */
  open: z.array(logReply),
  /** By when they were done last. */
  exercises: z.array(knownExercise),
  /** The days of finished workouts in the last weeks, one for each workout. */
  days: z.array(z.string()),
  /** Training maxes: by exercise, the earliest first. Missing in what a phone kept from before there were some. */
  maxes: z.array(trainingMaxReply).optional(),
});
export type TrainingReply = z.output<typeof trainingReply>;

export const logsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type LogsQuery = z.output<typeof logsQuery>;

/** An exercise in one workout, warm-ups left out. */
export const exerciseDay = z.object({
  ...on,
  logId: z.string(),
  /** The highest estimated one-rep max. */
  max: z.int().nullable(),
  volume: z.int(),
  reps: z.int(),
  seconds: z.int(),
  meters: z.int(),
});
export type ExerciseDay = z.output<typeof exerciseDay>;
