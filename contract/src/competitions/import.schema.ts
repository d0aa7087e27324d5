import { z } from 'zod';
import { idField, optionalText } from '../http/fields.ts';
import { readingAnswers } from './reading-answers.schema.ts';

/** A file of 10,000 entries has about one megabyte. */
export const largestImport = {
  characters: 5_000_000,
  rows: 50_000,
  columns: 300,
  rowCharacters: 100_000,
} as const;

const csv = z.string().min(1).max(largestImport.characters);

/** A preview changes nothing. Without it all rows go in, or none. */
const dryRun = z.boolean().default(false);

export const entriesImport = z.strictObject({
  csv,
  dryRun,
  /** For files without a division column: all rows go here. */
  divisionId: idField.optional(),
});
export type EntriesImport = z.output<typeof entriesImport>;

export const scoresImport = z.strictObject({
  csv,
  dryRun,
  /** For files with a score column and no workout column: the workout that it belongs to. */
  workoutId: idField.optional(),
  /** By workout id: what its unclear texts mean. Asked for once for each column. */
  answers: z.record(z.string().max(100), readingAnswers).default({}),
  /** Kept with every score that the file corrects. */
  reason: optionalText(500).default(''),
});
export type ScoresImport = z.output<typeof scoresImport>;

/** Why a row cannot go in. */
export const rowProblemCodes = [
  'column_missing',
  'column_twice',
  'column_unknown',
  'row_too_long',
  'value_missing',
  'value_too_long',
  'value_unprintable',
  'bib_unreadable',
  'bib_twice',
  'bib_taken',
  'bib_unknown',
  'athlete_twice',
  'division_unknown',
  'division_full',
  'country_unknown',
  'workout_unknown',
  'score_twice',
  'score_unreadable',
  'tiebreak_without_score',
  'place_unreadable',
  'place_beyond_field',
  'csv_broken',
  'too_many_rows',
  'too_many_columns',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

export const rowProblem = z.object({
  /** As a spreadsheet counts: the header is row 1. */
  row: z.int(),
  /** The header of the column, as the file spells it; null when the whole row is meant. */
  column: z.string().nullable(),
  code: z.enum(rowProblemCodes),
  message: z.string(),
});
export type RowProblem = z.output<typeof rowProblem>;

/** At most so many problems travel; `problemCount` says how many there are. */
export const problemsShown = 500;

/** What a column's texts can mean. The import waits until it is answered. */
export const columnQuestion = z.object({
  column: z.string(),
  workoutId: z.string(),
  code: z.string(),
  message: z.string(),
  /** How many rows are unclear. */
  rows: z.int(),
  /** One of the texts, for which the choices say what each answer would make of it. */
  example: z.string(),
  choices: z.array(z.object({ answers: readingAnswers, understood: z.string() })),
});
export type ColumnQuestion = z.output<typeof columnQuestion>;

const importOutcome = {
  /** False after a preview, or when there is a problem or an open question: then nothing went in. */
  imported: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Headers of columns that nothing was taken from. */
  ignoredColumns: z.array(z.string()),
  problemCount: z.int(),
  problems: z.array(rowProblem),
};

export const entriesImportReply = z.object(importOutcome);
export type EntriesImportReply = z.output<typeof entriesImportReply>;

export const scoresImportReply = z.object({ ...importOutcome, questions: z.array(columnQuestion) });
export type ScoresImportReply = z.output<typeof scoresImportReply>;
