import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ImageType } from '../platform/images/images.ts';
import type { UploadRow } from './uploads.table.ts';

const endings: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The name under which an upload is stored and fetched. */
export function uploadName({ id, contentType }: Pick<UploadRow, 'id' | 'contentType'>): string {
  return `${id}.${endings[contentType]}`;
}

export function storageKey(upload: Pick<UploadRow, 'id' | 'contentType'>): string {
  return `uploads/${uploadName(upload)}`;
}

/** Seconds that a pass holds: between half of this and this, so that an address stays the same for a while. */
export const passSeconds = 600;

/**
 * A pass lets one session fetch one file for at most ten minutes. Whether that session may see it is asked
 * again at the fetch: the pass only says who asks, because an <img> cannot send a token.
 */
export function writePass(appSecret: string, name: string, sessionId: string, now: Date): string {
  const step = (passSeconds * 1000) / 2;
  const expires = (Math.floor(now.getTime() / step) + 2) * step;
  return [expires.toString(36), sessionId, sign(appSecret, name, sessionId, expires)].join('.');
}

/** The session that a pass was written for, or null when it is past its time, altered or for another file. */
export function readPass(appSecret: string, name: string, pass: string, now: Date): string | null {
  const [time, sessionId, signature, ...rest] = pass.split('.');
  if (!time || !sessionId || !signature || rest.length > 0) return null;
  const expires = Number.parseInt(time, 36);
  const wanted = Buffer.from(sign(appSecret, name, sessionId, expires));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return expires > now.getTime() ? sessionId : null;
}

function sign(appSecret: string, name: string, sessionId: string, expires: number): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'chalkline uploads', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([name, sessionId, expires]))
    .digest('base64url');
}
