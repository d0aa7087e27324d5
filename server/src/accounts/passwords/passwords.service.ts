import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import type { Parts } from '../../platform/parts.ts';
import type { SlowHash } from '../../platform/slow-hash/slow-hash.ts';

/** What OWASP asks of scrypt, of its choices the one with 64 MiB. */
const cost = { N: 2 ** 16, r: 8, p: 2 } as const;
const form = `scrypt:${cost.N}:${cost.r}:${cost.p}:`;
const keyBytes = 64;

/** What the product keeps instead of passwords: scrypt on a worker thread, with its cost, its salt and its key in hex. */
export const passwordScrypt: SlowHash = {
  async of(password) {
    const salt = randomBytes(16).toString('hex');
    return `${form}${salt}:${(await keyOf(salt, password)).toString('hex')}`;
  },
  async fits(hash, password) {
    const isOld = passwordScrypt.isOutdated(hash);
    // Always both, so that the time doesn't tell whose hash is old.
    const [ofOld, ofNew] = await Promise.all([
      verifyPassword({ hash: isOld ? hash : nobodysOldHash, password }),
      isKey(isOld ? nobodysHash : hash, password),
    ]);
    return isOld ? ofOld : ofNew;
  },
  /** Those of better-auth have a quarter of the cost, and don't say it. */
  isOutdated: (hash) => !hash.startsWith(form),
};

async function isKey(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.slice(form.length).split(':');
  const [given, kept] = [await keyOf(salt, password), Buffer.from(key, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

function keyOf(salt: string, password: string): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (failure, key) =>
      failure ? reject(failure) : resolve(key),
    );
  });
}

/** What is kept instead of the password. Never inside a transaction, which would keep its connection waiting. */
export function hashPassword({ slowHash }: Pick<Parts, 'slowHash'>, password: string): Promise<string> {
  return slowHash.of(password);
}

const nobodysOldHash = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;
/** Fits no password: it lets an unknown address cost the same time as a known one. */
const nobodysHash = `${form}${nobodysOldHash}`;

/** Whether the password is the right one; takes the same time when there is no hash to compare with. */
export function isPassword(
  { slowHash }: Pick<Parts, 'slowHash'>,
  hash: string | null,
  password: string,
): Promise<boolean> {
  return slowHash.fits(hash ?? nobodysHash, password);
}
