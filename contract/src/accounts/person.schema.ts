import { z } from 'zod';
import { emailField, textField } from '../http/fields.ts';
import { accountTypes } from './account-types.ts';
import { passwordLength } from './password.rules.ts';

/** The person who is signed in, as only they see themselves. */
export const meReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string(),
  photo: z.string().nullable(),
  accountType: z.enum(accountTypes),
  can: z.object({
    seeDashboard: z.boolean(),
    seeFitnessPrograms: z.boolean(),
    seeClients: z.boolean(),
  }),
});
export type MeReply = z.output<typeof meReply>;

/** A new password; `passwordProblem` says more about it than its length. */
export const newPasswordField = z.string().min(passwordLength.least).max(passwordLength.most);

export const personNameField = textField(100);

export const newRegistration = z.strictObject({
  name: personNameField,
  email: emailField,
  password: newPasswordField,
});
export type NewRegistration = z.output<typeof newRegistration>;

/** The same whether the address is known or not. */
export const registrationReply = z.object({
  /** Names this very registration: handed in with the code, it makes sure that nobody took its place. */
  registration: z.string(),
});

export const verificationCodeField = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

export const verification = z.strictObject({
  email: emailField,
  code: verificationCodeField,
  registration: z.string().min(1).max(100).optional(),
});
export type Verification = z.output<typeof verification>;

/** A new password for whoever holds the link. */
export const passwordByLink = z.strictObject({
  token: z.string().min(1).max(200),
  password: newPasswordField,
});
export type PasswordByLink = z.output<typeof passwordByLink>;
