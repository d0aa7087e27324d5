import { createHash } from 'node:crypto';
import { networkOf } from '../../platform/http/network.ts';
import { tooManyRequests } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellLockJob } from './attempts.jobs.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.repository.ts';
import type { AttemptLimit } from './attempts.rules.ts';

type AttemptParts = Pick<Parts, 'clock' | 'database' | 'jobs'>;

/** An attempt counts against two limits: one for the address it is about, one for the network it comes from. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly ofEmail: AttemptLimit;
  readonly fromNetwork: AttemptLimit;
}

/**
 * Counts an attempt before it is judged, outside of any transaction, so that a hundred parallel attempts count as a
 * hundred. Throws 429 with Retry-After when there were too many, for unknown addresses too.
 */
export async function countTry(parts: AttemptParts, attempt: Attempt): Promise<void> {
  const { email, address, ofEmail, fromNetwork } = attempt;
  await pass(parts, fromNetwork, networkOf(address));
  await pass(parts, ofEmail, email);
}

/** After a successful attempt: resets the count of the address and takes this attempt off the network's count. */
export async function forgiveTry(parts: AttemptParts, attempt: Attempt): Promise<void> {
  const { email, address, ofEmail, fromNetwork } = attempt;
  await forgetTries(parts, ofEmail, email);
  await takeBackAttempt(parts.database.sql, keyOf(fromNetwork, networkOf(address)));
}

/** Counts an attempt that names nobody. Throws 429 with Retry-After. */
export function countNetworkTry(parts: AttemptParts, limit: AttemptLimit, address: string): Promise<void> {
  return pass(parts, limit, networkOf(address));
}

/** After a successful one. */
export function forgiveNetworkTry(parts: AttemptParts, limit: AttemptLimit, address: string): Promise<void> {
  return takeBackAttempt(parts.database.sql, keyOf(limit, networkOf(address)));
}

/** Counts an attempt of a signed-in person, by id. Throws 429 with Retry-After. */
export function countOwnTry(parts: AttemptParts, limit: AttemptLimit, personId: string): Promise<void> {
  return pass(parts, limit, personId);
}

/** Resets the count of a limit, for an address or a person's id. */
export function forgetTries(parts: AttemptParts, limit: AttemptLimit, who: string): Promise<void> {
  return forgetAttempts(parts.database.sql, keyOf(limit, who));
}

async function pass(parts: AttemptParts, limit: AttemptLimit, who: string): Promise<void> {
  const now = parts.clock.now();
  const { count, endsAt } = await countAttempt(parts.database.sql, keyOf(limit, who), limit, now);
  if (count <= limit.times) return;
  if (limit.tells && count === limit.times + 1) await tell(parts, who, limit.tells, endsAt);
  throw tooManyRequests(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

/** Once per lock, with the first refused attempt. */
function tell(
  parts: AttemptParts,
  email: string,
  happening: NonNullable<AttemptLimit['tells']>,
  endsAt: Date,
): Promise<void> {
  const until = endsAt.toISOString();
  return parts.database.transaction((tx) => parts.jobs.enqueue(tx, tellLockJob, { email, happening, until }));
}

/** Hashed, so that the table doesn't list who tried what. */
function keyOf({ name }: AttemptLimit, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
