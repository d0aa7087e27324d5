import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { energy, nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import * as endpoints from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { findFoods, knownFood } from './food-table.service.ts';

const names = (typed: string) => findFoods(typed, 5).map(({ name }) => name);

const queries = z
  .object({ queries: z.array(z.object({ query: z.string(), expected: z.array(z.string()) })) })
  .parse(JSON.parse(readFileSync(new URL('./food-search-queries.json', import.meta.url), 'utf8'))).queries;

describe('the search of foods', () => {
  it('answers 40 queries: hit@5 at least 0.95, recall@5 at least 0.78', () => {
    const figures = queries.map(({ query, expected }) => {
      const hits = findFoods(query, 5).filter(({ id }) => expected.includes(id)).length;
      return { hit: hits > 0 ? 1 : 0, recall: hits / Math.min(5, expected.length) };
    });
    const mean = (of: 'hit' | 'recall') => figures.reduce((sum, each) => sum + each[of], 0) / figures.length;
    expect(figures.length).toBe(40);
    expect(mean('hit')).toBeGreaterThanOrEqual(0.95);
    expect(mean('recall')).toBeGreaterThanOrEqual(0.78);
  });

  it.each([
    ['eggs', 'Egg, whole, raw'],
    ['bananna', 'Banana, raw'],
    ['milk 2%', 'Milk, reduced fat (2%)'],
    ['cooked rice white', 'Rice, white, cooked'],
    ['aubergin', 'Eggplant, raw'],
    ['JALAPEÑO', 'Peppers, jalapeno, raw'],
    ['tom', 'Tomatoes, raw'],
  ])('%s finds %s', (typed, name) => {
    expect(names(typed).some((each) => each.startsWith(name))).toBe(true);
  });

  it('finds nothing for what is no food, and shows baby food to those who ask for it', () => {
    expect(names('qqqqxzw')).toEqual([]);
    expect(names('%')).toEqual([]);
    expect(findFoods('carrots', 5).some(({ group }) => /baby/i.test(group))).toBe(false);
    expect(findFoods('baby food carrots', 5).every(({ group }) => /baby/i.test(group))).toBe(true);
  });
});

it('is the file that `npm run foods` writes, byte for byte', () => {
  const packed = readFileSync(new URL('./foods.jsonl.gz', import.meta.url));
  const text = gunzipSync(packed);
  expect(text.toString('utf8').trimEnd().split('\n')).toHaveLength(13_185);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '9aaeef7fd49ecc7c37cfd3dee1090d41b5d22009a9989263448ffd80488b13f4',
  );
});

describe('a food', () => {
  it('has the figures of the USDA, exactly, and knows what isn’t known', () => {
    const butter = knownFood('sr-173410');
    expect(butter).toMatchObject({ name: 'Butter, salted', source: 'sr_legacy', usualMilligrams: null });
    expect(butter?.figures).toHaveLength(nutrients.length);
    expect(butter?.figures[energy]).toBe(717_000);
    expect(butter?.figures[1]).toBe(850);
    expect(butter?.figures[nutrients.findIndex(({ name }) => name === 'Caffeine')]).toBe(null);
    expect(butter?.portions).toContainEqual({ label: '1 tbsp', milligrams: 14_200 });
    expect(knownFood('sr-1')).toBe(null);
  });
});

describe('the calls', async () => {
  const { parts, call } = await testApp();
  const as = await signedIn(parts, await person(parts));

  it('read the amount out of what is typed', async () => {
    const found = async (search: string) =>
      (await call(endpoints.searchFoods, { query: { search } }, { as })).data.foods;
    expect(await found('200 g rice')).toEqual(await found('rice'));
  });

  it('answer 404 for an unknown food', async () => {
    const get = call(endpoints.getFood, { params: { foodId: 'sr-0' } }, { as });
    await expect(get).rejects.toMatchObject({ status: 404 });
  });
});
