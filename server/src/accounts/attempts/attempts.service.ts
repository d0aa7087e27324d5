import { createHash } from 'node:crypto';
import { tooManyRequests } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.repository.ts';
import { type AttemptLimit, networkOf } from './attempts.rules.ts';

type AttemptParts = Pick<Parts, 'clock' | 'database'>;

/** One try of two limits: of the e-mail it is about, and of the network that it comes from. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly ofEmail: AttemptLimit;
  readonly fromNetwork: AttemptLimit;
}

/**
 * Counts a try before it is judged, in statements of its own: a hundred at once count as a hundred. Throws
 * 429 with Retry-After when there were too many, the same for addresses that nobody has.
 */
export async function countTry(parts: AttemptParts, attempt: Attempt): Promise<void> {
  const [emailKey, networkKey] = keysOf(attempt);
  await pass(parts, networkKey, attempt.fromNetwork);
  await pass(parts, emailKey, attempt.ofEmail);
}

/** The try was a good one: the e-mail begins anew, and the network gets this one back. */
export async function forgiveTry(parts: AttemptParts, attempt: Attempt): Promise<void> {
  const [emailKey, networkKey] = keysOf(attempt);
  await forgetAttempts(parts.database.sql, emailKey);
  await takeBackAttempt(parts.database.sql, networkKey);
}

async function pass(parts: AttemptParts, key: string, limit: AttemptLimit): Promise<void> {
  const now = parts.clock.now();
  const { count, endsAt } = await countAttempt(parts.database.sql, key, limit, now);
  if (count > limit.times) throw tooManyRequests(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

function keysOf({ email, address, ofEmail, fromNetwork }: Attempt): [string, string] {
  return [keyOf(ofEmail, email), keyOf(fromNetwork, networkOf(address))];
}

/** Hashed, so that the table is no list of who tried what. */
function keyOf({ name }: AttemptLimit, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
