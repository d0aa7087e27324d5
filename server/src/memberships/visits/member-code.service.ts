import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/ids/new-id.ts';

/** Tells codes of members from tickets, and this form from later ones. */
const prefix = 'CLM1';

/** What a member’s QR code says: their membership, signed. No personal data, as codes are photographed. */
export function writeMemberCode(appSecret: string, membershipId: string): string {
  return [prefix, membershipId, sign(appSecret, membershipId)].join('.');
}

/** The membership of a code that we signed; null for everything else. */
export function readMemberCode(appSecret: string, code: string): string | null {
  const [kind, membershipId = '', signature = '', ...rest] = code.split('.');
  if (kind !== prefix || rest.length > 0 || !isId(membershipId)) return null;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(appSecret, membershipId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? membershipId : null;
}

function sign(appSecret: string, membershipId: string): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'chalkline member codes', 32));
  return createHmac('sha256', key).update(membershipId).digest('base64url').slice(0, 22);
}
