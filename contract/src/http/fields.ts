import { z } from 'zod';
import { isZone } from '../date-format.ts';
import { emailPattern, isEmail, normalizedEmail } from './email-address.ts';
import { hidesSomething, withoutInvisible } from './invisible.ts';

/**
 * Control characters other than line breaks and tabs, and unpaired surrogates. PostgreSQL can store neither NUL nor an
 * unpaired surrogate.
 */
const unprintable = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Ids are opaque to callers. Any text of a reasonable length is accepted; an unknown id is a 404. */
export const idField = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !/[\p{Cc}\p{Cs}]/u.test(id) && !hidesSomething(id), {
    error: 'contains characters that aren’t allowed in an id',
  });

/**
 * Unicode characters that override text direction. Their effect doesn't stop at the end of the text, so a name with one
 * would reverse the figures next to it (9:12 would read 21:9). Right-to-left scripts don't need them.
 */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

export function withoutTurning(text: string): string {
  return text.replace(turning, '');
}

/** Pasted text often contains invisible characters that people could neither see nor remove. */
const cleaned = (text: string) => withoutInvisible(withoutTurning(text)).trim();

const printable = (text: string) => !unprintable.test(text);
const cannotBeStored = { error: 'has characters that cannot be stored' };

/** Text of several lines that a person typed: trimmed, never empty, without control or invisible characters. */
export function textField(max: number) {
  return z.string().overwrite(cleaned).min(1).max(max).refine(printable, cannotBeStored);
}

/**
 * A name, a title, anything on one line. A value with an invisible character is refused rather than cleaned: otherwise
 * the stored name would differ from the one that was sent.
 */
export function lineField(max: number) {
  return z
    .string()
    .overwrite(withoutTurning)
    .trim()
    .min(1)
    .max(max)
    .check(...oneLine);
}

/** The same, but may be empty. */
export function optionalLine(max: number) {
  return z
    .string()
    .overwrite(withoutTurning)
    .trim()
    .max(max)
    .check(...oneLine);
}

const oneLine = [
  z.refine<string>(printable, cannotBeStored),
  z.refine<string>((text) => !/[\n\r\t\u2028\u2029]/.test(text), { error: 'must be a single line' }),
  z.refine<string>((text) => !hidesSomething(text), { error: 'contains invisible characters' }),
] as const;

/** Text of several lines that may be empty. */
export function optionalText(max: number) {
  return z.string().overwrite(cleaned).max(max).refine(printable, cannotBeStored);
}

/**
 * An address that pages may link to. `https://bank.example@evil.example` looks like the bank's: the part before the @
 * is a user name, which none of our links needs.
 */
export const linkField = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .refine(namesNobody, { error: 'contains a user name or a password' })
  .refine((link) => printable(link) && !hidesSomething(link), { error: 'contains invisible characters' });

/** Whether an address has no user name and no password. It doesn't have to be one of ours. */
export function namesNobody(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '' && !/^[a-z]+:\/*[^/?#]*@/i.test(address);
}

export const emailField = z
  .string()
  .overwrite(normalizedEmail)
  .max(254)
  .regex(emailPattern)
  .refine(isEmail, { error: 'is not an email address' })
  .refine(printable, cannotBeStored)
  .refine((text) => !hidesSomething(text), { error: 'contains invisible characters' });

/** A day without a time: `2026-12-05`. */
/** The id of something that a device makes, so that sending it again adds nothing. */
export const deviceIdField = z.uuid().toLowerCase();

export const dayField = z.iso.date();

/** A moment: ISO 8601 in UTC. */
export const momentField = z.iso.datetime();

/** An IANA time zone, checked against the runtime's own list. */
export const zoneField = z.string().max(64).refine(isZone, { error: 'is not a known time zone' });
