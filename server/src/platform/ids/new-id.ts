import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 256);
let used = pool.length;

/**
 * A UUID v7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits. Rows made later sort later, which
 * keeps index inserts at the right edge.
 */
export function newId(milliseconds: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const time = milliseconds.toString(16).padStart(12, '0');
  const random = pool.toString('hex', used, used + 10);
  used += 10;
  const variant = ((Number.parseInt(random.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** Not after any id that is made at this moment or later, and after all that were made before it. */
export function firstIdOf(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text can name a row at all. One that cannot is "not found", never a database error. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
