import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A pass says in an address who asks, because an <img> cannot send a token: a session, for one thing, for a
 * short while. Whether that session may have the thing is asked again when it comes.
 */
export interface PassFor {
  /** Names the thing: `upload 42.webp`. */
  readonly thing: string;
  readonly sessionId: string;
}

/** Passes hold between half of this and this, so that an address stays the same for a while. */
export const passSeconds = 600;

export function writePass(appSecret: string, { thing, sessionId }: PassFor, now: Date): string {
  const step = (passSeconds * 1000) / 2;
  const expires = (Math.floor(now.getTime() / step) + 2) * step;
  return [expires.toString(36), sessionId, sign(appSecret, thing, sessionId, expires)].join('.');
}

/** The session that a pass was written for, or null when it is past its time, altered or for another thing. */
export function readPass(appSecret: string, thing: string, pass: string, now: Date): string | null {
  const [time, sessionId, signature, ...rest] = pass.split('.');
  if (!time || !sessionId || !signature || rest.length > 0) return null;
  const expires = Number.parseInt(time, 36);
  const wanted = Buffer.from(sign(appSecret, thing, sessionId, expires));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return expires > now.getTime() ? sessionId : null;
}

function sign(appSecret: string, thing: string, sessionId: string, expires: number): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'chalkline passes', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([thing, sessionId, expires]))
    .digest('base64url');
}
