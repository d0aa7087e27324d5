import { z } from 'zod';
import { emailField, lineField, zoneField } from '../http/fields.ts';
import { accountTypes } from './account-types.ts';
import { passwordLength } from './password.rules.ts';
import { weightUnits } from './preferences.ts';
import { secondStepFields } from './second-step.schema.ts';

/** The signed-in person, with what only they may see. */
export const meReply = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string(),
  photo: z.string().nullable(),
  accountType: z.enum(accountTypes),
  /** An administrator, who has no rights of one before turning on two-step sign-in. */
  awaitsSecondStep: z.literal(true).optional(),
  organizationId: z.string().nullable(),
  /** BCP 47, for dates and numbers; null: the browser's. */
  locale: z.string().nullable(),
  /** IANA, for emails and quiet hours; null: none yet. */
  zone: z.string().nullable(),
  /** The unit loads are shown in first; null: as measured. */
  weightUnit: z.enum(weightUnits).nullable(),
  can: z.object({
    seeDashboard: z.boolean(),
    seeFitnessPrograms: z.boolean(),
    seeClients: z.boolean(),
  }),
});
export type MeReply = z.output<typeof meReply>;

/** The time zone of a browser. */
export const learnedZone = z.strictObject({ zone: zoneField });

/** A new password; `passwordProblem` says more about it than its length. */
export const newPasswordField = z.string().min(passwordLength.least).max(passwordLength.most);

export const personNameField = lineField(100);

export const newRegistration = z.strictObject({
  name: personNameField,
  email: emailField,
  password: newPasswordField,
});
export type NewRegistration = z.output<typeof newRegistration>;

/** The same for known and unknown addresses. */
export const registrationReply = z.object({
  /** Identifies this registration: sent with the code, it ensures that no other one took its place. */
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

/** The part after the `#` of a link that was emailed or handed out. */
const linkTokenField = z.string().min(1).max(200);

/** A new password, set with the link. */
export const passwordByLink = z.strictObject({
  token: linkTokenField,
  password: newPasswordField,
  ...secondStepFields,
  /** Invited people enter their name; others keep theirs. */
  name: personNameField.optional(),
});
export type PasswordByLink = z.output<typeof passwordByLink>;

export const passwordLinkToken = z.strictObject({ token: linkTokenField });

/** What a link is for: choosing a new password, or accepting an invitation. */
export const passwordLinkKinds = ['password', 'invitation'] as const;

/** Shown to anyone with the link, so they see whose account it is before typing. */
export const passwordLinkView = z.object({
  kind: z.enum(passwordLinkKinds),
  name: z.string(),
  email: z.string(),
});
export type PasswordLinkView = z.output<typeof passwordLinkView>;
