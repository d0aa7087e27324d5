import { hashPassword as scrypt, verifyPassword } from 'better-auth/crypto';
import type { Parts } from '../../platform/parts.ts';
import type { SlowHash } from '../../platform/slow-hash/slow-hash.ts';

/** What the product keeps instead of passwords: scrypt, about 50 ms on a worker thread. */
export const passwordScrypt: SlowHash = {
  of: scrypt,
  fits: (hash, password) => verifyPassword({ hash, password }),
};

/** What is kept instead of the password. Never inside a transaction, which would keep its connection waiting. */
export function hashPassword({ slowHash }: Pick<Parts, 'slowHash'>, password: string): Promise<string> {
  return slowHash.of(password);
}

/** Fits no password: it lets an unknown address cost the same time as a known one. */
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** Whether the password is the right one; takes the same time when there is no hash to compare with. */
export function isPassword(
  { slowHash }: Pick<Parts, 'slowHash'>,
  hash: string | null,
  password: string,
): Promise<boolean> {
  return slowHash.fits(hash ?? nobodysHash, password);
}
