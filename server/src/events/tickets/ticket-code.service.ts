import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  claimBytes,
  type TicketClaim,
  takeApart,
  ticketCodePrefix,
} from '@chalkline/contract/events/ticket-code.ts';

/** A key for one event's codes: Ed25519, PKCS 8 in base64. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/** The text of the QR code, 138 characters: event, ticket and serial with their signature. */
export function writeTicketCode(signingKey: string, claim: TicketClaim): string {
  const said = Buffer.alloc(claimBytes);
  bytesOfId(claim.eventId).copy(said, 0);
  bytesOfId(claim.ticketId).copy(said, 16);
  said.writeUInt32BE(claim.serial, 32);
  return ticketCodePrefix + Buffer.concat([said, sign(null, said, keyOf(signingKey))]).toString('base64url');
}

/** What a code says if this event's key signed it; null for everything else. */
export function readTicketCode(signingKey: string, code: string): TicketClaim | null {
  const parts = takeApart(code);
  if (!parts) return null;
  const isSigned = verify(null, parts.said, createPublicKey(keyOf(signingKey)), parts.signature);
  return isSigned ? parts.claim : null;
}

/** Which event a code says it is for. No proof of anything: its signature has not been looked at. */
export function eventOfCode(code: string): string | null {
  return takeApart(code)?.claim.eventId ?? null;
}

/** What devices check the codes of an event with: 32 bytes in base64url. */
export function publicKeyOf(signingKey: string): string {
  return createPublicKey(keyOf(signingKey)).export({ format: 'jwk' }).x ?? '';
}

function keyOf(signingKey: string) {
  return createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' });
}

function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}
