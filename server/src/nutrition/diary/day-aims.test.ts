import * as favorites from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import * as measures from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { getDiaryDay } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import type { NewTargets } from '@chalkline/contract/nutrition/targets.schema.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

/** A Monday. */
const day = '2026-11-23';
const none = { kcal: null, protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const read = async (of = day) => (await call(getDiaryDay, { params: { day: of } }, { as })).data;
  const set = (body: Partial<NewTargets>) =>
    call(measures.setTargets, { body: { startsOn: day, weekdays: [1], ...none, ...body } }, { as });
  const drink = (milliliters = 250, idempotencyKey: string = crypto.randomUUID()) =>
    call(measures.addDrink, { body: { day, milliliters } }, { as, idempotencyKey });
  const spill = (drinkId: string) => call(measures.removeDrink, { params: { drinkId } }, { as });
  const weigh = (of: string, grams: number) =>
    call(measures.setWeight, { params: { day: of }, body: { grams } }, { as });
  const weights = async (days: number) =>
    (await call(measures.listWeights, { query: { to: day, days } }, { as })).data.weights;
  const liked = async () => (await call(favorites.listFavorites, {}, { as })).data.foods.map(({ id }) => id);
  return { as, read, set, drink, spill, weigh, weights, liked };
}

describe('targets', () => {
  it('hold for their weekdays from their day on, until others begin', async () => {
    const { as, read, set } = await somebody();
    expect((await read()).targets).toBeNull();
    await set({ weekdays: [1, 2], kcal: 2350, protein: 140 });
    await set({ weekdays: [1], startsOn: '2026-11-30', kcal: 2100 });
    expect((await read('2026-11-22')).targets).toBeNull();
    expect((await read('2026-11-16')).targets).toBeNull();
    expect((await read()).targets).toEqual({ ...none, kcal: 2350, protein: 140 });
    expect((await read('2026-11-25')).targets).toBeNull();
    expect((await read('2026-11-30')).targets).toEqual({ ...none, kcal: 2100 });
    expect((await read('2026-12-01')).targets).toMatchObject({ kcal: 2350 });
    const { current, later } = (await call(measures.listTargets, { params: { day } }, { as })).data;
    expect(current.map(({ weekday }) => weekday)).toEqual([1, 2]);
    expect(later).toEqual([{ ...none, weekday: 1, startsOn: '2026-11-30', kcal: 2100 }]);
  });

  it('are replaced where they begin on the same day, and can end', async () => {
    const { read, set } = await somebody();
    await Promise.all([set({ kcal: 2000 }), set({ kcal: 2000 })]);
    await set({ fiber: 30 });
    expect((await read()).targets).toEqual({ ...none, fiber: 30 });
    await set({});
    expect((await read()).targets).toBeNull();
    expect(await failure(set({ kcal: 0 }))).toContain(422);
    expect(await failure(set({ weekdays: [8] }))).toContain(422);
    expect((await (await somebody()).read()).targets).toBeNull();
  });
});

describe('a day', () => {
  it('counts each glass once, and only its owner takes one out', async () => {
    const { read, drink, spill } = await somebody();
    const key = crypto.randomUUID();
    const [first] = await Promise.all([drink(250, key), drink(250, key), drink(500)]);
    expect((await read()).drinks.map(({ milliliters }) => milliliters).toSorted()).toEqual([250, 500]);
    expect(await failure((await somebody()).spill(first.data.id))).toContain('not_found');
    await spill(first.data.id);
    expect(await failure(spill(first.data.id))).toContain('not_found');
    expect((await read()).drinks).toMatchObject([{ milliliters: 500 }]);
  });

  it('ends at so many drinks, also when they come at once', async () => {
    const { read, drink } = await somebody();
    const results = await Promise.allSettled(Array.from({ length: 65 }, () => drink(10)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    expect((await read()).drinks).toHaveLength(60);
  });

  it('has one weight, the latest', async () => {
    const { as, read, weigh, weights } = await somebody();
    await weigh(day, 80_000);
    await weigh(day, 79_500);
    await weigh('2026-08-25', 82_000);
    expect((await read()).grams).toBe(79_500);
    expect(await weights(90)).toEqual([{ day, grams: 79_500 }]);
    expect(await weights(91)).toHaveLength(2);
    expect(await failure(weigh(day, 1))).toContain(422);
    await call(measures.removeWeight, { params: { day } }, { as });
    await call(measures.removeWeight, { params: { day } }, { as });
    expect((await read()).grams).toBeNull();
  });

  it('hides calories where its person wants that', async () => {
    const { as, read } = await somebody();
    expect((await read()).hidesCalories).toBe(false);
    await call(measures.setDiarySettings, { body: { hidesCalories: true } }, { as });
    expect((await read()).hidesCalories).toBe(true);
  });
});

it('keeps favorites, each once, the latest first', async () => {
  const { as, liked } = await somebody();
  const like = (foodId: string) => call(favorites.addFavorite, { params: { foodId } }, { as });
  await like('sr-173410');
  clock.advance(1000);
  await Promise.all([like('sr-173411'), like('sr-173411'), like('sr-173410')]);
  expect(await liked()).toEqual(['sr-173411', 'sr-173410']);
  expect(await failure(like('sr-0'))).toContain('not_found');
  await call(favorites.removeFavorite, { params: { foodId: 'sr-173411' } }, { as });
  expect(await liked()).toEqual(['sr-173410']);
  expect(await (await somebody()).liked()).toEqual([]);
});
