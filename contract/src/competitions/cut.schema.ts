import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { longestTypedScore } from './score.schema.ts';

/** The field a percentage is taken of. `started`: entries with at least one score before the cut. */
export const cutFields = ['entered', 'started', 'planned'] as const;
export type CutField = (typeof cutFields)[number];

/** Who advances: a number of entries, a share of the field (rounded down), or everyone who reaches a standard. */
export const cutRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('top'), count: z.int().min(1).max(1_000_000) }),
  z.strictObject({ by: z.literal('percent'), percent: z.int().min(1).max(100), of: z.enum(cutFields) }),
  /** A total at least as good as this one. */
  z.strictObject({
    by: z.literal('total'),
    points: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.001),
  }),
  /** A result in one workout at least as good as this one, ignoring tiebreaks. */
  z.strictObject({ by: z.literal('result'), workoutId: idField, typed: lineField(longestTypedScore) }),
]);
export type CutRule = z.output<typeof cutRule>;

/** What happens to entries tied on the last advancing place: all of them advance, or none. */
export const cutTies = ['all', 'none'] as const;

/** Where a stage of a division ends and part of the field advances. */
export const cut = z.strictObject({
  /** The last workout whose points count for the cut, including its parts. */
  afterWorkoutId: idField,
  rule: cutRule,
  ties: z.enum(cutTies).default('all'),
  /** Whether the next in line moves up when an entry leaves, or the place stays empty. */
  movesUp: z.boolean().default(false),
});
export type Cut = z.output<typeof cut>;

/** The most cuts a division can have. */
export const mostCuts = 5;

export const cuts = z
  .array(cut)
  .max(mostCuts)
  .refine((list) => new Set(list.map(({ afterWorkoutId }) => afterWorkoutId)).size === list.length, {
    error: 'has two cuts after the same workout',
  });

/**
 * Where an entry is relative to a cut. `clinched` and `out` are proven: no possible finish changes them. Anything else
 * is still open, and the entry is currently `above` or `below` the line.
 */
export const cutStates = ['clinched', 'above', 'below', 'out'] as const;
export type CutState = (typeof cutStates)[number];

/** The cut line of a leaderboard. */
export const boardCut = z.object({
  afterWorkoutId: z.string(),
  rule: cutRule,
  ties: z.enum(cutTies),
  movesUp: z.boolean(),
  /** The cut is final: entries that don't advance are CUT. */
  made: z.boolean(),
  /** How many places there currently are; null if the cut is by a standard. */
  places: z.int().nullable(),
  /** How many entries currently advance. */
  advancing: z.int(),
  /** The line is drawn above this row of the overall; null if no single position separates the two groups. */
  lineAt: z.int().nullable(),
  /**
   * Workouts after the cut that already count in the row order while the cut isn't final, so no single line may
   * separate the groups.
   */
  laterWorkoutIds: z.array(z.string()).optional(),
  /**
   * How many cut entries now rank above one that advanced, because results were corrected, later workouts count, or an
   * entry was moved by hand. The cut itself doesn't change. Left out if there are none.
   */
  cutAbove: z.int().optional(),
  /** Totals of the last entry above the line and of the first below it; null if there is none. */
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

/** How many names of each list are sent; the counts cover all of them. */
export const cutNamesShown = 200;

/** Who the cut would advance if it were made now, for the person making it. */
export const cutPlan = z.object({
  divisionId: z.string(),
  /** The workout that the cut follows. */
  afterWorkoutId: z.string(),
  rule: cutRule,
  ties: z.enum(cutTies),
  movesUp: z.boolean(),
  madeAt: momentField.nullable(),
  /** Workouts whose results aren't final yet, which blocks the cut. */
  openWorkoutIds: z.array(z.string()),
  /** Workouts after the cut that already have results. */
  laterWorkoutIds: z.array(z.string()),
  places: z.int().nullable(),
  advancing: z.object({ count: z.int(), shown: z.array(named) }),
  /** Entries that are cut, or would be. */
  cut: z.object({ count: z.int(), shown: z.array(named) }),
  /** Entries tied at the line: they advance together, or not at all. */
  tied: z.object({ count: z.int(), shown: z.array(named) }),
  /** How many entries change state when the cut is made. */
  changes: z.int(),
  /** Fingerprint of this outcome. It is sent back to make the cut, so an outcome that changed meanwhile is refused. */
  outcome: z.string(),
  /** The built-in points table that fits the advancing field, if later workouts use a larger one. */
  smallerTable: z.string().nullable(),
});
export type CutPlan = z.output<typeof cutPlan>;

export const cutParams = z.strictObject({ competitionId: idField, divisionId: idField, workoutId: idField });

/** The outcome that was shown; refused if it has changed. */
export const cutMaking = z.strictObject({ outcome: idField });
export type CutMaking = z.output<typeof cutMaking>;
