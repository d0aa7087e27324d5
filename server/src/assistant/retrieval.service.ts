import { setImmediate } from 'node:timers/promises';
import { indexFoods } from '../nutrition/foods/food-index.rules.ts';
import { searchFoods } from '../nutrition/foods/food-search.rules.ts';
import { allFoods, rankFoods, warmFoods } from '../nutrition/foods/food-table.service.ts';
import { foodWords } from '../nutrition/foods/food-words.rules.ts';
import { memoryStore } from '../platform/vectors/memory-store.ts';
import type { VectorStore } from '../platform/vectors/vector-store.ts';
import { extraWords } from './food-choice.rules.ts';
import { itemKinds, readWordVectors, references, vectorItems } from './known-items.service.ts';
import { fuseRanks } from './rank-fusion.rules.ts';
import { vectorOf, type WordVectors } from './word-vectors.rules.ts';

export interface Retrieved {
  readonly id: string;
  readonly name: string;
  /** How much of the question it answers: 1 is all of it. */
  readonly likeness: number;
}

/** How far down each list is read. */
const depth = 60;
/** What each list counts. Vectors know words that go together; names, how plain a food is. */
const weights = { words: 1, vectors: 0.35, names: 0.8 };
/** Of the likeness: the share of the words that were found, and the rest for the vectors. */
const wordShare = 0.8;

const alike = { most: 20, within: 0.06 };

let words: WordVectors | undefined;
let loading: Promise<VectorStore> | undefined;
let names: ReadonlyMap<string, string> | undefined;
let referenceIndex: ReturnType<typeof indexFoods> | undefined;

export function wordVectors(): WordVectors {
  words ??= readWordVectors();
  return words;
}

/** The store in memory: filled once, when the first question comes. */
export function builtInStore(): Promise<VectorStore> {
  loading ??= fillStore();
  return loading;
}

/** Loads foods and vectors in the background, so that the first question needn't. */
export async function warmAssistant(): Promise<void> {
  await warmFoods();
  await builtInStore();
}

async function fillStore(): Promise<VectorStore> {
  const store = memoryStore(wordVectors().dimensions);
  for (const items of vectorItems(wordVectors())) {
    await store.upsert(items);
    // Calls come in between.
    await setImmediate();
  }
  return store;
}

/** The foods that a text is about, the best first. */
export function retrieveFoods(store: VectorStore, text: string, most: number): Promise<Retrieved[]> {
  return retrieve(store, text, most, itemKinds.food, rankFoods(text, depth));
}

/** Foods from the one that most people would mean by a text: of those that fit it alike, the plainest name. */
export async function chooseFoods(store: VectorStore, text: string): Promise<Retrieved[]> {
  const found = await retrieveFoods(store, text, alike.most);
  const least = Math.max(0, ...found.map(({ likeness }) => likeness)) - alike.within;
  const typed = new Set(foodWords(text));
  const [fitting, others] = [
    found.filter(({ likeness }) => likeness >= least),
    found.filter(({ likeness }) => likeness < least),
  ];
  const extra = ({ name }: Retrieved) => extraWords(name, typed);
  return [...fitting.sort((one, other) => extra(one) - extra(other)), ...others];
}

/** The formulas and FAQs that a text is about, the best first. */
export function retrieveReferences(store: VectorStore, text: string, most: number): Promise<Retrieved[]> {
  referenceIndex ??= indexFoods(references);
  const ranked = searchFoods(referenceIndex, new Map(), text, depth).map(({ place, met }) => ({
    id: references[place]?.id ?? '',
    met,
  }));
  return retrieve(store, text, most, itemKinds.reference, ranked);
}

async function retrieve(
  store: VectorStore,
  text: string,
  most: number,
  kind: string,
  ranked: ReadonlyArray<{ id: string; met: number }>,
): Promise<Retrieved[]> {
  const vector = vectorOf(wordVectors(), text);
  const near = vector ? await store.query(vector, depth, { kind }) : [];
  const likeness = new Map(near.map((match) => [match.id, match.likeness]));
  const met = new Map(ranked.map((each) => [each.id, each.met]));
  const fused = fuseRanks([
    { ids: ranked.map(({ id }) => id), weight: weights.words },
    { ids: near.map(({ id }) => id), weight: weights.vectors },
    { ids: byPlainNames(text, ranked), weight: weights.names },
  ]);
  const byId = itemNames();
  return fused.slice(0, most).map((id) => ({
    id,
    name: byId.get(id) ?? '',
    likeness: wordShare * (met.get(id) ?? 0) + (1 - wordShare) * Math.max(0, likeness.get(id) ?? 0),
  }));
}

/** Those with all that was typed, the shortest names first. */
function byPlainNames(text: string, ranked: ReadonlyArray<{ id: string; met: number }>): string[] {
  const typed = new Set(foodWords(text));
  const byId = itemNames();
  const best = Math.max(0, ...ranked.map(({ met }) => met));
  return ranked
    .filter(({ met }) => met >= best - 1e-6)
    .map(({ id }) => ({ id, extra: extraWords(byId.get(id) ?? '', typed) }))
    .sort((one, other) => one.extra - other.extra)
    .map(({ id }) => id);
}

function itemNames(): ReadonlyMap<string, string> {
  names ??= new Map([...allFoods(), ...references].map(({ id, name }) => [id, name]));
  return names;
}
