type FileEnding = 'csv' | 'ics' | 'json' | 'pdf' | 'txt' | 'zip';

/** Longer names are cut, so that file systems take the whole. */
const partLength = 60;

/**
 * The name of every file that people save: what it's about, what it is, and which one, such as
 * `harbor-throwdown-heat-sheet-version-2.pdf`. Parts that are empty or null are left out. Letters of any script stay.
 */
export function fileNameOf(parts: readonly (string | number | null)[], ending: FileEnding): string {
  return `${parts.map(wordsOf).filter(Boolean).join('-') || 'file'}.${ending}`;
}

function wordsOf(part: string | number | null): string {
  const words = String(part ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return [...words].slice(0, partLength).join('').replace(/^-|-$/g, '');
}
