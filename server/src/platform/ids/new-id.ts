import { randomFillSync, randomInt } from 'node:crypto';

const pool = Buffer.alloc(7 * 256);
let used = pool.length;
let count = randomInt(2 ** 25);

/**
 * A UUID v7 (RFC 9562 §5.7): 48 bits of milliseconds, then a count of 26 bits that goes up by 1 to 16 each time
 * (§6.2, method 1), then 48 random bits. Rows made later sort later, those of one millisecond in the order in which
 * this process made them, and index inserts stay at the right edge.
 */
export function newId(milliseconds: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  count = (count + 1 + (pool.readUInt8(used) & 0xf)) % 2 ** 26;
  const random = pool.toString('hex', used + 1, used + 7);
  used += 7;
  const time = milliseconds.toString(16).padStart(12, '0');
  const high = (0x70_00 | (count >>> 14)).toString(16);
  const low = (0x80_00 | (count & 0x3f_ff)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${high}-${low}-${random}`;
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
