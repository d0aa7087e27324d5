/** What a ticket's code says. No personal data: codes are photographed. */
export interface TicketClaim {
  readonly eventId: string;
  readonly ticketId: string;
  readonly serial: number;
}

/** A code taken apart. It proves nothing until the event's key confirms that `signature` is of `said`. */
export interface TicketCode {
  readonly claim: TicketClaim;
  readonly said: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Tells tickets from links at the door, and this form from later ones. */
export const ticketCodePrefix = 'CL1.';
/** Two ids of 16 bytes and the serial of 4; the signature is the rest. */
export const claimBytes = 36;
const signatureBytes = 64;

/** Null for anything that isn't written like a ticket's code. */
export function takeApart(code: string): TicketCode | null {
  const bytes = code.startsWith(ticketCodePrefix) ? bytesOf(code.slice(ticketCodePrefix.length)) : null;
  if (bytes?.length !== claimBytes + signatureBytes) return null;
  const said = bytes.slice(0, claimBytes);
  const serial = new DataView(said.buffer).getUint32(32);
  const claim = { eventId: idOf(said.slice(0, 16)), ticketId: idOf(said.slice(16, 32)), serial };
  return { claim, said, signature: bytes.slice(claimBytes) };
}

/** From base64url. Its spare bits have to be zero: one spelling for one code. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return again === text ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    // Not base64.
    return null;
  }
}

function idOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
