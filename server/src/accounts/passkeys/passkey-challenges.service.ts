import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { passkeyLimits } from '@chalkline/contract/accounts/passkey.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertUsedChallenge } from './passkeys.repository.ts';

type ChallengeParts = Pick<Parts, 'clock' | 'config'>;

/** What a challenge is for: adding a passkey to one person's account, or signing in with any. */
export interface ChallengePurpose {
  readonly kind: 'add' | 'sign-in';
  readonly personId?: string;
}

export interface Site {
  /** The relying party of WebAuthn: passkeys belong to this host. */
  readonly host: string;
  readonly origin: string;
}

export function siteOf({ config }: Pick<Parts, 'config'>): Site {
  const { hostname, origin } = new URL(config.publicUrl);
  return { host: hostname, origin };
}

const randomLength = 16;
const headLength = randomLength + 6;

/**
 * A challenge for this site and purpose. It is signed instead of stored, so that anybody may ask for one without a row
 * being written: only answered ones are kept, until they expire.
 */
export function makeChallenge(parts: ChallengeParts, purpose: ChallengePurpose): string {
  const endsAt = Buffer.alloc(6);
  endsAt.writeUIntBE(parts.clock.now().getTime() + passkeyLimits.minutes * minute, 0, 6);
  const head = Buffer.concat([randomBytes(randomLength), endsAt]);
  return Buffer.concat([head, signatureOf(parts, purpose, head)]).toString('base64url');
}

/** Whether this challenge is ours, for this purpose, not expired and not answered before. Then it is answered. */
export async function takeChallenge(
  parts: ChallengeParts & Pick<Parts, 'database'>,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const given = Buffer.from(challenge, 'base64url');
  const head = given.subarray(0, headLength);
  const signature = signatureOf(parts, purpose, head);
  if (given.length !== headLength + signature.length) return false;
  if (!timingSafeEqual(given.subarray(headLength), signature)) return false;
  const endsAt = new Date(head.readUIntBE(randomLength, 6));
  if (endsAt <= parts.clock.now()) return false;
  return insertUsedChallenge(parts.database.sql, given.toString('base64url'), endsAt);
}

function signatureOf(parts: ChallengeParts, { kind, personId = '' }: ChallengePurpose, head: Buffer): Buffer {
  return createHmac('sha256', parts.config.appSecret)
    .update(`passkey challenge\n${kind}\n${personId}\n${siteOf(parts).origin}\n`)
    .update(head)
    .digest();
}
