import { isId } from '../../platform/ids/new-id.ts';
import { isSignature, signText } from '../../platform/signing/signed-text.ts';

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
  return isSignature(signature, sign(appSecret, membershipId)) ? membershipId : null;
}

function sign(appSecret: string, membershipId: string): string {
  return signText(appSecret, 'member codes', membershipId).slice(0, 22);
}
