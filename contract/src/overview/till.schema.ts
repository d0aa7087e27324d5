import { z } from 'zod';
import { dayField, momentField, optionalText, zoneField } from '../http/fields.ts';
import { currencyField } from '../money/money.schema.ts';
import { deskLimits, deskMethods, deskSaleKinds } from './front-desk.schema.ts';

/** Sales of a day that are shown, the latest, and refunds to give back. */
export const tillSalesShown = 200;

/** A day by the clock of the desk; without one, today. */
export const tillQuery = z.strictObject({ day: dayField.optional(), zone: zoneField });
export type TillQuery = z.output<typeof tillQuery>;

const named = z.object({ id: z.string(), name: z.string() });

/** A sale at the desk: an order of tickets or a plan, or a period of a plan that was paid in cash. */
const tillSale = z.object({
  kind: z.enum(deskSaleKinds),
  /** Of the order, or of the paid period. */
  id: z.string(),
  /** Of a period; null: of an order. */
  membershipId: z.string().nullable(),
  title: z.string(),
  buyerName: z.string(),
  /** Whose money it is: the person or the company that sells. */
  seller: z.string(),
  total: z.int(),
  currency: currencyField,
  method: z.enum(deskMethods),
  soldBy: named,
  at: momentField,
  /** What was given back, or is on its way; null: nothing. */
  refund: z.enum(['returned', 'on_the_way', 'failed']).nullable(),
  can: z.object({ undo: z.boolean() }),
});
export type TillSale = z.output<typeof tillSale>;

/** The cash of one person on that day, in one currency. */
const tillCash = z.object({
  currency: currencyField,
  taken: z.int(),
  /** Given back, above 0. */
  returned: z.int(),
  /** The last count of the till; null: not counted. */
  count: z
    .object({
      counted: z.int(),
      /** What should have been there when it was counted. */
      expected: z.int(),
      note: z.string(),
      at: momentField,
    })
    .nullable(),
});
export type TillCash = z.output<typeof tillCash>;

/** A day at the desk: receptionists see their own, administrators that of everybody at their organization’s desk. */
export const tillReply = z.object({
  day: dayField,
  people: z.array(z.object({ ...named.shape, cash: z.array(tillCash) })),
  /** The latest first. */
  sales: z.array(tillSale),
  /** Cash that refunds are still to give back, of all days and of everyone’s sales: the oldest first, at most 200. */
  toGiveBack: z.array(
    z.object({
      orderId: z.string(),
      buyerName: z.string(),
      title: z.string(),
      amount: z.int(),
      currency: currencyField,
      askedAt: momentField,
    }),
  ),
});
export type TillReply = z.output<typeof tillReply>;

/** What somebody counted in their till. The expected sum is ours. */
export const newTillCount = z.strictObject({
  zone: zoneField,
  currency: currencyField,
  counted: z.int().min(0).max(1_000_000_000_000),
  note: optionalText(deskLimits.reason),
});
export type NewTillCount = z.output<typeof newTillCount>;
