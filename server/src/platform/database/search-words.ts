import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
};

/** Texts as plain words for searching: lower case, without accents and punctuation. */
export function searchWords(...texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðıßæœþħ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The condition that `finds` finds every word of `typed`, for a search whose words may be in different tables; nothing
 * that can be searched fits none.
 */
export function everyWord(typed: string, finds: (word: string) => SQL | undefined): SQL {
  const words = wordsIn(typed);
  return words.length === 0 ? sql`false` : sql`(${sql.join(words.map(finds), sql` and `)})`;
}

/**
 * The condition that every word of `typed` begins a word of the row, in any order; undefined when nothing
 * that can be searched was typed.
 */
export function matchesWords(vector: AnyPgColumn, typed: string): SQL | undefined {
  const words = wordsIn(typed);
  if (words.length === 0) return undefined;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`${vector} @@ to_tsquery('simple', ${query})`;
}

function wordsIn(typed: string): string[] {
  return searchWords(typed).split(' ').filter(Boolean).slice(0, 10);
}
