import { isId } from '../../platform/ids/new-id.ts';
import { isSignature, signText } from '../../platform/signing/signed-text.ts';

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
  const named = { personId, number };
  return isSignature(signature, sign(appSecret, named)) ? named : null;
}

function sign(appSecret: string, { personId, number }: FeedNamed): string {
  return signText(appSecret, 'calendar feeds', JSON.stringify([personId, number]));
}
