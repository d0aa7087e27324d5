import { z } from 'zod';
import { idField, momentField, optionalText, textField } from '../http/fields.ts';
import { piecesField } from './pieces.ts';
import { returnStates } from './return.lifecycle.ts';

export const returnLimits = { message: 1000, answer: 1000, days: 365, lines: 20 } as const;

/** Why goods go back. */
export const returnReasons = [
  'does_not_fit',
  'damaged',
  'wrong_item',
  'not_as_described',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why, and what the buyer says of it. */
export const returnAbout = z.object({
  reason: z.enum(returnReasons),
  message: optionalText(returnLimits.message),
});

export const newReturn = z.strictObject({ lines: piecesField(returnLimits.lines), ...returnAbout.shape });
export type NewReturn = z.output<typeof newReturn>;

/** `answer`: where to send the goods, or why they are not taken back. The buyer reads it. */
export const returnAnswer = z.strictObject({
  to: z.enum(['accepted', 'declined']),
  answer: textField(returnLimits.answer),
});
export type ReturnAnswer = z.output<typeof returnAnswer>;

export const returnRefund = z.strictObject({
  /** Left out for pieces that are broken or lost. */
  restock: z.boolean(),
  /** Refund what the delivery cost, too. */
  withDelivery: z.boolean(),
});
export type ReturnRefund = z.output<typeof returnRefund>;

export const ownReturnParams = z.strictObject({ orderId: idField, returnId: idField });

/** A buyer's request to send goods back. */
export const returnReply = z.object({
  id: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  message: z.string(),
  answer: z.string(),
  lines: z.array(z.object({ lineId: z.string(), title: z.string(), quantity: z.int() })),
  askedAt: momentField,
  answeredAt: momentField.nullable(),
  endedAt: momentField.nullable(),
});
export type ReturnReply = z.output<typeof returnReply>;
