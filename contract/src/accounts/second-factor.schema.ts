import { z } from 'zod';
import { momentField } from '../http/fields.ts';
import { secondFactorField } from './second-step.schema.ts';
import { typedPasswordField } from './session.schema.ts';

export const secondFactorDigits = 6;
export const recoveryCodes = { count: 10, length: 10 } as const;

export const newSecondFactor = z.strictObject({ password: typedPasswordField });

export const secondFactorProof = z.strictObject({ code: secondFactorField });

/** The secret for an authenticator app, as text and as the address in its QR code. Shown once. */
export const secondFactorSecret = z.object({ secret: z.string(), address: z.string() });
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;

/** Each works once, instead of a code of the app. Shown once. */
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesReply = z.output<typeof recoveryCodesReply>;

/** null: off. */
export const secondFactorView = z.object({ since: momentField, recoveryCodesLeft: z.int() }).nullable();
export type SecondFactorView = z.output<typeof secondFactorView>;
