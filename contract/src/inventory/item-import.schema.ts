import { z } from 'zod';
import { fileProblemCodes, importFields, importReplyWith, type RowProblem } from '../http/import.schema.ts';

/** Rows of one file, each an item at a place. */
export const largestItemImport = 2_000;

export const itemImport = z.strictObject(importFields);
export type ItemImport = z.output<typeof itemImport>;

export const itemProblemCodes = [
  ...fileProblemCodes,
  'kind_unknown',
  'place_unknown',
  'place_missing',
  'place_twice',
  'number_unreadable',
  'amount_unreadable',
  'currency_unknown',
  'day_unreadable',
  'code_taken',
] as const;
export type ItemProblemCode = (typeof itemProblemCodes)[number];
export type ItemProblem = RowProblem<ItemProblemCode>;

/** `unchanged` are rows of items that are there already. */
export const itemImportReply = importReplyWith(itemProblemCodes);
export type ItemImportReply = z.output<typeof itemImportReply>;
