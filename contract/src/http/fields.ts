import { z } from 'zod';
import { emailPattern, isEmail, normalizedEmail } from './email-address.ts';

/**
 * Line breaks and tabs may stand in text, other control characters may not, nor may half of a surrogate pair:
 * the database stores neither NUL nor such a half.
 */
const unprintable = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Ids are opaque to callers; any text of a sane length is understood, and one that names nothing is 404. */
export const idField = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !unprintable.test(id), { error: 'contains characters that aren’t allowed in an id' });

/**
 * Marks that turn the order of what follows them. They do not end with the text that they stand in, so a name with one
 * would turn the figures beside it (9:12 would read as 21:9). The order of a script's own letters needs none of them.
 */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

export function withoutTurning(text: string): string {
  return text.replace(turning, '');
}

/** Text a person typed: trimmed, never empty, without control characters; marks that turn its order are left out. */
export function textField(max: number) {
  return z
    .string()
    .overwrite(withoutTurning)
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unprintable.test(text), { error: 'contains characters that can’t be stored' });
}

/** A name or a title: such a text, on one line. */
export function lineField(max: number) {
  return textField(max).refine((text) => !/[\n\r\t\u2028\u2029]/.test(text), {
    error: 'must be a single line',
  });
}

/** Text that may be left empty. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(withoutTurning)
    .trim()
    .max(max)
    .refine((text) => !unprintable.test(text), { error: 'contains characters that can’t be stored' });
}

export const emailField = z
  .string()
  .overwrite(normalizedEmail)
  .max(254)
  .regex(emailPattern)
  .refine(isEmail, { error: 'is not an email address' })
  .refine((text) => !unprintable.test(text), { error: 'contains characters that can’t be stored' });

/** A day without a time: `2026-12-05`. */
export const dayField = z.iso.date();

/** A moment: ISO 8601 in UTC. */
export const momentField = z.iso.datetime();

/** An IANA time zone, checked against the runtime's own list. */
export const zoneField = z.string().max(64).refine(isKnownZone, { error: 'is not a known time zone' });

function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
