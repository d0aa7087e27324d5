import { z } from 'zod';
import { emailField, lineField } from '../http/fields.ts';
import { accountTypes } from './account-types.ts';
import { passwordLength } from './password.rules.ts';
import { weightUnits } from './preferences.ts';

/** The person who is signed in, as only they see themselves. */
export const meReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string(),
  photo: z.string().nullable(),
  accountType: z.enum(accountTypes),
  organizationId: z.string().nullable(),
  /** BCP 47, for dates and numbers; null: as the browser is set. */
  locale: z.string().nullable(),
  /** What loads are shown in first; null: each as it was measured. */
  weightUnit: z.enum(weightUnits).nullable(),
  can: z.object({
    seeDashboard: z.boolean(),
    seeFitnessPrograms: z.boolean(),
    seeClients: z.boolean(),
  }),
});
export type MeReply = z.output<typeof meReply>;

/** A new password; `passwordProblem` says more about it than its length. */
export const newPasswordField = z.string().min(passwordLength.least).max(passwordLength.most);

export const personNameField = lineField(100);

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

/** What stands behind the `#` of a link that was mailed or handed out. */
const linkTokenField = z.string().min(1).max(200);

/** A new password for whoever holds the link. */
export const passwordByLink = z.strictObject({
  token: linkTokenField,
  password: newPasswordField,
  /** Whoever was invited says what they are called; others keep their name. */
  name: personNameField.optional(),
});
export type PasswordByLink = z.output<typeof passwordByLink>;

export const passwordLinkToken = z.strictObject({ token: linkTokenField });

/** What a link is for: to choose a new password, or to come in for the first time. */
export const passwordLinkKinds = ['password', 'invitation'] as const;

/** Told to whoever holds the link, so that they see whose account it is before they type. */
export const passwordLinkView = z.object({
  kind: z.enum(passwordLinkKinds),
  name: z.string(),
  email: z.string(),
});
export type PasswordLinkView = z.output<typeof passwordLinkView>;
