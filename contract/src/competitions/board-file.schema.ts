import { z } from 'zod';
import { idField } from '../http/fields.ts';
import { boardViews } from './explanation.schema.ts';

export const boardFormats = ['csv', 'json'] as const;

export const boardFileQuery = z.strictObject({
  /** Left out: the first division. */
  divisionId: idField.optional(),
  format: z.enum(boardFormats).default('csv'),
  view: z.enum(boardViews).default('public'),
});
export type BoardFileQuery = z.output<typeof boardFileQuery>;

/** A file as text: calls carry the bearer token in a header, so a plain link could not fetch it. */
export const boardFile = z.object({
  fileName: z.string(),
  mediaType: z.enum(['text/csv', 'application/json']),
  /** In CSV, cells that a spreadsheet would run as a formula begin with an apostrophe. */
  content: z.string(),
});
export type BoardFile = z.output<typeof boardFile>;
