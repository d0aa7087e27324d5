import { z } from 'zod';
import { momentField, textField } from '../http/fields.ts';

export const orderMessageLength = 2000;

export const newOrderMessage = z.strictObject({ text: textField(orderMessageLength) });
export type NewOrderMessage = z.output<typeof newOrderMessage>;

export const orderMessageReply = z.object({
  id: z.string(),
  isFromPartner: z.boolean(),
  /** Buyers read the partner’s name, the partner who of them wrote. null: their account is gone. */
  author: z.string().nullable(),
  /** Empty: it was deleted with its account. */
  text: z.string(),
  at: momentField,
});
export type OrderMessageReply = z.output<typeof orderMessageReply>;
