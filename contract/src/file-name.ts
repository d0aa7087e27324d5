type FileEnding = 'csv' | 'ics' | 'json' | 'jsonl' | 'pdf' | 'txt' | 'zip';

/** Characters of a part. Longer ones are cut. */
const partLength = 60;

/** File systems take 255 bytes, of which browsers need some for the number of a second download. */
const nameBytes = 240;

/**
 * The name of every file that people save: what it's about, what it is, and which one, such as
 * `harbor-throwdown-heat-sheet-version-2.pdf`. Parts that are empty or null are left out. Letters of any script stay.
 * Of a name with too many bytes the longest part is cut, so that what tells files apart stays.
 */
export function fileNameOf(parts: readonly (string | number | null)[], ending: FileEnding): string {
  const words = parts.map(charactersOf).filter(({ length }) => length > 0);
  while (bytesOf(words.map(joined).join('-')) > nameBytes - ending.length - 1) longestOf(words)?.pop();
  return `${words.map(joined).join('-') || 'file'}.${ending}`;
}

/** Accents go, the vowel signs of other scripts stay with their letter. */
function charactersOf(part: string | number | null): string[] {
  const words = String(part ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return (words.match(/\P{M}\p{M}*/gu) ?? []).slice(0, partLength);
}

const joined = (characters: readonly string[]) => characters.join('').replace(/-$/, '');
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function longestOf(words: readonly string[][]): string[] | undefined {
  return words.toSorted((one, other) => bytesOf(joined(other)) - bytesOf(joined(one)))[0];
}
