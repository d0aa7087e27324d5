// Apart from the schemas: the order's page and the desk need no schema for it.

/** Tells the codes of registrations from tickets and links. */
const prefix = 'CLR1.';

/**
 * What the QR code of a registered place says: the piece of the order that paid for it, an id that its buyer alone
 * knows. No personal data, since codes are photographed.
 */
export const writeRegistrationCode = (unitId: string): string => prefix + unitId;

/** The piece of the order; null for any other code. */
export function readRegistrationCode(code: string): string | null {
  return code.startsWith(prefix) ? code.slice(prefix.length) : null;
}
