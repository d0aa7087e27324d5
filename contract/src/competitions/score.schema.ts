import { z } from 'zod';
import { idField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { entryReply } from './entry.schema.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { scoreValue } from './score-value.schema.ts';

/** Longest text of one score, tie-break in brackets included. */
export const longestTypedScore = 100;

export const newScore = z.strictObject({
  /** Made by the device once for each submission and kept for ever: the same one twice is one score. */
  submissionId: z.uuid().toLowerCase(),
  workoutId: idField,
  entryId: idField,
  /** As it was typed: `9:30`, `CAP+12`, `07:17.00 (03:28)`. Empty takes the score before it away. */
  typed: optionalLine(longestTypedScore),
  /** Tie-breaks from fields of their own, in the workout's order; empty for one that is missing. */
  tiebreaks: z.array(optionalLine(40)).max(2).default([]),
  /** What an unclear text means. */
  answers: readingAnswers.default({}),
  /** The score that this one corrects, as the device last saw it; null where it saw none. */
  previousId: idField.nullable(),
  /** Why it is corrected. Needed with `previousId`. */
  reason: optionalText(500).default(''),
});
export type NewScore = z.output<typeof newScore>;

export const scoreReply = z.object({
  id: z.string(),
  workoutId: z.string(),
  entryId: z.string(),
  submissionId: z.string(),
  previousId: z.string().nullable(),
  /** With the tie-breaks: `24 tb 4:31`. */
  typed: z.string(),
  /** null: the score before it was taken away. */
  value: scoreValue.nullable(),
  /** What was understood, in words: `CAP, 12 reps left (138/150)`. */
  understood: z.string(),
  reason: z.string().nullable(),
  /** The server's own time, which decides about deadlines. */
  receivedAt: momentField,
  recordedBy: z.object({ id: z.string(), name: z.string() }),
});
export type ScoreReply = z.output<typeof scoreReply>;

/** `checked`: by somebody who didn't record it. `follow_up`: somebody has to look at it again. */
export const scoreCheckStates = ['checked', 'follow_up'] as const;
export type ScoreCheckState = (typeof scoreCheckStates)[number];

export const scoreCheckBody = z.strictObject({
  /** null takes the mark away. */
  state: z.enum(scoreCheckStates).nullable(),
  /** What to look at, such as "Rep count on the video". */
  note: optionalLine(200).default(''),
});
export type ScoreCheckBody = z.output<typeof scoreCheckBody>;

/** The mark on a score. A correction is a new score, without one. */
export const scoreCheck = z.object({
  scoreId: z.string(),
  state: z.enum(scoreCheckStates),
  note: z.string(),
  at: momentField,
  by: z.object({ id: z.string(), name: z.string() }),
});
export type ScoreCheck = z.output<typeof scoreCheck>;

export const scoreParams = z.strictObject({ competitionId: idField, scoreId: idField });

/** What a score is worth in its workout, as the leaderboard was ranked last. */
export const rankedScore = z.object({
  /** The score that was ranked. While a newer one is not ranked yet, it isn't the current one. */
  scoreId: z.string().nullable(),
  place: z.int().nullable(),
  tied: z.boolean(),
  points: z.number().nullable(),
});
export type RankedScore = z.output<typeof rankedScore>;

/** One line of the sheet in which scores are entered: an entry with its current score, if there is one. */
export const scoreSheetRow = z.object({
  entry: entryReply,
  score: scoreReply.nullable(),
  check: scoreCheck.nullable(),
  /** null: not on the leaderboard yet. */
  ranked: rankedScore.nullable(),
});
export type ScoreSheetRow = z.output<typeof scoreSheetRow>;

export const scoreSheetQuery = z.strictObject({
  ...pageQuery,
  workoutId: idField,
  divisionId: idField.optional(),
  /** Only active entries whose score has not come in. */
  missing: z.enum(['true', 'false']).optional(),
  /** Only scores with this mark; `unchecked`: without any. */
  check: z.enum([...scoreCheckStates, 'unchecked']).optional(),
});
export type ScoreSheetQuery = z.output<typeof scoreSheetQuery>;

export const scoreHistoryQuery = z.strictObject({ workoutId: idField, entryId: idField });

/** Scores that are in, of one workout in one division. */
export const scoreCount = z.object({
  divisionId: z.string(),
  workoutId: z.string(),
  /** Entries that take part: active ones, and those who left with a score. */
  entries: z.int(),
  scores: z.int(),
  /** Scores without a mark, and those marked for follow-up. */
  unchecked: z.int(),
  followUp: z.int(),
});
export type ScoreCount = z.output<typeof scoreCount>;
