import { z } from 'zod';
import { emailField, momentField } from '../http/fields.ts';
import { passwordLength } from './password.rules.ts';
import { meReply, verificationCodeField } from './person.schema.ts';
import { secondStepFields } from './second-step.schema.ts';

/** A password shorter than new ones must be is just a wrong password. */
export const typedPasswordField = z.string().min(1).max(passwordLength.most);

/** Cancels the deletion of the account; see `account_leaving`. */
export const keepAccountField = z.boolean().optional();

export const newSession = z.strictObject({
  email: emailField,
  password: typedPasswordField,
  ...secondStepFields,
  keepAccount: keepAccountField,
});
export type NewSession = z.output<typeof newSession>;

export const newSessionByCode = z.strictObject({
  email: emailField,
  code: verificationCodeField,
  ...secondStepFields,
  keepAccount: keepAccountField,
});
export type NewSessionByCode = z.output<typeof newSessionByCode>;

/** `token` goes into `Authorization: Bearer …`; it is returned once, and the server stores only its hash. */
export const sessionReply = z.object({ token: z.string(), user: meReply });
export type SessionReply = z.output<typeof sessionReply>;

/** One of the viewer's sessions. */
export const sessionView = z.object({
  id: z.string(),
  /** The device, such as `Firefox on Linux`. */
  device: z.string(),
  /** The IP address it was started from. */
  address: z.string().nullable(),
  beganAt: momentField,
  /** Accurate to ten minutes. */
  seenAt: momentField,
  /** The session making this call. */
  isThis: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;
