import { z } from 'zod';
import { idField, lineField, zoneField } from '../http/fields.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { bookSpans } from './book-spans.ts';
import { bookingKinds, monthField } from './booking.schema.ts';

/** An organization's books: one currency, and the zone its days are in. */
export const booksSettings = z.strictObject({ currency: currencyField, zone: zoneField });
export type BooksSettings = z.output<typeof booksSettings>;

export const booksReply = z.object({
  /** null: not set up yet. */
  settings: booksSettings.nullable(),
  /** The day in the books' zone. */
  today: z.string(),
  can: z.object({ manage: z.boolean() }),
});
export type BooksReply = z.output<typeof booksReply>;

/** As many as a picker shows. */
export const mostCategories = 100;

export const newCategory = z.strictObject({
  kind: z.enum(bookingKinds),
  name: lineField(60),
  /** For a month; null: none. */
  budget: amountField.nullable(),
});
export type NewCategory = z.output<typeof newCategory>;

export const categoryPatch = z.strictObject({ name: lineField(60), budget: amountField.nullable() });
export type CategoryPatch = z.output<typeof categoryPatch>;

export const categoryReply = z.object({
  id: z.string(),
  name: z.string(),
  /** null also to those who don't manage the books. */
  budget: z.int().nullable(),
});
export type CategoryReply = z.output<typeof categoryReply>;

export const categoriesQuery = z.strictObject({ kind: z.enum(bookingKinds) });
export const categoryParams = z.strictObject({ categoryId: idField });

export const summaryQuery = z.strictObject({
  kind: z.enum(bookingKinds),
  month: monthField,
  span: z.enum(bookSpans).default('month'),
});
export type SummaryQuery = z.output<typeof summaryQuery>;

/** A month or quarter of approved entries, beside its year. */
export const booksSummary = z.object({
  /** The first one of a quarter. */
  month: z.string(),
  span: z.enum(bookSpans),
  /** Of the span before, and of the same one a year earlier. */
  before: z.int(),
  yearBefore: z.int(),
  currency: currencyField,
  total: z.int(),
  tax: z.int(),
  /** Of all categories together; null: none has one. */
  budget: z.int().nullable(),
  /** Entries of any month that wait for approval. */
  pending: z.int(),
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), total: z.int(), budget: z.int().nullable() }),
  ),
  /** January to December of the month's year. */
  months: z.array(z.object({ month: z.string(), total: z.int() })),
});
export type BooksSummary = z.output<typeof booksSummary>;
