import type { Sql } from '../../platform/database/database.ts';
import { type AuthParts, authOn } from '../auth/auth.repository.ts';

/** A secret that was sent to somebody: its hash, and how often another was tried in its place. */
export interface KeptCode {
  readonly hash: string;
  readonly wrongTries: number;
  readonly expiresAt: Date;
}

/** Puts a code in the place of an older one with the same purpose. */
export async function keepCode(
  parts: AuthParts,
  sql: Sql,
  purpose: string,
  { hash, wrongTries, expiresAt }: KeptCode,
): Promise<void> {
  const { internalAdapter } = await authOn(parts, sql);
  const now = parts.clock.now();
  await internalAdapter.deleteVerificationByIdentifier(purpose);
  await internalAdapter.createVerificationValue({
    identifier: purpose,
    value: `${hash}:${wrongTries}`,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
}

export async function findCode(parts: AuthParts, sql: Sql, purpose: string): Promise<KeptCode | null> {
  const { internalAdapter } = await authOn(parts, sql);
  const found = await internalAdapter.findVerificationValue(purpose);
  if (!found) return null;
  const [hash = '', wrongTries] = found.value.split(':');
  return { hash, wrongTries: Number(wrongTries), expiresAt: found.expiresAt };
}

export async function dropCode(parts: AuthParts, sql: Sql, purpose: string): Promise<void> {
  const { internalAdapter } = await authOn(parts, sql);
  await internalAdapter.deleteVerificationByIdentifier(purpose);
}
