import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyLimits,
} from '@chalkline/contract/accounts/passkey.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Person } from '../people/people.repository.ts';
import { makeChallenge, siteOf } from './passkey-challenges.service.ts';
import type { PasskeyRow } from './passkeys.table.ts';

type OptionParts = Pick<Parts, 'clock' | 'config'>;

/** COSE: EdDSA, ES256 and RS256, which between them every authenticator has. */
export const algorithms = [-8, -7, -257] as const;

const timeout = passkeyLimits.minutes * minute;

/** What authenticators keep beside a passkey to say whose it is: nothing about the person. */
export function userHandleOf(personId: string): string {
  return Buffer.from(personId).toString('base64url');
}

/** For a new passkey that signs in by itself: found without a user name, and used by nobody else. */
export function creationOptions(
  parts: OptionParts,
  { id, email, name }: Pick<Person, 'id' | 'email' | 'name'>,
  known: readonly PasskeyRow[],
): PasskeyCreation {
  const { host } = siteOf(parts);
  const type = 'public-key';
  return {
    challenge: makeChallenge(parts, { kind: 'add', personId: id }),
    rp: { id: host, name: parts.config.productName },
    user: { id: userHandleOf(id), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    excludeCredentials: known
      .filter(({ site }) => site === host)
      .map(({ credentialId }) => ({ type, id: credentialId })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout,
  };
}

/** For signing in with any passkey of this site. Tells nobody who has one. */
export function requestOptions(parts: OptionParts): PasskeyRequest {
  return {
    challenge: makeChallenge(parts, { kind: 'sign-in' }),
    rpId: siteOf(parts).host,
    userVerification: 'required',
    timeout,
  };
}
