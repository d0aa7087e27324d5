import { z } from 'zod';
import { momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { evidenceFileKinds } from '../money/evidence.ts';
import { paymentStates } from '../money/money.lifecycles.ts';
import { currencyField } from '../money/money.schema.ts';
import { alertKinds } from './alert-kinds.ts';
import { disputeReply, disputeRow } from './disputes.schema.ts';
import { orderStates } from './orders.lifecycle.ts';
import { saleReply, soldRefundRow } from './sales.schema.ts';

/** Of all sellers. */
export const allDisputesRow = disputeRow.extend({ seller: z.string() });
export type AllDisputesRow = z.output<typeof allDisputesRow>;

export const failedRefundsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export const failedRefundRow = soldRefundRow.extend({
  seller: z.string(),
  /** The provider’s code for why it failed. */
  failure: z.string().nullable(),
});
export type FailedRefundRow = z.output<typeof failedRefundRow>;

/** A sale with a dispute, a payment alert or a failed refund, as administrators of the site read it. */
export const reviewedSale = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  title: z.string(),
  seller: z.object({
    name: z.string(),
    /** Whose account it is; null: a company’s or the platform’s. */
    personId: z.string().nullable(),
  }),
  buyerName: z.string(),
  email: z.string(),
  invoiceNumber: z.string().nullable(),
  currency: currencyField,
  total: z.int(),
  /** What the platform keeps of it. */
  fee: z.int(),
  createdAt: momentField,
  paidAt: momentField.nullable(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), count: z.int(), total: z.int() })),
  /** Newest first, with what the provider calls each. */
  payments: z.array(
    z.object({
      id: z.string(),
      state: z.enum(paymentStates),
      amount: z.int(),
      provider: z.string(),
      reference: z.string().nullable(),
      failure: z.string().nullable(),
      createdAt: momentField,
    }),
  ),
  refunds: saleReply.shape.refunds,
  disputes: z.array(
    disputeReply
      .pick({
        id: true,
        state: true,
        amount: true,
        reason: true,
        respondBy: true,
        createdAt: true,
        closedAt: true,
        takenBack: true,
      })
      .extend({
        /** What the seller sent to the bank; the files themselves are for the seller. */
        evidence: z
          .object({
            text: z.string(),
            sentAt: momentField,
            files: z.array(z.object({ kind: z.enum(evidenceFileKinds), bytes: z.int() })),
          })
          .nullable(),
      }),
  ),
  alerts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(alertKinds),
      createdAt: momentField,
      isOpen: z.boolean(),
    }),
  ),
});
export type ReviewedSale = z.output<typeof reviewedSale>;
