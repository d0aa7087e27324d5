import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Mark } from '../database/keyset.ts';
import { cursorInvalid } from './refusal.ts';

/**
 * Makes the `next` of a page. `list` names the list and its filter: a mark is good for that list only, and
 * one that was altered is refused.
 */
export function writeCursor(config: Config, list: unknown, mark: Mark): string {
  const body = Buffer.from(JSON.stringify(mark)).toString('base64url');
  return `${body}.${seal(config, list, body).toString('base64url')}`;
}

/** Reads what `writeCursor` made; null where the call has no cursor. Throws 400 `cursor_invalid`. */
export function readCursor(config: Config, list: unknown, cursor: string | undefined): Mark | null {
  if (cursor === undefined) return null;
  const [body = '', given = ''] = cursor.split('.');
  const expected = seal(config, list, body);
  const sealed = Buffer.from(given, 'base64url');
  if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected)) throw cursorInvalid();
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Mark;
}

function seal(config: Config, list: unknown, body: string): Buffer {
  return createHmac('sha256', config.appSecret)
    .update(`cursor\n${JSON.stringify(list)}\n${body}`)
    .digest()
    .subarray(0, 12);
}
