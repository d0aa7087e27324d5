import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { payoutAccountStates } from '../money/money.lifecycles.ts';
import { currencyField } from '../money/money.schema.ts';

export const revenuesQuery = z.strictObject({
  /** Left out: the one with the latest sale. */
  currency: currencyField.optional(),
  /** Left out: this one. In UTC. */
  year: z.coerce.number().int().min(2000).max(2999).optional(),
  /** Only what was sold for one competition or event. */
  offerId: idField.optional(),
});
export type RevenuesQuery = z.output<typeof revenuesQuery>;

/** Minor units. */
const sums = {
  /** Units that were paid for. */
  sold: z.int(),
  /** What was paid, after discounts. */
  gross: z.int(),
  /** What went back, or is on its way. */
  refunds: z.int(),
  /** What buyers’ banks gave back after disputes that were lost. */
  disputes: z.int(),
  /** What the platform keeps of it, and the payment provider where sellers bear that. */
  fees: z.int(),
  net: z.int(),
};
export const revenueSums = z.object(sums);
export type RevenueSums = z.output<typeof revenueSums>;

export const revenuesReply = z.object({
  currency: currencyField,
  /** Every currency that something was sold in; the answer's own is always there. */
  currencies: z.array(currencyField),
  year: z.int(),
  total: revenueSums,
  /** The twelve months of the year. */
  months: z.array(z.object({ month: z.string(), ...sums })),
  /** By what was sold, the largest first. Cash that no order took, such as for plans, is one of them, of kind `cash`. */
  offers: z.array(
    z.object({
      kind: z.string(),
      offerId: z.string(),
      title: z.string(),
      /** When it is; null: at no particular time. */
      startsAt: momentField.nullable(),
      ...sums,
    }),
  ),
  nextPayout: z.object({
    at: momentField,
    /** What it would be now. */
    amount: z.int(),
    /** What is kept back for open disputes. */
    held: z.int(),
    account: z.enum(payoutAccountStates),
  }),
  /** What the platform keeps of each sale now, in basis points of what is paid without tax. */
  feeRate: z.int().min(0).max(5000),
  /** Whether sellers bear what the payment provider takes of each payment. */
  bearsFees: z.boolean(),
  attention: z.object({
    /** Disputes that need an answer. */
    disputes: z.int(),
    failedRefunds: z.int(),
  }),
});
export type RevenuesReply = z.output<typeof revenuesReply>;
