import { z } from 'zod';
import { idField, optionalText } from '../http/fields.ts';
import {
  fileProblemCodes,
  type RowProblem as ImportProblem,
  importFields,
  importReplyWith,
} from '../http/import.schema.ts';
import { entryStates } from './entry.lifecycle.ts';
import { placesCompared } from './places-compared.schema.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { rippleReply } from './ripple.schema.ts';

export const entriesImport = z.strictObject({
  ...importFields,
  /** For files without a division column: the division for all rows. */
  divisionId: idField.optional(),
});
export type EntriesImport = z.output<typeof entriesImport>;

export const scoresImport = z.strictObject({
  ...importFields,
  /** For files with a score column but no workout column: the workout the scores belong to. */
  workoutId: idField.optional(),
  /** By workout id: the answers to questions about ambiguous texts, asked once per column. */
  answers: z.record(z.string().max(100), readingAnswers).default({}),
  /** Kept with every score that the file corrects. */
  reason: optionalText(500).default(''),
});
export type ScoresImport = z.output<typeof scoresImport>;

/** Why a row can't be imported. */
export const rowProblemCodes = [
  ...fileProblemCodes,
  'column_unknown',
  'bib_unreadable',
  'bib_twice',
  'bib_taken',
  'bib_unknown',
  'athlete_twice',
  'athlete_unknown',
  'athlete_ambiguous',
  'division_unknown',
  'division_full',
  'country_unknown',
  'birth_date_unreadable',
  'yes_or_no_unreadable',
  'email_unreadable',
  'workout_unknown',
  'score_twice',
  'score_unreadable',
  'workout_of_other_divisions',
  'tiebreak_without_score',
  'place_unreadable',
  'place_beyond_field',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];
export type RowProblem = ImportProblem<RowProblemCode>;

/** What a column's texts could mean. The import is blocked until the question is answered. */
export const columnQuestion = z.object({
  column: z.string(),
  workoutId: z.string(),
  code: z.string(),
  message: z.string(),
  /** How many rows are ambiguous. */
  rows: z.int(),
  /** One of the texts. Each choice shows how it would be read. */
  example: z.string(),
  choices: z.array(z.object({ answers: readingAnswers, understood: z.string() })),
});
export type ColumnQuestion = z.output<typeof columnQuestion>;

/** Warnings don't block a row, but are worth checking before the import. */
export const rowWarningCodes = [
  'place_word_unknown',
  'state_kept',
  'division_misfit',
  'score_far_off',
] as const;
export type RowWarning = ImportProblem<(typeof rowWarningCodes)[number]>;

const rowWarning = z.object({
  row: z.int(),
  column: z.string().nullable(),
  code: z.enum(rowWarningCodes),
  message: z.string(),
});

/** An athlete whose state in the file differs from the current one: `WD` in place of a rank, for example. */
export const stateBrought = z.object({
  row: z.int(),
  name: z.string(),
  bib: z.int(),
  from: z.enum(entryStates),
  to: z.enum(entryStates),
});
export type StateBrought = z.output<typeof stateBrought>;

const warnedReply = importReplyWith(rowProblemCodes).extend({
  /** The first warnings, in file order; `warningCount` counts all of them. */
  warnings: z.array(rowWarning),
  warningCount: z.int(),
});

export const entriesImportReply = warnedReply.extend({
  /** How many athletes are invited by email to claim their entry. */
  invited: z.int(),
});
export type EntriesImportReply = z.output<typeof entriesImportReply>;

export const scoresImportReply = warnedReply.extend({
  questions: z.array(columnQuestion),
  /** The first of them, in file order. */
  states: z.array(stateBrought),
  stateCount: z.int(),
  /** Only in a preview without problems, if the file gives places. */
  places: placesCompared.nullable(),
  /** Only in a preview without problems, if the file corrects scores or changes states: what it changes on the boards. */
  ripple: rippleReply.nullable(),
});
export type ScoresImportReply = z.output<typeof scoresImportReply>;

export const heatsImport = z.strictObject({
  ...importFields,
  /** Of the draft that the file changes. */
  version: z.int().min(1),
});
export type HeatsImport = z.output<typeof heatsImport>;

/** Why a row of heats can't be imported. */
export const heatRowProblemCodes = [
  ...rowProblemCodes,
  'heat_unreadable',
  'heat_unknown',
  'heat_started',
  'lane_unreadable',
  'lane_unknown',
  'lane_twice',
  'not_in_workout',
] as const;
export type HeatRowProblem = ImportProblem<(typeof heatRowProblemCodes)[number]>;

export const heatsImportReply = importReplyWith(heatRowProblemCodes).extend({
  /** Athletes of the draft that aren't in the file: they would have no heat. */
  left: z.int(),
});
export type HeatsImportReply = z.output<typeof heatsImportReply>;
