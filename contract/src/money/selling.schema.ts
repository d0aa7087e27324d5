import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { payoutAccountStates, payoutStates } from './money.lifecycles.ts';
import { currencyField } from './money.schema.ts';

/** Whose money it is: the person's own, that of the company they administer, or the platform's for administrators. */
export const sellingAs = ['person', 'organization', 'platform'] as const;
export type SellingAs = (typeof sellingAs)[number];

export const sellingParams = z.strictObject({ as: z.enum(sellingAs) });

/** ISO 3166-1, two letters. */
const countryField = z.string().regex(/^[A-Z]{2}$/);

export const newPayoutAccount = z.strictObject({ country: countryField });

export const connectedAccountParams = z.strictObject({ connectedAccountId: idField });

export const payoutAccountReply = z.object({
  as: z.enum(sellingAs),
  /** The name of the person or the company. */
  name: z.string(),
  provider: z.enum(['test', 'stripe']),
  state: z.enum(payoutAccountStates),
  /** What the provider calls the account; null while there is none. */
  connectedAccountId: z.string().nullable(),
  country: z.string().nullable(),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  /** What the provider still wants, in its own names for fields. */
  requirements: z.array(z.string()),
  /** What was earned and lies with the platform: it goes to the account once that takes payouts. Minor units. */
  held: z.array(z.object({ currency: currencyField, amount: z.int() })),
  /** When the provider was last asked. */
  readAt: momentField.nullable(),
});
export type PayoutAccountReply = z.output<typeof payoutAccountReply>;

/** Where the seller fills in the account: good for one use, for a few minutes. */
export const onboardingReply = z.object({ address: z.string() });

const monthField = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/** A month in UTC and a currency. */
export const statementQuery = z.strictObject({ month: monthField, currency: currencyField });
export type StatementQuery = z.output<typeof statementQuery>;

export const statementFileQuery = z.strictObject({
  ...statementQuery.shape,
  format: z.enum(['csv', 'pdf']),
});
export type StatementFileQuery = z.output<typeof statementFileQuery>;

const amounts = {
  opening: z.int(),
  sales: z.int(),
  discounts: z.int(),
  refunds: z.int(),
  /** Refunds that the seller paid past the payment provider: in `refunds`, and owed to the seller. */
  paidOutside: z.int(),
  disputes: z.int(),
  fees: z.int(),
  payouts: z.int(),
  closing: z.int(),
  tax: z.int(),
};

export const statementReply = z.object({
  month: z.string(),
  currency: currencyField,
  ...amounts,
  /** Taken at the seller’s own desk, less what went back there. It never passed us, so it is in no other line. */
  cash: z.int(),
  /** The same by who handled it, the most first; no name: it wasn’t noted. */
  cashBy: z.array(z.object({ name: z.string().nullable(), amount: z.int() })),
  /** Whether the lines add up to what the ledger owes the seller. */
  isBalanced: z.boolean(),
});
export type StatementReply = z.output<typeof statementReply>;

/** Calls carry the token in a header, so no plain link could fetch a file. */
export const statementFile = z.object({
  fileName: z.string(),
  mediaType: z.enum(['text/csv', 'application/pdf']),
  /** Text for CSV, base64 for PDF. */
  content: z.string(),
});
export type StatementFile = z.output<typeof statementFile>;

export const payoutsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type PayoutsQuery = z.output<typeof payoutsQuery>;

/** Why nothing was paid out. */
export const skipReasons = [
  'no_account',
  'payouts_disabled',
  'suspended',
  'below_zero',
  'below_step',
  'held',
] as const;
export type SkipReason = (typeof skipReasons)[number];

export const payoutReply = z.object({
  id: z.string(),
  /** The month it pays out. */
  month: z.string(),
  currency: currencyField,
  state: z.enum(payoutStates),
  /** Below 0 for what was carried over. */
  amount: z.int(),
  reason: z.enum(skipReasons).nullable(),
  /** The provider's code for why it failed. */
  failure: z.string().nullable(),
  arrivesAt: momentField.nullable(),
  createdAt: momentField,
});
export type PayoutReply = z.output<typeof payoutReply>;
