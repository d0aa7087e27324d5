import { z } from 'zod';
import { dayField, idField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField, largestAmount } from '../money/money.schema.ts';
import { uploadField } from '../uploads/upload.schema.ts';
import { bookSpans } from './book-spans.ts';

/** Money that goes out, and money that comes in. */
export const bookingKinds = ['expense', 'revenue'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** What an administrator enters is approved; what others enter waits for one. */
export const bookingStates = ['pending', 'approved', 'refused'] as const;
export type BookingState = (typeof bookingStates)[number];

export const paidByWays = ['cash', 'card', 'transfer'] as const;

export const bookingLengths = { party: 120, document: 60, note: 500, reason: 300 } as const;

/** `2026-11`. */
export const monthField = z
  .string()
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'must be a month like 2026-11');

const facts = {
  categoryId: idField,
  /** With its tax, in minor units of the books' currency. */
  amount: z.int().min(1).max(largestAmount),
  /** The part of the amount that is tax. */
  tax: amountField,
  /** The supplier of an expense, or who paid. */
  party: optionalLine(bookingLengths.party),
  note: optionalText(bookingLengths.note),
};

const dated = {
  ...facts,
  on: dayField,
  /** The number on the invoice or receipt. */
  document: optionalLine(bookingLengths.document),
  paidBy: z.enum(paidByWays).nullable(),
  /** An image or a PDF that was uploaded. */
  receiptId: uploadField.nullable(),
};

export const newBooking = z.strictObject({ kind: z.enum(bookingKinds), ...dated });
export type NewBooking = z.output<typeof newBooking>;

export const bookingPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object(dated).partial().shape,
});
export type BookingPatch = z.output<typeof bookingPatch>;

export const bookingDecision = z.strictObject({
  state: z.enum(['approved', 'refused']),
  /** Why it was refused; the person who entered it reads it. */
  reason: optionalText(bookingLengths.reason).default(''),
});
export type BookingDecision = z.output<typeof bookingDecision>;

const named = z.object({ id: z.string(), name: z.string() });

export const bookingReply = z.object({
  id: z.string(),
  kind: z.enum(bookingKinds),
  state: z.enum(bookingStates),
  category: named,
  amount: z.int(),
  tax: z.int(),
  currency: currencyField,
  on: dayField,
  party: z.string(),
  document: z.string(),
  note: z.string(),
  paidBy: z.enum(paidByWays).nullable(),
  receipt: z.object({ id: z.string(), path: z.string(), isImage: z.boolean() }).nullable(),
  /** Made by a repeat. */
  repeats: z.boolean(),
  /** Another entry has the same day, amount and supplier or payer: it may be the same one, entered twice. */
  twin: z.boolean(),
  /** Why it was refused. */
  reason: z.string(),
  by: z.string(),
  at: momentField,
  version: z.int(),
  can: z.object({ change: z.boolean(), decide: z.boolean() }),
});
export type BookingReply = z.output<typeof bookingReply>;

const filters = {
  kind: z.enum(bookingKinds),
  search: pageQuery.search,
  month: monthField.optional(),
  /** How long from the month's first day on; a quarter is the one that the month is in. */
  span: z.enum(bookSpans).default('month'),
  categoryId: idField.optional(),
  state: z.enum(bookingStates).optional(),
};

export const bookingsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor, ...filters });
export type BookingsQuery = z.output<typeof bookingsQuery>;

export const bookingsFileQuery = z.strictObject({ ...filters, format: z.enum(['csv', 'pdf']) });
export type BookingsFileQuery = z.output<typeof bookingsFileQuery>;

export const bookingsFile = z.object({
  fileName: z.string(),
  mediaType: z.enum(['text/csv', 'application/pdf']),
  /** Text, or base64 of a PDF. */
  content: z.string(),
});
export type BookingsFile = z.output<typeof bookingsFile>;

export const bookingParams = z.strictObject({ bookingId: idField });

export const repeatSteps = ['week', 'month', 'year'] as const;
export type RepeatStep = (typeof repeatSteps)[number];

/** What is booked again and again: rent, insurance, a sponsor. */
export const newRepeat = z.strictObject({
  kind: z.enum(bookingKinds),
  ...facts,
  every: z.enum(repeatSteps),
  startsOn: dayField,
  endsOn: dayField.nullable(),
});
export type NewRepeat = z.output<typeof newRepeat>;

export const repeatReply = z.object({
  id: z.string(),
  kind: z.enum(bookingKinds),
  category: named,
  amount: z.int(),
  currency: currencyField,
  party: z.string(),
  every: z.enum(repeatSteps),
  /** null: it has ended. */
  nextOn: dayField.nullable(),
  endsOn: dayField.nullable(),
});
export type RepeatReply = z.output<typeof repeatReply>;

export const repeatsQuery = z.strictObject({ kind: z.enum(bookingKinds) });
export const repeatParams = z.strictObject({ repeatId: idField });
