import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/ids/new-id.ts';

export interface FeedNamed {
  readonly personId: string;
  readonly number: number;
}

/** The last piece of a feed’s address. Calendar apps know files by their ending. */
export function writeFeedName(appSecret: string, named: FeedNamed): string {
  return `${named.personId}.${named.number}.${sign(appSecret, named)}.ics`;
}

/** Whose feed it is, by a name that we signed; null for everything else. */
export function readFeedName(appSecret: string, name: string): FeedNamed | null {
  const [personId = '', counted = '', signature = '', ending, ...rest] = name.split('.');
  const number = Number(counted);
  if (!isId(personId) || !Number.isSafeInteger(number) || ending !== 'ics' || rest.length > 0) return null;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(appSecret, { personId, number }))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { personId, number } : null;
}

function sign(appSecret: string, { personId, number }: FeedNamed): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'chalkline calendar feeds', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([personId, number]))
    .digest('base64url');
}
