import { plainWords } from '../plain-words.ts';
import type { BoardRow } from './leaderboard.schema.ts';

type Named = Pick<BoardRow, 'bib' | 'name' | 'affiliate' | 'region' | 'country'>;

/** What an athlete is found by: each word with a space before it. */
export function searchedWords({ bib, name, affiliate, region, country }: Named): string {
  const words = plainWords(`${bib} ${name} ${affiliate ?? ''} ${region ?? ''} ${country ?? ''}`);
  return words.map((word) => ` ${word}`).join('');
}

/** Whether every word asked for begins a word of an athlete. */
export function isFoundBy(searched: string, asked: readonly string[]): boolean {
  return asked.every((word) => searched.includes(` ${word}`));
}
