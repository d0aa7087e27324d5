import { z } from 'zod';

/** The codes of private competitions: eight characters, none of which looks like another or spells a word. */
export const competitionCode = { length: 8, alphabet: '23456789BCDFGHJKMNPQRTVWXYZ' } as const;

/** A code as somebody types it: small letters are fine, and what is none and no digit is left out. */
export const competitionCodeField = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
  .pipe(z.string().min(1).max(20));

/** A code as it is shown: `BCDF-2345`. */
export function showCompetitionCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
