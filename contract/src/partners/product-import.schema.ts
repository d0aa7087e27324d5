import { z } from 'zod';
import { fileProblemCodes, importFields, importReplyWith, type RowProblem } from '../http/import.schema.ts';

/** Rows of one file, each a variant. */
export const largestProductImport = 2_000;

export const productImport = z.strictObject(importFields);
export type ProductImport = z.output<typeof productImport>;

export const productProblemCodes = [
  ...fileProblemCodes,
  'price_unreadable',
  'stock_unreadable',
  'state_unknown',
  'currency_unknown',
  /** There is the product, but not this variant of it. */
  'variant_unknown',
  'variant_twice',
  /** Two products have this name. */
  'product_unclear',
  'code_taken',
  /** A new product that can't be: its options don't fit its variants. */
  'product_unfit',
] as const;
export type ProductProblemCode = (typeof productProblemCodes)[number];
export type ProductProblem = RowProblem<ProductProblemCode>;

/** Variants: those of new products, those that change, and those that stay as they are. */
export const productImportReply = importReplyWith(productProblemCodes);
export type ProductImportReply = z.output<typeof productImportReply>;
