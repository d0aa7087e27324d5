import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** What a ticket's code says. No personal data: codes are photographed. */
export interface TicketClaim {
  readonly eventId: string;
  readonly ticketId: string;
  readonly serial: number;
}

/** Tells tickets from links at the door, and this form from later ones. */
const prefix = 'CL1.';
/** Two ids of 16 bytes and the serial of 4; the signature is the rest. */
const claimBytes = 36;
const signatureBytes = 64;

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
  return prefix + Buffer.concat([said, sign(null, said, keyOf(signingKey))]).toString('base64url');
}

/** What a code says if this event's key signed it; null for everything else. */
export function readTicketCode(signingKey: string, code: string): TicketClaim | null {
  const bytes = code.startsWith(prefix) ? Buffer.from(code.slice(prefix.length), 'base64url') : null;
  if (bytes?.length !== claimBytes + signatureBytes) return null;
  const said = bytes.subarray(0, claimBytes);
  // One spelling for one code: base64url has bits to spare that a decoder ignores.
  if (prefix + bytes.toString('base64url') !== code) return null;
  if (!verify(null, said, createPublicKey(keyOf(signingKey)), bytes.subarray(claimBytes))) return null;
  return { eventId: idOf(said, 0), ticketId: idOf(said, 16), serial: said.readUInt32BE(32) };
}

/** Which event a code says it is for. No proof of anything: its signature has not been looked at. */
export function eventOfCode(code: string): string | null {
  const bytes = code.startsWith(prefix) ? Buffer.from(code.slice(prefix.length), 'base64url') : null;
  return bytes?.length === claimBytes + signatureBytes ? idOf(bytes, 0) : null;
}

function keyOf(signingKey: string) {
  return createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' });
}

function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer, at: number): string {
  return bytes
    .subarray(at, at + 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
