import { z } from 'zod';
import { lineField, momentField } from '../http/fields.ts';
import {
  bytesField,
  clientDataField,
  credentialIdField,
  passkeyProof,
  secondStepFields,
} from './second-step.schema.ts';
import { keepAccountField, typedPasswordField } from './session.schema.ts';

export const passkeyLimits = { perPerson: 20, minutes: 5 } as const;

/** A passkey of the viewer’s: in a phone, a password manager or a security key. */
export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  /** The host it signs in at. */
  site: z.string(),
  /** Whether that is this site. */
  isHere: z.boolean(),
  addedAt: momentField,
  lastUsedAt: momentField.nullable(),
});
export type PasskeyView = z.output<typeof passkeyView>;

/** Asked again before a passkey is added or removed. */
export const passkeyChange = z.strictObject({ password: typedPasswordField, ...secondStepFields });
export type PasskeyChange = z.output<typeof passkeyChange>;

const algorithm = z.object({ type: z.literal('public-key'), alg: z.int() });
const known = z.object({ type: z.literal('public-key'), id: z.string() });

/** What `navigator.credentials.create` takes, as JSON: PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(algorithm),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What `navigator.credentials.get` takes, as JSON: PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.int(),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** A passkey that the browser has just created, with the parts of its credential that are verified. */
export const newPasskey = z.strictObject({
  name: lineField(60),
  id: credentialIdField,
  clientDataJSON: clientDataField,
  attestationObject: bytesField(65_536),
});
export type NewPasskey = z.output<typeof newPasskey>;

export const newSessionByPasskey = z.strictObject({ passkey: passkeyProof, keepAccount: keepAccountField });
export type NewSessionByPasskey = z.output<typeof newSessionByPasskey>;
