import { allFoods } from '../nutrition/foods/food-table.service.ts';
import type { VectorStore } from '../platform/vectors/vector-store.ts';
import { vectorItems } from './known-items.service.ts';
import { builtInStore, wordVectors } from './retrieval.service.ts';

/** For benchmarks: foods and vectors, loaded as the product does, and all vectors one after another. */
export const loadFoods = (): number => allFoods().length;

export const loadVectors = (): Promise<VectorStore> => builtInStore();

export function plainVectors() {
  const words = wordVectors();
  const items = [...vectorItems(words)].flat();
  const rows = new Float32Array(items.length * words.dimensions);
  for (const [at, { vector }] of items.entries()) rows.set(vector, at * words.dimensions);
  return { ids: items.map(({ id }) => id), dimensions: words.dimensions, rows };
}
