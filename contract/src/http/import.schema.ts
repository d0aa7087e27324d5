import { z } from 'zod';

/** A file of 10,000 lines has about one megabyte. */
export const largestImport = {
  characters: 5_000_000,
  rows: 50_000,
  columns: 300,
  rowCharacters: 100_000,
} as const;

/** The file as JSON text: characters of several bytes, quotes and line ends with their escapes. */
export const importBodyBytes = 2 * largestImport.characters;

/** The input of every import. A preview changes nothing; otherwise all rows are imported, or none. */
export const importFields = {
  csv: z.string().min(1).max(largestImport.characters),
  dryRun: z.boolean().default(false),
};

/** Why a row can't be imported; each list adds its own reasons next to its schemas. */
export const fileProblemCodes = [
  'column_missing',
  'column_twice',
  'row_too_long',
  'value_missing',
  'value_too_long',
  'value_unprintable',
  'csv_broken',
  'too_many_rows',
  'too_many_columns',
] as const;
export type FileProblemCode = (typeof fileProblemCodes)[number];

export interface RowProblem<Code extends string = string> {
  /** As in a spreadsheet: the header is row 1. */
  row: number;
  /** The header of the column as the file spells it; null for the whole row. */
  column: string | null;
  code: Code;
  message: string;
}

/** The maximum number of problems in a reply; `problemCount` has the total. */
export const problemsShown = 500;

export interface ImportReply<Code extends string = string> {
  /** False after a preview, a problem or an open question: then nothing was imported. */
  imported: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Headers of columns that were ignored. */
  ignoredColumns: string[];
  problemCount: number;
  problems: RowProblem<Code>[];
}

/** The reply of an import whose rows can have these problems. */
export function importReplyWith<const Codes extends readonly string[]>(codes: Codes) {
  const code = z.enum<Codes>(codes);
  const rowProblem = z.object({ row: z.int(), column: z.string().nullable(), code, message: z.string() });
  return z.object({
    imported: z.boolean(),
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    ignoredColumns: z.array(z.string()),
    problemCount: z.int(),
    problems: z.array(rowProblem),
  });
}
