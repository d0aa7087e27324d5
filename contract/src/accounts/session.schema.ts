import { z } from 'zod';
import { emailField } from '../http/fields.ts';
import { passwordLength } from './password.rules.ts';
import { meReply } from './person.schema.ts';

export const newSession = z.strictObject({
  email: emailField,
  // Whatever is shorter than a new one may be is still only a wrong password.
  password: z.string().min(1).max(passwordLength.most),
});
export type NewSession = z.output<typeof newSession>;

/** `token` goes into `Authorization: Bearer …`; it is told once and not kept by the server. */
export const sessionReply = z.object({ token: z.string(), user: meReply });
export type SessionReply = z.output<typeof sessionReply>;
