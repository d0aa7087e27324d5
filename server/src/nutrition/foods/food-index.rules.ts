import { foodWords } from './food-words.rules.ts';

/** What searches read of a food. */
export interface SearchedFood {
  readonly id: string;
  readonly name: string;
  readonly also: string;
  readonly group: string;
}

export interface FoodIndex {
  readonly foods: readonly SearchedFood[];
  /** For each word the foods with it, by their places, and how much it says about them. */
  readonly postings: ReadonlyMap<string, { readonly places: Uint16Array; readonly weights: Float32Array }>;
  /** All words in order, to find those that begin with what is being typed. */
  readonly words: readonly string[];
  readonly byLetters: ReadonlyMap<string, readonly string[]>;
  /** How plain a food is, by its place: baby food, brands and long names come after plain ones. */
  readonly plainness: Float32Array;
  /** The first word of each name. */
  readonly heads: readonly string[];
}

const parts = [
  ['name', 1],
  ['also', 0.5],
  ['group', 0.35],
] as const;
/** How much a long text counts against a word in it, and how soon one more occurrence says nothing new. */
const lengthShare = 0.6;
const saturation = 1.2;

/** The index of the food table, for `searchFoods`. */
export function indexFoods(foods: readonly SearchedFood[]): FoodIndex {
  const steps = indexSteps(foods);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** How many foods are read between two pauses. */
const stepSize = 400;

/** The same in steps of some milliseconds, so that calls aren't held up meanwhile. */
export function* indexSteps(foods: readonly SearchedFood[]): Generator<void, FoodIndex> {
  const texts: { words: string[][]; weight: number; average: number }[] = [];
  for (const [part, weight] of parts) {
    const words: string[][] = [];
    for (const [place, food] of foods.entries()) {
      words.push(foodWords(food[part]));
      if (place % stepSize === 0) yield;
    }
    const average = words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, foods.length);
    texts.push({ words, weight, average: Math.max(average, 1e-9) });
  }
  const counts = new Map<string, Map<number, number>>();
  for (const { words, weight, average } of texts) {
    for (const [place, list] of words.entries()) {
      if (place % stepSize === 0) yield;
      const length = 1 - lengthShare + (lengthShare * list.length) / average;
      for (const word of list) {
        const of = counts.get(word) ?? new Map<number, number>();
        counts.set(word, of.set(place, (of.get(place) ?? 0) + weight / length));
      }
    }
  }
  const words = [...counts.keys()].sort();
  return {
    foods,
    postings: new Map([...counts].map(([word, of]) => [word, weighed(of, foods.length)])),
    words,
    byLetters: byPairs(words),
    plainness: Float32Array.from(foods, (food, place) => plainness(food, texts[0]?.words[place] ?? [])),
    heads: foods.map((_, place) => texts[0]?.words[place]?.[0] ?? ''),
  };
}

/** Rare words say more than frequent ones. */
function weighed(of: ReadonlyMap<number, number>, all: number) {
  const rarity = Math.log(1 + (all - of.size + 0.5) / (of.size + 0.5));
  const weights = [...of.values()].map((count) => (rarity * count * (saturation + 1)) / (count + saturation));
  return { places: Uint16Array.from(of.keys()), weights: Float32Array.from(weights) };
}

function plainness({ name, group }: SearchedFood, words: readonly string[]): number {
  let plain = 1 + 0.5 / (1 + words.length / 4);
  if (/\b(?:raw|NFS|plain)\b/.test(name)) plain *= 1.12;
  if (/^baby|formula|american indian/i.test(group)) plain *= 0.7;
  if (/\b[A-Z]{4,}/.test(name) || /restaurant|fast food/i.test(group)) plain *= 0.85;
  return plain;
}

/** The words by the pairs of letters in them: typos are looked for among words that share some. */
function byPairs(words: readonly string[]): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const word of words) {
    for (const pair of letterPairs(word)) {
      const list = pairs.get(pair) ?? [];
      list.push(word);
      pairs.set(pair, list);
    }
  }
  return pairs;
}

export function letterPairs(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
}
