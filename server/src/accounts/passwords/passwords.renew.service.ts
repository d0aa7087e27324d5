import type { Parts } from '../../platform/parts.ts';
import { replacePasswordHash } from './passwords.repository.ts';
import { hashPassword } from './passwords.service.ts';

/** Hashes the right password again if its hash is of an earlier, cheaper kind. A change at the same time wins. */
export async function renewPasswordHash(
  parts: Pick<Parts, 'database' | 'slowHash'>,
  personId: string,
  hash: string,
  password: string,
): Promise<void> {
  if (!parts.slowHash.isOutdated(hash)) return;
  const renewed = await hashPassword(parts, password);
  await replacePasswordHash(parts.database.sql, personId, hash, renewed);
}
