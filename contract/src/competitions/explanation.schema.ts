import { z } from 'zod';
import { idField, lineField, optionalLine } from '../http/fields.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { longestTypedScore } from './score.schema.ts';

/** `inside` is the competition's own view, with what is not published yet; it needs `can.seeInside`. */
export const boardViews = ['public', 'inside'] as const;
export type BoardView = (typeof boardViews)[number];

export const explanationQuery = z.strictObject({
  divisionId: idField,
  entryId: idField,
  /** Left out: the overall place. */
  workoutId: idField.optional(),
  view: z.enum(boardViews).default('public'),
});
export type ExplanationQuery = z.output<typeof explanationQuery>;

/** The nearest entry on one side, and what parts the two. */
const neighbor = z.object({
  entryId: z.string(),
  name: z.string(),
  place: z.int(),
  /** What decides between the two, in words: `the time`, `the tie-break`. */
  decidedBy: z.string(),
  own: z.string(),
  theirs: z.string(),
  /** A whole sentence: `Ahead is Ana, with 9:12 against 9:30.` */
  words: z.string(),
  /** What the lower of the two needs to pass, a whole sentence: `To pass, the time must be better than 9:12.` */
  passing: z.string(),
});
export type NeighborReply = z.output<typeof neighbor>;

export const explanation = z.object({
  entryId: z.string(),
  name: z.string(),
  /** null: the overall. */
  workoutId: z.string().nullable(),
  place: z.int().nullable(),
  /** How many have a place. */
  ranked: z.int(),
  /** Of the workout, or the total. */
  points: z.number().nullable(),
  /** What counts, in words; empty without a result. */
  result: z.string(),
  /** Sentences, in the order in which they matter. */
  sentences: z.array(z.string()),
  /** What is compared, best first, with this entry's part. */
  compared: z.array(z.object({ what: z.string(), value: z.string() })),
  /** Others in the same place; at most 20 of them. */
  sharedWith: z.array(z.object({ entryId: z.string(), name: z.string() })),
  sharedCount: z.int(),
  ahead: neighbor.nullable(),
  behind: neighbor.nullable(),
});
export type ExplanationReply = z.output<typeof explanation>;

/** A typed score to try: which place would it get, and how many points? Nothing is recorded. */
export const trial = z.strictObject({
  divisionId: idField,
  workoutId: idField,
  typed: lineField(longestTypedScore),
  tiebreaks: z.array(optionalLine(40)).max(2).default([]),
  answers: readingAnswers.default({}),
  view: z.enum(boardViews).default('public'),
  /** Whose score it would be instead of theirs; left out: one more in the field. */
  entryId: idField.optional(),
});
export type Trial = z.output<typeof trial>;

export const trialReply = z.object({
  understood: z.string(),
  place: z.int().nullable(),
  /** How many would share it. */
  tiedWith: z.int(),
  /** How many would have a place. */
  ranked: z.int(),
  /** null: none, or they cannot be told from the place alone. */
  points: z.number().nullable(),
});
export type TrialReply = z.output<typeof trialReply>;
