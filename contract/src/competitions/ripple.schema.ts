import { z } from 'zod';
import { idField, optionalLine } from '../http/fields.ts';
import { cutStates } from './cut.schema.ts';
import { tieOrder } from './decisions.schema.ts';
import { entryStates } from './entry.lifecycle.ts';
import { penalty } from './penalty.schema.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { longestTypedScore } from './score.schema.ts';

const slot = { workoutId: idField, entryId: idField };

/** The maximum number of scores in one preview. */
export const rippleScoresMost = 2000;

/** The decision to preview. */
export const rippleChange = z.discriminatedUnion('kind', [
  /** A score, or its correction; an empty text removes it. */
  z.strictObject({
    kind: z.literal('score'),
    ...slot,
    typed: optionalLine(longestTypedScore),
    tiebreaks: z.array(optionalLine(40)).max(2).default([]),
    answers: readingAnswers.default({}),
    /** That a judge gave with the score. */
    penalty: penalty.optional(),
  }),
  /** Many scores and corrections that are saved together. */
  z.strictObject({
    kind: z.literal('scores'),
    scores: z
      .array(
        z.strictObject({
          ...slot,
          typed: optionalLine(longestTypedScore),
          answers: readingAnswers.default({}),
        }),
      )
      .min(1)
      .max(rippleScoresMost),
  }),
  z.strictObject({ kind: z.literal('penalty'), ...slot, penalty }),
  z.strictObject({ kind: z.literal('penalty_withdrawal'), penaltyId: idField }),
  z.strictObject({
    kind: z.literal('adjustment'),
    entryId: idField,
    points: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.001),
  }),
  /** The order of tied entries, as in `setTieOrder`. */
  z.strictObject({
    kind: z.literal('tie_order'),
    divisionId: idField,
    entryIds: tieOrder.shape.entryIds,
  }),
  z.strictObject({ kind: z.literal('entry_state'), entryId: idField, to: z.enum(entryStates) }),
  /** Merging a duplicate, in the division of the entry that stays. */
  z.strictObject({
    kind: z.literal('merge'),
    entryId: idField,
    mergedId: idField,
    /** Workouts in which both have a score and the duplicate's counts. */
    taken: z.array(idField).max(200),
  }),
]);
export type RippleChange = z.output<typeof rippleChange>;

export const ripple = z.strictObject({ change: rippleChange });

/** The maximum number of rows in a reply; `changed` has the total. */
export const rippleRowsShown = 100;

const figure = z.object({
  place: z.int().nullable(),
  /** Points in the workout, or the total. */
  points: z.number().nullable(),
});

export const rippleRow = z.object({
  entryId: z.string(),
  name: z.string(),
  bib: z.int(),
  before: figure,
  after: figure,
  /** The workouts in which this entry changes. */
  workouts: z.array(z.object({ workoutId: z.string(), before: figure, after: figure })),
});
export type RippleRow = z.output<typeof rippleRow>;

/** An entry's state at the cut before and after; null if it isn't part of the cut. */
const cutChange = z.object({
  entryId: z.string(),
  name: z.string(),
  bib: z.int(),
  before: z.enum(cutStates).nullable(),
  after: z.enum(cutStates).nullable(),
});
export type RippleCutChange = z.output<typeof cutChange>;

/** What becomes of the heats of a workout that have not started. */
const heatChange = z.object({
  workoutId: z.string(),
  /** The lane that the entry would leave. */
  emptied: z.object({ heat: z.int(), lane: z.int() }).nullable(),
  /** Athletes who would be in another heat if these heats, which follow the current standing, were seeded again. */
  moved: z.int(),
});
export type RippleHeatChange = z.output<typeof heatChange>;

export const rippleReply = z.object({
  /** Workouts with heats that would change, in order. */
  heats: z.array(heatChange),
  /** Entries whose state at the cut would change, at most as many as rows; empty without a cut. */
  cuts: z.array(cutChange),
  cutsChanged: z.int(),
  /** Entries for which a place or points change, best place after first. */
  rows: z.array(rippleRow),
  changed: z.int(),
  /** How many of them have an account and would see it there. */
  withAccount: z.int(),
  /**
   * How many people get a notification, and the entry they are of; its name is null for several entries. null: decisions
   * of this kind notify no one.
   */
  notified: z.object({ name: z.string().nullable(), people: z.int() }).nullable(),
});
export type RippleReply = z.output<typeof rippleReply>;
