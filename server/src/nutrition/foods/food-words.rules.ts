const filler = new Set([
  'a',
  'an',
  'and',
  'as',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
/** Ends that are no plural. */
const singular = /(?:ss|us|is|as)$/;

/** The words of a text: lowercase, without accents, plurals and filler; “2%” is one word. */
export function foodWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '');
  return (plain.match(/\d+(?:\.\d+)?%?|\p{L}+/gu) ?? []).filter((word) => !filler.has(word)).map(stem);
}

/** One word for singular and plural. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|sses|ches|shes|xes)$/.test(word)) return word.slice(0, -2);
  if (word === 'leaves' || word === 'loaves' || word === 'halves') return `${word.slice(0, -3)}f`;
  return word.endsWith('s') && !singular.test(word) ? word.slice(0, -1) : word;
}

/** How many letters must change, none or two neighbors swapped included; above `most` it is only more than that. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
