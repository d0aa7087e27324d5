import { z } from 'zod';
import { emailField, momentField } from '../http/fields.ts';
import { newPasswordField, verificationCodeField } from './person.schema.ts';
import { secondStepFields } from './second-step.schema.ts';
import { typedPasswordField } from './session.schema.ts';

/** List your sign-in methods, and what is about to change about it. */
export const securityView = z.object({
  email: z.string(),
  methods: z.object({
    /** Null without a password. */
    password: z.object({ setAt: momentField }).nullable(),
    /** Whether this site sends mail, so that a one-time code would come. */
    code: z.boolean(),
  }),
  /** A new address that has not been proven yet. */
  emailChange: z.object({ newEmail: z.string(), endsAt: momentField }).nullable(),
});
export type SecurityView = z.output<typeof securityView>;

export const passwordChange = z.strictObject({
  currentPassword: typedPasswordField,
  password: newPasswordField,
});
export type PasswordChange = z.output<typeof passwordChange>;

export const newEmailChange = z.strictObject({
  email: emailField,
  password: typedPasswordField,
});
export type NewEmailChange = z.output<typeof newEmailChange>;

export const emailConfirmation = z.strictObject({ code: verificationCodeField });

/** Takes the old address back, and the account with it: hence a new password. */
export const emailChangeUndo = z.strictObject({
  token: z.string().min(1).max(200),
  password: newPasswordField,
  ...secondStepFields,
});
export type EmailChangeUndo = z.output<typeof emailChangeUndo>;
