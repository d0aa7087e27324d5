import { type FoodIndex, letterPairs } from './food-index.rules.ts';
import { foodWords, slipsBetween } from './food-words.rules.ts';

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words that mean the same for a part of what was typed, each with how sure that is. */
type Meaning = ReadonlyArray<{ readonly words: readonly string[]; readonly share: number }>;

export interface FoundFood {
  readonly place: number;
  /** The share of what was typed that the food has: 1 is all of it. */
  readonly met: number;
}

/** The places of the foods that answer what is typed, the best first. */
export function searchFoods(
  index: FoodIndex,
  synonyms: Synonyms,
  typed: string,
  most: number,
): readonly FoundFood[] {
  const meanings = meaningsOf(index, synonyms, foodWords(typed));
  const scores = new Float32Array(index.foods.length);
  const met = new Float32Array(index.foods.length);
  for (const meaning of meanings) addBest(index, meaning, scores, met);
  const typedHeads = new Set(meanings.flatMap((meaning) => meaning.flatMap(({ words }) => words)));
  const forBaby = typedHeads.has('baby');
  const found: number[] = [];
  for (const [place, score] of scores.entries()) {
    if (score === 0) continue;
    const all = (met[place] ?? 0) / meanings.length;
    const head = typedHeads.has(index.heads[place] ?? '') ? 1.08 : 1;
    scores[place] = score * head * (forBaby ? 1 : (index.plainness[place] ?? 1)) * all ** 0.7;
    found.push(place);
  }
  const byScore = (one: number, other: number) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other;
  const share = (place: number) => (met[place] ?? 0) / meanings.length;
  return found
    .sort(byScore)
    .slice(0, most)
    .map((place) => ({ place, met: share(place) }));
}

/** Adds to each food its best answer to one part of what was typed. */
function addBest({ postings }: FoodIndex, meaning: Meaning, scores: Float32Array, met: Float32Array): void {
  const best = new Map<number, number>();
  const share = new Map<number, number>();
  for (const { words, share: sure } of meaning) {
    const sums = new Map<number, number>();
    const hits = new Map<number, number>();
    for (const word of words) {
      const posting = postings.get(word);
      posting?.places.forEach((place, at) => {
        sums.set(place, (sums.get(place) ?? 0) + (posting.weights[at] ?? 0));
        hits.set(place, (hits.get(place) ?? 0) + 1);
      });
    }
    for (const [place, sum] of sums) {
      const score = (sum / words.length ** 0.5) * sure;
      if (score > (best.get(place) ?? 0)) best.set(place, score);
      share.set(place, Math.max(share.get(place) ?? 0, (hits.get(place) ?? 0) / words.length));
    }
  }
  for (const [place, score] of best) {
    scores[place] = (scores[place] ?? 0) + score;
    met[place] = (met[place] ?? 0) + (share.get(place) ?? 0);
  }
}

const longestPhrase = 4;

function meaningsOf(index: FoodIndex, synonyms: Synonyms, typed: readonly string[]): Meaning[] {
  const meanings: Meaning[] = [];
  let at = 0;
  while (at < typed.length) {
    const length = phraseAt(synonyms, typed, at);
    if (length > 0) {
      const phrase = typed.slice(at, at + length);
      const others = synonyms.get(phrase.join(' ')) ?? [];
      const own = { words: phrase, share: 0.8 };
      meanings.push([own, ...others.map((other) => ({ words: foodWords(other), share: 1 }))]);
      at += length;
    } else {
      meanings.push(wordMeaning(index, synonyms, typed[at] ?? '', at === typed.length - 1));
      at += 1;
    }
  }
  return meanings;
}

function phraseAt(synonyms: Synonyms, typed: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, typed.length - at); length > 0; length -= 1) {
    if (synonyms.has(typed.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** A word itself; the words it begins while it is being typed; or those that a slip of the keyboard made it. */
function wordMeaning(index: FoodIndex, synonyms: Synonyms, word: string, isLast: boolean): Meaning {
  const posting = index.postings.get(word);
  const begun = word.length >= 2 && (isLast || !posting) ? beginning(index, word) : [];
  if (posting) {
    const others = posting.places.length < 60 && word.length >= 3 ? begun : [];
    return [one(word, 1), ...others.filter((other) => other !== word).map((other) => one(other, 0.5))];
  }
  if (begun.length > 0) return begun.map((other) => one(other, 0.9));
  const meant = [...synonyms].find(([phrase]) => word.length >= 3 && phrase.startsWith(word));
  if (meant) return meant[1].map((other) => ({ words: foodWords(other), share: 0.85 }));
  return word.length >= 4 && /^\p{L}+$/u.test(word) ? slipped(index, word) : [];
}

const one = (word: string, share: number) => ({ words: [word], share });

/** The most frequent words that begin so. */
function beginning({ words, postings }: FoodIndex, start: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const begun: string[] = [];
  while (words[low]?.startsWith(start)) {
    begun.push(words[low] ?? '');
    low += 1;
  }
  const count = (word: string) => postings.get(word)?.places.length ?? 0;
  return begun.sort((first, second) => count(second) - count(first)).slice(0, 6);
}

function slipped(index: FoodIndex, word: string): Meaning {
  const shared = new Map<string, number>();
  for (const pair of letterPairs(word)) {
    for (const other of index.byLetters.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  const most = word.length >= 7 ? 2 : 1;
  const near = [...shared]
    .filter(([other, count]) => count >= 2 && Math.abs(other.length - word.length) <= most)
    .map(([other]) => ({ other, slips: slipsBetween(word, other, most) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === least)
    .slice(0, 4)
    .map(({ other }) => one(other, 1 - 0.15 * least));
}
