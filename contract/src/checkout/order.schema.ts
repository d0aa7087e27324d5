import { z } from 'zod';
import { dayField, idField, lineField, momentField, optionalLine, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { paymentStates, refundStates } from '../money/money.lifecycles.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { orderStates, refundReasons } from './orders.lifecycle.ts';

export const orderLimits = {
  lines: 20,
  units: 100,
  promoCode: 40,
  refundNote: 200,
  outsideReference: 80,
} as const;

/** How a seller gave money back where the payment provider couldn’t. */
export const outsideWays = ['cash', 'bank_transfer', 'other'] as const;
export type OutsideWay = (typeof outsideWays)[number];

const chosenLine = z.strictObject({
  itemId: idField,
  quantity: z.int().min(1).max(orderLimits.units).default(1),
  /** What the seller wants to know, such as who competes. Each kind of thing has a schema of its own for it. */
  details: z.unknown().default(null),
  /** For pay-what-you-want: minor units per unit. */
  amount: amountField.optional(),
});

/** Whom an invoice is for, where that is more than a name. */
export const billingDetails = z.strictObject({
  /** Of the person or the company. */
  name: lineField(200),
  /** Its lines, as on an envelope. */
  address: textField(500),
  /** Such as the VAT number of a company. */
  taxNumber: optionalLine(50),
});
export type BillingDetails = z.output<typeof billingDetails>;

/** For how many days after paying its buyer may change them. */
export const billingDays = 30;

/** What somebody chose, before anything is held. */
export const orderDraft = z
  .strictObject({
    /** The kind of thing that is sold, such as `registration`. */
    kind: lineField(40),
    offerId: idField,
    lines: z.array(chosenLine).min(1).max(orderLimits.lines),
    promoCode: lineField(orderLimits.promoCode).optional(),
  })
  .refine(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= orderLimits.units, {
    path: ['lines'],
    error: `has more than ${orderLimits.units} pieces`,
  });
export type OrderDraft = z.output<typeof orderDraft>;

const unitPrice = { price: z.int(), discount: z.int(), tax: z.int(), total: z.int() };
const sums = {
  currency: currencyField,
  taxIncluded: z.boolean(),
  subtotal: z.int(),
  discount: z.int(),
  tax: z.int(),
  total: z.int(),
  /** As the seller wrote it. */
  promoCode: z.string().nullable(),
};

export const quoteReply = z.object({
  title: z.string(),
  ...sums,
  /** How long places will be held. */
  holdMinutes: z.int(),
  lines: z.array(z.object({ itemId: z.string(), title: z.string(), units: z.array(z.object(unitPrice)) })),
});
export type QuoteReply = z.output<typeof quoteReply>;

export const paymentReply = z.object({
  id: z.string(),
  state: z.enum(paymentStates),
  /** Which card form completes it. */
  provider: z.string(),
  /** Completes this payment and nothing else. Shown to the buyer alone. */
  clientSecret: z.string().nullable(),
  /** Why the last try failed. */
  failure: z.string().nullable(),
});
export type PaymentReply = z.output<typeof paymentReply>;

export const refundReply = z.object({
  id: z.string(),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  amount: z.int(),
  /** Given back in cash at the seller’s desk, where it’s listed while it is `asked`. */
  isCash: z.boolean(),
  createdAt: momentField,
  /** null: until the money went back, and for money that paid for nothing. */
  creditNoteNumber: z.string().nullable(),
  /** How the seller paid it back, past the payment provider; null: the provider does. */
  paidOutside: z
    .object({ way: z.enum(outsideWays), reference: z.string().nullable(), paidOn: dayField })
    .nullable(),
});
export type RefundReply = z.output<typeof refundReply>;

export const orderReply = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  kind: z.string(),
  offerId: z.string(),
  title: z.string(),
  /** Where the buyer goes afterwards, below the web app. */
  address: z.string(),
  buyerName: z.string(),
  /** Where receipt and notices go. */
  email: z.string(),
  /** When what was bought takes place; null: it has no date. */
  startsAt: momentField.nullable(),
  ...sums,
  /** The name of who sold it, as its receipt says; null: it isn’t paid yet. */
  soldBy: z.string().nullable(),
  /** What went back or is on its way. */
  refunded: z.int(),
  /** What the buyer gives back stays valid until the money of its refund has arrived. */
  keepsUntilRefunded: z.boolean(),
  /** It was paid in cash at the seller’s desk. */
  isCash: z.boolean(),
  /** The method that pays is kept for later payments, as the buyer asked. */
  savesMethod: z.boolean(),
  /** Until when unpaid places are held. */
  holdUntil: momentField.nullable(),
  invoiceNumber: z.string().nullable(),
  /** null: its buyer gave none. */
  billing: z.object(billingDetails.shape).nullable(),
  createdAt: momentField,
  paidAt: momentField.nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      itemId: z.string(),
      title: z.string(),
      units: z.array(
        z.object({
          id: z.string(),
          ...unitPrice,
          refunded: z.int(),
          isReturned: z.boolean(),
          /** Its buyer gave it back and keeps it until the money of the refund has arrived. */
          isGoingBack: z.boolean(),
          /** Its buyer transferred it to somebody else. */
          isPassedOn: z.boolean(),
          /** The seller withdrew it without a refund, such as an athlete from a competition. */
          isWithdrawn: z.boolean(),
          /** What the QR code says that is shown on the day; null: nothing is shown, or it isn’t valid now. */
          code: z.string().nullable(),
          /** What its buyer gets back now by the order’s refund rule; null: nothing anymore. */
          refundable: z.int().nullable(),
          /** What giving it back leads to; null: it’s released for others. */
          returnNote: z.string().nullable(),
        }),
      ),
    }),
  ),
  payment: paymentReply.nullable(),
  /** For Stripe's card form; null: payments are in test mode. */
  publishableKey: z.string().nullable(),
  refunds: z.array(refundReply),
  can: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    refund: z.boolean(),
    /** Hold the same places again, or with another promo code. */
    renew: z.boolean(),
    /** Say whom the invoice is for. */
    bill: z.boolean(),
  }),
});
export type OrderReply = z.output<typeof orderReply>;

/** `null`: without a promo code. */
export const orderRenewal = z.strictObject({ promoCode: lineField(orderLimits.promoCode).nullable() });
export type OrderRenewal = z.output<typeof orderRenewal>;

/** One line of a list of orders. */
export const orderRow = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  kind: z.string(),
  offerId: z.string(),
  title: z.string(),
  currency: currencyField,
  total: z.int(),
  startsAt: momentField.nullable(),
  holdUntil: momentField.nullable(),
  invoiceNumber: z.string().nullable(),
  createdAt: momentField,
  paidAt: momentField.nullable(),
});
export type OrderRowReply = z.output<typeof orderRow>;

/**
 * What goes back. By unit, or an amount of the whole order. Buyers name units and get what the order's refund rule
 * gives; staff may give any part of what is left.
 */
export const newRefund = z
  .strictObject({
    unitIds: z.array(idField).min(1).max(orderLimits.units).optional(),
    /** Minor units. Left out: all that is left of the units. Staff only. */
    amount: amountField.min(1).optional(),
    /** Whether the units go back to the seller. Left out: they do, unless an amount is given. Staff only. */
    takeBack: z.boolean().optional(),
    /** Why, kept with the refund for the seller. Staff only. */
    note: lineField(orderLimits.refundNote).optional(),
  })
  .refine(({ unitIds, amount }) => unitIds !== undefined || amount !== undefined, {
    path: ['unitIds'],
    error: 'names units, or an amount is given',
  });
export type NewRefund = z.output<typeof newRefund>;

/** For lists of orders. `search` finds by what was bought, from whom, and the receipt’s number. */
export const ordersQuery = z.strictObject({
  ...pageQuery,
  /** Only orders of this offer that are still to be paid, such as tickets to an event. */
  held_for: idField.optional(),
});
export type OrdersQuery = z.output<typeof ordersQuery>;

/** Without a refund: the receipt of the order; with one: its credit note. */
export const receiptQuery = z.strictObject({ refundId: idField.optional() });
export type ReceiptQuery = z.output<typeof receiptQuery>;

/** What comes with the confirmation of an order: its codes as PDF, and a file for calendars. */
export const orderPapers = ['codes', 'calendar'] as const;
export type OrderPaper = (typeof orderPapers)[number];

export const orderPaperParams = z.strictObject({ orderId: idField, paper: z.enum(orderPapers) });

export const orderParams = z.strictObject({ orderId: idField });
