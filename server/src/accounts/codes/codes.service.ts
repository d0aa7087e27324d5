import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { dropCode, findCode, type KeptCode, keepCode } from './codes.repository.ts';

const { digits, minutes: codeMinutes, tries: triesOfOneCode } = verificationCode;

/** Creates a six-digit code for a purpose (`verify-email:mara@example.org`). Only the newest is valid. */
export async function makeCode(parts: AuthParts, tx: Transaction, purpose: string): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await keepSecret(parts, tx, purpose, code, codeMinutes);
  return code;
}

/**
 * Stores something no code matches, for an address that gets no code: a wrong guess then costs the same statements
 * whether or not the address is known.
 */
export function makeDecoy(parts: AuthParts, tx: Transaction, purpose: string): Promise<void> {
  return keepSecret(parts, tx, purpose, randomBytes(32).toString('base64url'), codeMinutes);
}

/** Creates a secret for a link. Too long to guess, so it can be valid for longer. */
export async function makeLinkSecret(
  parts: AuthParts,
  tx: Transaction,
  purpose: string,
  minutes: number,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await keepSecret(parts, tx, purpose, secret, minutes);
  return secret;
}

/** Others who use this purpose's codes wait until the transaction ends. */
export function lockCode(tx: Transaction, purpose: string): Promise<void> {
  return lock(tx, 'code', purpose, 'exclusive');
}

/** Invalidates everything that was sent for the purpose. */
export async function revokeCode(parts: AuthParts, tx: Transaction, purpose: string): Promise<void> {
  await lockCode(tx, purpose);
  await dropCode(parts, tx.sql, purpose);
}

/**
 * Whether this is the purpose's newest code and still valid. A correct code is used up, a wrong one is counted. Either
 * way the transaction must commit, so the caller throws after it and not inside.
 */
export async function tryCode(
  parts: AuthParts,
  tx: Transaction,
  purpose: string,
  given: string,
): Promise<boolean> {
  if (!(await isCode(parts, tx, purpose, given))) return false;
  await dropCode(parts, tx.sql, purpose);
  return true;
}

/** The same, leaving a correct code to be used. */
export async function isCode(
  parts: AuthParts,
  tx: Transaction,
  purpose: string,
  given: string,
): Promise<boolean> {
  await lockCode(tx, purpose);
  const kept = await findGoodCode(parts, tx.sql, purpose);
  if (!kept || kept.wrongTries >= triesOfOneCode) return false;
  if (isSecret(parts, purpose, given, kept)) return true;
  await keepCode(parts, tx.sql, purpose, { ...kept, wrongTries: kept.wrongTries + 1 });
  return false;
}

/** Whether this is the secret of the purpose's newest link. Wrong ones aren't counted: they can't be guessed. */
export async function isLinkSecret(
  parts: AuthParts,
  sql: Sql,
  purpose: string,
  given: string,
): Promise<boolean> {
  const kept = await findGoodCode(parts, sql, purpose);
  return kept !== null && isSecret(parts, purpose, given, kept);
}

/** Whether anything sent for the purpose is still valid. */
export async function isWaiting(parts: AuthParts, sql: Sql, purpose: string): Promise<boolean> {
  return (await findGoodCode(parts, sql, purpose)) !== null;
}

/** Like `isLinkSecret`, but uses it up: of two parallel calls only one gets true. */
export async function takeLinkSecret(
  parts: AuthParts,
  tx: Transaction,
  purpose: string,
  given: string,
): Promise<boolean> {
  await lockCode(tx, purpose);
  if (!(await isLinkSecret(parts, tx.sql, purpose, given))) return false;
  await dropCode(parts, tx.sql, purpose);
  return true;
}

async function findGoodCode(parts: AuthParts, sql: Sql, purpose: string): Promise<KeptCode | null> {
  const kept = await findCode(parts, sql, purpose);
  return kept && kept.expiresAt > parts.clock.now() ? kept : null;
}

async function keepSecret(
  parts: AuthParts,
  tx: Transaction,
  purpose: string,
  secret: string,
  minutes: number,
): Promise<void> {
  await lockCode(tx, purpose);
  const expiresAt = new Date(parts.clock.now().getTime() + minutes * minute);
  await keepCode(parts, tx.sql, purpose, { hash: hashOf(parts, purpose, secret), wrongTries: 0, expiresAt });
}

/** Keyed, so that a leaked table doesn't let an attacker try all million codes offline. */
function hashOf({ config }: AuthParts, purpose: string, secret: string): string {
  return createHmac('sha256', config.appSecret).update(`code\n${purpose}\n${secret}`).digest('base64url');
}

function isSecret(parts: AuthParts, purpose: string, given: string, kept: KeptCode): boolean {
  const [a, b] = [Buffer.from(hashOf(parts, purpose, given)), Buffer.from(kept.hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}
