import { foodWords } from '../nutrition/foods/food-words.rules.ts';

/** What words mean, as directions: words that are used alike point alike. */
export interface WordVectors {
  readonly dimensions: number;
  /** By the word: the place of its row, and how rare it is. */
  readonly words: ReadonlyMap<string, { readonly place: number; readonly rarity: number }>;
  readonly rows: Int8Array;
}

/** The mean of the words, rare ones counting more, of unit length; null where no word is known. */
export function vectorOf({ dimensions, words, rows }: WordVectors, text: string): Float32Array | null {
  const sum = new Float32Array(dimensions);
  for (const word of foodWords(text)) {
    const known = words.get(word);
    if (!known) continue;
    const from = known.place * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + (rows[from + at] ?? 0) * known.rarity;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? null : sum.map((value) => value / length);
}
