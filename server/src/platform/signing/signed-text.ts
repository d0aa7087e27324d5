import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs a text with a key of its own for each purpose, derived from the app’s secret. */
export function signText(appSecret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', `chalkline ${purpose}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether a signature is the wanted one, in a time that tells nothing about it. */
export function isSignature(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
