import type { NewPasskey } from '@chalkline/contract/accounts/passkey.schema.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { type ChallengePurpose, siteOf, takeChallenge } from './passkey-challenges.service.ts';
import { algorithms, userHandleOf } from './passkey-options.service.ts';
import { passkeyNotAdded, passkeyWrong } from './passkeys.errors.ts';
import { findPasskey, takeSignature } from './passkeys.repository.ts';
import type { PasskeyRow } from './passkeys.table.ts';

type VerifyParts = Pick<Parts, 'clock' | 'config' | 'database'>;

/** It takes 27 MB and a third of a second to load: only sites whose people use passkeys pay that. */
const webauthn = () => import('@simplewebauthn/server');

type NewCredential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'site'>;

/**
 * The credential that an authenticator created for this person on this site, with its user verified. Throws
 * `passkey_not_added`.
 */
export async function verifyNewPasskey(
  parts: VerifyParts,
  personId: string,
  { id, clientDataJSON, attestationObject }: Omit<NewPasskey, 'name'>,
): Promise<NewCredential> {
  const expectedChallenge = await answered(parts, { kind: 'add', personId }, clientDataJSON);
  if (expectedChallenge === null) throw passkeyNotAdded();
  const { verifyRegistrationResponse } = await webauthn();
  const { host, origin } = siteOf(parts);
  // It throws for whatever doesn't fit.
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential(id), response: { clientDataJSON, attestationObject } },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!made) throw passkeyNotAdded();
  const { id: credentialId, publicKey, counter } = made.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, site: host };
}

/**
 * The passkey that signed this, if it is one of this site, and of this person where one is named. Outside of any
 * transaction, so that each challenge gets one answer, right or wrong. Throws `passkey_wrong` whatever is wrong.
 */
export async function takePasskey(
  parts: VerifyParts,
  proof: PasskeyProof,
  personId?: string,
): Promise<PasskeyRow> {
  const { host, origin } = siteOf(parts);
  const passkey = await findPasskey(parts.database.sql, proof.id, host);
  if (!passkey || (personId !== undefined && personId !== passkey.personId)) throw passkeyWrong();
  if (proof.userHandle !== userHandleOf(passkey.personId)) throw passkeyWrong();
  const expectedChallenge = await answered(parts, { kind: 'sign-in' }, proof.clientDataJSON);
  if (expectedChallenge === null) throw passkeyWrong();
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, ...response } = proof;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential(id), response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) throw passkeyWrong();
  const { newCounter } = authenticationInfo;
  if (!(await takeSignature(parts.database.sql, passkey, newCounter, parts.clock.now())))
    throw passkeyWrong();
  return passkey;
}

/** The challenge that was answered, now used; null when it isn't a good one. */
async function answered(
  parts: VerifyParts,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  return challenge !== null && (await takeChallenge(parts, purpose, challenge)) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Not what a browser sends.
    return null;
  }
}

function credential(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}
