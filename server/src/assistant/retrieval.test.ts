import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { builtInStore, retrieveFoods } from './retrieval.service.ts';

const queries = z
  .object({ queries: z.array(z.object({ query: z.string(), expected: z.array(z.string()) })) })
  .parse(
    JSON.parse(readFileSync(new URL('../nutrition/foods/food-search-queries.json', import.meta.url), 'utf8')),
  ).queries;

it('answers 40 queries: hit@5 at least 0.95, recall@5 at least 0.78', async () => {
  const store = await builtInStore();
  const figures = await Promise.all(
    queries.map(async ({ query, expected }) => {
      const found = await retrieveFoods(store, query, 5);
      const hits = found.filter(({ id }) => expected.includes(id)).length;
      return { hit: hits > 0 ? 1 : 0, recall: hits / Math.min(5, expected.length) };
    }),
  );
  const mean = (of: 'hit' | 'recall') => figures.reduce((sum, each) => sum + each[of], 0) / figures.length;
  expect(figures.length).toBe(40);
  expect(mean('hit')).toBeGreaterThanOrEqual(0.95);
  expect(mean('recall')).toBeGreaterThanOrEqual(0.78);
});
