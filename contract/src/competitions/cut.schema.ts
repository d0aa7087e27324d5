import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { longestTypedScore } from './score.schema.ts';

/** Of which field a percentage is taken. `started`: who handed in anything before the cut. */
export const cutFields = ['entered', 'started', 'planned'] as const;
export type CutField = (typeof cutFields)[number];

/** Who goes on: so many, a share of the field (rounded down), or whoever reaches a standard. */
export const cutRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('top'), count: z.int().min(1).max(1_000_000) }),
  z.strictObject({ by: z.literal('percent'), percent: z.int().min(1).max(100), of: z.enum(cutFields) }),
  /** A total at least as good as this one. */
  z.strictObject({
    by: z.literal('total'),
    points: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.001),
  }),
  /** A result in one workout at least as good as this one, tie-breaks aside. */
  z.strictObject({ by: z.literal('result'), workoutId: idField, typed: lineField(longestTypedScore) }),
]);
export type CutRule = z.output<typeof cutRule>;

/** What becomes of those who are equal where the places end: all of them go on, or none. */
export const cutTies = ['all', 'none'] as const;

/** Where a stage of a division ends and part of the field goes on. */
export const cut = z.strictObject({
  /** The last workout whose points count for it, with its parts. */
  afterWorkoutId: idField,
  rule: cutRule,
  ties: z.enum(cutTies).default('all'),
  /** Whether the next in line moves up for somebody who leaves, or the place stays empty. */
  movesUp: z.boolean().default(false),
});
export type Cut = z.output<typeof cut>;

/** At most this many cuts in one division. */
export const mostCuts = 5;

export const cuts = z
  .array(cut)
  .max(mostCuts)
  .refine((list) => new Set(list.map(({ afterWorkoutId }) => afterWorkoutId)).size === list.length, {
    error: 'has two cuts after the same workout',
  });

/**
 * How an entry stands at a cut. The first and the last are proofs: no possible finish takes them back. Between them
 * it is open, and the entry stands above the line or below it.
 */
export const cutStates = ['clinched', 'above', 'below', 'out'] as const;
export type CutState = (typeof cutStates)[number];

/** The line of a board. */
export const boardCut = z.object({
  afterWorkoutId: z.string(),
  rule: cutRule,
  ties: z.enum(cutTies),
  movesUp: z.boolean(),
  /** It was made: who did not go on is CUT. */
  made: z.boolean(),
  /** How many places there are as it stands; null where a standard says it. */
  places: z.int().nullable(),
  /** How many go on as it stands. */
  advancing: z.int(),
  /** The line is drawn above the row that stands there in the overall; null: nowhere cleanly. */
  lineAt: z.int().nullable(),
  /** Later workouts that count in the order of the rows while the cut is not made: it may be parted nowhere by it. */
  laterWorkoutIds: z.array(z.string()).optional(),
  /**
   * How many who were cut stand above somebody who goes on: results were corrected since, or later ones count, or
   * somebody was moved by hand. The cut stands as it was made. Left out where there are none.
   */
  cutAbove: z.int().optional(),
  /** Totals of the last above the line and of the first below; null where there is none. */
  lastAbove: z.number().nullable(),
  firstBelow: z.number().nullable(),
});
export type BoardCut = z.output<typeof boardCut>;

const named = z.object({
  entryId: z.string(),
  bib: z.int(),
  name: z.string(),
  place: z.int().nullable(),
  total: z.number().nullable(),
});
export type CutEntry = z.output<typeof named>;

/** So many names of each list travel; the counts say how many there are. */
export const cutNamesShown = 200;

/** What a cut comes to as it stands, for those who make it. */
export const cutPlan = z.object({
  divisionId: z.string(),
  /** That of the workout it follows. */
  afterWorkoutId: z.string(),
  rule: cutRule,
  ties: z.enum(cutTies),
  movesUp: z.boolean(),
  madeAt: momentField.nullable(),
  /** Workouts whose results are not final, so that it cannot be made yet. */
  openWorkoutIds: z.array(z.string()),
  /** Workouts after it that have results already, while it is not made. */
  laterWorkoutIds: z.array(z.string()),
  places: z.int().nullable(),
  advancing: z.object({ count: z.int(), shown: z.array(named) }),
  /** Who is cut by it, or would be. */
  cut: z.object({ count: z.int(), shown: z.array(named) }),
  /** Equal at the line: they go on together, or not at all. */
  tied: z.object({ count: z.int(), shown: z.array(named) }),
  /** Who is not what the rule says: making it changes so many. */
  changes: z.int(),
  /** Stands for this outcome; whoever makes the cut sends what they saw. */
  outcome: z.string(),
  /** The built-in points table that suits the field that goes on, where a larger one applies to later workouts. */
  smallerTable: z.string().nullable(),
});
export type CutPlan = z.output<typeof cutPlan>;

export const cutParams = z.strictObject({ competitionId: idField, divisionId: idField, workoutId: idField });

/** The outcome that was seen: another one by now is refused. */
export const cutMaking = z.strictObject({ outcome: idField });
export type CutMaking = z.output<typeof cutMaking>;
