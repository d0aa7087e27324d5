import { hashPassword as scrypt, verifyPassword } from 'better-auth/crypto';

/**
 * The scrypt hash that is kept instead of the password. About 50 ms on a worker thread: never inside a
 * transaction, which would keep its connection waiting.
 */
export function hashPassword(password: string): Promise<string> {
  return scrypt(password);
}

/** Fits no password: it lets an unknown address cost the same time as a known one. */
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** Whether the password is the right one; takes the same time when there is no hash to compare with. */
export function isPassword(hash: string | null, password: string): Promise<boolean> {
  return verifyPassword({ hash: hash ?? nobodysHash, password });
}
