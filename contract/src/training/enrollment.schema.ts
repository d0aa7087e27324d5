import { z } from 'zod';
import { dayField, idField, momentField, zoneField } from '../http/fields.ts';
import { programExerciseFacts } from '../programs/program.schema.ts';
import { programDay } from '../programs/program-tree.schema.ts';
import { workoutChange } from '../programs/version-change.schema.ts';

export const enrollmentStates = ['active', 'finished', 'left'] as const;
export type EnrollmentState = (typeof enrollmentStates)[number];

export const startTerms = {
  startDay: dayField,
  /** 1 is Monday, 7 Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, { error: 'names a day twice' }),
  zone: zoneField,
};
export const newEnrollment = z.strictObject(startTerms);
export type NewEnrollment = z.output<typeof newEnrollment>;

const version = z.int().min(1);
const workoutId = z.uuid();

/** `version` is the one that was read: what another device changed meanwhile is not overwritten. */
export const scheduleChange = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('move'),
    version,
    workoutId,
    day: dayField,
    /** The open workouts after it follow. */
    withRest: z.boolean(),
  }),
  z.strictObject({
    by: z.literal('skip'),
    version,
    workoutId,
    /** The open workouts after it move up. */
    withRest: z.boolean().default(false),
  }),
  /** The open workouts follow each other on these days from now on. */
  z.strictObject({
    by: z.literal('days'),
    version,
    weekdays: startTerms.weekdays,
    zone: zoneField,
    from: dayField,
  }),
  /** Takes back the last change. */
  z.strictObject({ by: z.literal('undo'), version }),
  /** From this week on by the version of the program that people see now. */
  z.strictObject({ by: z.literal('switch'), version, fromWeek: z.int().min(1).max(52) }),
]);
export type ScheduleChange = z.output<typeof scheduleChange>;

/** A trainer's: what clients can change themselves, and another workout in place of one; null: the program's again. */
export const clientScheduleChange = z.discriminatedUnion('by', [
  ...scheduleChange.options,
  z.strictObject({
    by: z.literal('adjust'),
    version,
    workoutId,
    workout: programDay
      .refine(({ blocks }) => blocks.length > 0, { error: 'has no exercise', path: ['blocks'] })
      .nullable(),
  }),
]);
export type ClientScheduleChange = z.output<typeof clientScheduleChange>;

export const enrollmentEnd = z.strictObject({ version });
export const enrollmentParams = z.strictObject({ enrollmentId: idField });

const workout = {
  id: z.string(),
  /** The week of the program. */
  week: z.int(),
  name: z.string(),
  day: dayField,
  isDone: z.boolean(),
  /** The day it was trained on, which can be another one. Missing in what a phone kept from an older version. */
  doneOn: dayField.nullable().optional(),
  isSkipped: z.boolean(),
  isMoved: z.boolean(),
  /** A trainer put another workout in its place. */
  isAdjusted: z.boolean(),
};
export const scheduledReply = z.object(workout);
export type ScheduledReply = z.output<typeof scheduledReply>;

const adherenceReply = z.object({ due: z.int(), done: z.int() });

const brief = {
  id: z.string(),
  version: z.int(),
  programId: z.string(),
  program: z.string(),
  state: z.enum(enrollmentStates),
  /** Of the next open workout; of the last one when none is open. */
  week: z.int(),
  weeks: z.int(),
  workouts: z.int(),
  done: z.int(),
  skipped: z.int(),
  /** Of the last 28 days. */
  adherence: adherenceReply,
  /** A change can be taken back. */
  canUndo: z.boolean(),
};

export const runningBrief = z.object(brief);
export type RunningBrief = z.output<typeof runningBrief>;

/** A running program with what is trained around today, also for a phone without a network. */
export const runningProgram = z.object({
  ...brief,
  /** A week back, eight days ahead, and the next open one. */
  days: z.array(z.object({ ...workout, workout: programDay })),
  exercises: z.array(programExerciseFacts),
});
export type RunningProgram = z.output<typeof runningProgram>;

export const enrollmentReply = z.object({
  ...brief,
  startDay: dayField,
  weekdays: z.array(z.int()),
  zone: z.string(),
  startedAt: momentField,
  schedule: z.array(scheduledReply),
  /** A later version of the program: the weeks from which it can take over, and how its workouts in them differ. */
  newer: z.object({ fromWeeks: z.array(z.int()), changes: z.array(workoutChange) }).nullable(),
});
export type EnrollmentReply = z.output<typeof enrollmentReply>;

/** A client's, as their trainer sees it. */
export const clientEnrollmentReply = z.object({
  ...enrollmentReply.shape,
  /** Its workouts are the trainer's to read: they build the program, or it is free. */
  canAdjust: z.boolean(),
});
export type ClientEnrollmentReply = z.output<typeof clientEnrollmentReply>;
