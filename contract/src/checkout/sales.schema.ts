import { z } from 'zod';
import { dayField, idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { refundStates } from '../money/money.lifecycles.ts';
import { currencyField } from '../money/money.schema.ts';
import { orderLimits, orderReply, outsideWays, refundReply } from './order.schema.ts';
import { orderStates, refundReasons } from './orders.lifecycle.ts';

/** `search` finds by the buyer’s name and email, by what was sold and by the receipt’s number. */
export const salesQuery = z.strictObject(pageQuery);
export type SalesQuery = z.output<typeof salesQuery>;

/** The kind of what is sold, such as `ticket`, and the event or competition. */
export const offerParams = z.strictObject({ offerKind: lineField(40), offerId: idField });

/** As many as a file of documents covers. */
export const mostDocumentDays = 366;

/** Days in UTC, both included. */
export const documentsQuery = z.strictObject({ from: dayField, to: dayField }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    return days >= 0 && days < mostDocumentDays;
  },
  { path: ['to'], error: 'is not before the first day, and at most a year after it' },
);
export type DocumentsQuery = z.output<typeof documentsQuery>;

/** An order as one line of its seller’s list. */
export const saleRow = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  title: z.string(),
  /** What was bought: `2 × Day pass, T-shirt`. */
  bought: z.string(),
  buyerName: z.string(),
  email: z.string(),
  invoiceNumber: z.string().nullable(),
  currency: currencyField,
  total: z.int(),
  /** What went back or is on its way. */
  refunded: z.int(),
  paidAt: momentField,
});
export type SaleRowReply = z.output<typeof saleRow>;

/** What a list of refunds can be narrowed to. */
export const refundGroups = ['on_the_way', 'failed', 'arrived'] as const;
export type RefundGroup = (typeof refundGroups)[number];

export const soldRefundsQuery = z.strictObject({ ...pageQuery, group: z.enum(refundGroups).optional() });
export type SoldRefundsQuery = z.output<typeof soldRefundsQuery>;

/** A refund as one line of its seller’s list. */
export const soldRefundRow = z.object({
  id: z.string(),
  orderId: z.string(),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  title: z.string(),
  buyerName: z.string(),
  invoiceNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  currency: currencyField,
  amount: z.int(),
  isCash: z.boolean(),
  createdAt: momentField,
  paidOutside: refundReply.shape.paidOutside,
});
export type SoldRefundRowReply = z.output<typeof soldRefundRow>;

/** A refund as those see it who sold its order. */
export const saleRefund = refundReply.extend({
  /** Why, in the words of who gave it. */
  note: z.string().nullable(),
  /** The provider’s code for why it failed. */
  failure: z.string().nullable(),
  /** Whether one that failed is sent again by itself: for seven days. */
  isRetried: z.boolean(),
  /** The platform’s fee that goes back to the seller with it. */
  fee: z.int(),
  /** Who gave it; null: nobody of ours. */
  askedBy: z.string().nullable(),
  /** Who noted that it was paid past the provider; null: it wasn’t. */
  settledBy: z.string().nullable(),
});
export type SaleRefund = z.output<typeof saleRefund>;

/** An order as those see it who sold it: with what can still go back, and how its refunds are getting on. */
export const saleReply = z.object({
  order: orderReply,
  /** What the platform keeps of it. A refund gives its share back. */
  fee: z.int(),
  /** Frozen when it was bought. Rates in hundredths of a percent, `kept` in minor units. */
  refundRule: z.array(z.object({ hoursBefore: z.number(), rate: z.int(), kept: z.int() })),
  /** What each unit still has to give back. */
  units: z.array(z.object({ id: z.string(), left: z.int(), taxLeft: z.int(), feeLeft: z.int() })),
  refunds: z.array(saleRefund),
  /** Who sold it at the desk, and how it was paid there; null: it was bought online. */
  desk: z.object({ by: z.string(), method: z.enum(['cash', 'card']) }).nullable(),
  /** The buyer’s bank decides about the payment: nothing can be refunded meanwhile. */
  isDisputed: z.boolean(),
  /** What the buyer’s bank gave back after disputes that were lost. */
  lost: z.int(),
  /** `takeBack`: what was bought is still with a buyer who has the money back from their bank. */
  can: z.object({ takeBack: z.boolean() }),
});
export type SaleReply = z.output<typeof saleReply>;

export const refundParams = z.strictObject({ orderId: idField, refundId: idField });

/** How a refund that the provider couldn’t send was paid by its seller. What isn’t cash has a reference. */
export const outsidePayment = z
  .strictObject({
    way: z.enum(outsideWays),
    /** Of the transfer or the receipt. The buyer sees it. */
    reference: lineField(orderLimits.outsideReference).nullable().default(null),
    /** The day it was paid. */
    paidOn: dayField,
  })
  .refine(({ way, reference }) => way === 'cash' || reference !== null, {
    path: ['reference'],
    error: 'is required unless it was paid in cash',
  });
export type OutsidePayment = z.output<typeof outsidePayment>;
