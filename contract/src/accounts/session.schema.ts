import { z } from 'zod';
import { emailField, momentField } from '../http/fields.ts';
import { passwordLength } from './password.rules.ts';
import { meReply, verificationCodeField } from './person.schema.ts';

/** Whatever is shorter than a new one may be is still only a wrong password. */
export const typedPasswordField = z.string().min(1).max(passwordLength.most);

/** Whoever is leaving changes their mind; see `account_leaving`. */
const keepAccountField = z.boolean().optional();

export const newSession = z.strictObject({
  email: emailField,
  password: typedPasswordField,
  keepAccount: keepAccountField,
});
export type NewSession = z.output<typeof newSession>;

export const newSessionByCode = z.strictObject({
  email: emailField,
  code: verificationCodeField,
  keepAccount: keepAccountField,
});
export type NewSessionByCode = z.output<typeof newSessionByCode>;

/** `token` goes into `Authorization: Bearer …`; it is told once and not kept by the server. */
export const sessionReply = z.object({ token: z.string(), user: meReply });
export type SessionReply = z.output<typeof sessionReply>;

/** One of one's own sessions. */
export const sessionView = z.object({
  id: z.string(),
  /** What it is signed in with, in words: `Firefox on Linux`. */
  device: z.string(),
  /** The network address that it was begun from. */
  address: z.string().nullable(),
  beganAt: momentField,
  /** Give or take ten minutes. */
  seenAt: momentField,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;
