import { z } from 'zod';
import { emailField } from '../http/fields.ts';
import { personNameField, verificationCodeField } from './person.schema.ts';

export const newGuest = z.strictObject({
  email: emailField,
  code: verificationCodeField,
  /** Left out by who comes back to an order. */
  name: personNameField.optional(),
});
export type NewGuest = z.output<typeof newGuest>;

/** `token` goes into `Authorization: Bearer …`; only calls that are open to guests know it. */
export const guestReply = z.object({ token: z.string(), name: z.string(), email: z.string() });
export type GuestReply = z.output<typeof guestReply>;
