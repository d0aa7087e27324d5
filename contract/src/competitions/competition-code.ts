import { z } from 'zod';

/** The codes of private competitions: eight characters, none of which looks like another or spells a word. */
export const competitionCode = { length: 8, alphabet: '23456789BCDFGHJKMNPQRTVWXYZ' } as const;

/** A code as somebody types it: blanks, hyphens and small letters are fine. */
export const competitionCodeField = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1).max(20));

/** A code as it is shown: `BCDF-2345`. */
export function showCompetitionCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
