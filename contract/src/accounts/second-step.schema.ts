import { z } from 'zod';

/** The six digits that an authenticator app shows, or a recovery code; see `second_factor_required`. */
export const secondFactorField = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z -]{6,20}$/);

/** Bytes as browsers give them in the JSON of a credential (WebAuthn Level 3). */
export function bytesField(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/)
    .meta({ examples: ['c2V2ZW4gbGFuZXMgb2YgY2hhbGs'] });
}

/** At most 1,023 bytes, as WebAuthn says. */
export const credentialIdField = bytesField(1_364);
export const clientDataField = bytesField(8_192);

/** What an authenticator signed for a sign-in: the parts of the browser’s credential that are verified. */
export const passkeyProof = z.strictObject({
  id: credentialIdField,
  clientDataJSON: clientDataField,
  authenticatorData: bytesField(8_192),
  signature: bytesField(8_192),
  userHandle: bytesField(100),
});
export type PasskeyProof = z.output<typeof passkeyProof>;

/** Either is the second step of who has turned it on; see `second_factor_required`. */
export const secondStepFields = {
  secondFactor: secondFactorField.optional(),
  passkey: passkeyProof.optional(),
} as const;

export interface SecondStep {
  readonly secondFactor?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}
