import { sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { energy, fiber } from '@chalkline/contract/nutrition/nutrients.ts';
import * as diary from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import * as ownFoods from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import type { RecipeBody, RecipeChange } from '@chalkline/contract/nutrition/recipe.schema.ts';
import * as endpoints from '@chalkline/contract/nutrition/recipes.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { knownFood } from '../foods/food-table.service.ts';
import { barLabel } from '../own-foods/own-foods.factory.ts';
import { shake } from './recipes.factory.ts';

const { parts, call, clock } = await testApp();

const day = '2026-11-23';

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ as, idempotencyKey });
  const create = async (body: Partial<RecipeBody> = {}, key?: string) =>
    (await call(endpoints.createRecipe, { body: { ...shake, ...body } }, keyed(key))).data;
  const change = async (foodId: string, body: Partial<RecipeChange>) =>
    (
      await call(
        endpoints.changeRecipe,
        {
          params: { recipeId: foodId.slice(4) },
          body: { ...shake, version: 1, applyToPast: false, ...body },
        },
        { as },
      )
    ).data;
  const bar = async () => (await call(ownFoods.createOwnFood, { body: barLabel }, keyed())).data;
  const changeBar = (foodId: string) =>
    call(
      ownFoods.changeOwnFood,
      {
        params: { ownFoodId: foodId.slice(4) },
        body: { ...barLabel, amounts: barLabel.amounts.with(0, 200_000), version: 1, applyToPast: true },
      },
      { as },
    );
  const remove = (foodId: string) =>
    call(ownFoods.removeOwnFood, { params: { ownFoodId: foodId.slice(4) } }, { as });
  const eat = async (foodId: string) => {
    clock.advance(1000);
    const body = { day, meal: 'lunch' as const, foodId, unit: '1 serving', quantity: 1000 };
    return (await call(diary.addEntry, { body }, keyed())).data;
  };
  const read = async () => (await call(diary.getDiaryDay, { params: { day } }, { as })).data.entries;
  const listed = async () => (await call(ownFoods.listOwnFoods, {}, { as })).data.foods;
  return { as, create, change, bar, changeBar, remove, eat, read, listed };
}

const exact = (entries: Parameters<typeof sumOf>[0], place: number) => sumOf(entries, place).exact;

describe('a recipe', () => {
  it('is one entry, whose sums are those of its foods', async () => {
    const { as, create, eat, read, listed } = await somebody();
    const { id, recipe, portions } = await create();
    const banana = knownFood('fndds-63107010');
    const milk = knownFood('fndds-11112110');
    const cup = milk?.portions.find(({ label }) => label === '1 cup')?.milligrams ?? 0;
    expect(recipe).toMatchObject({ servings: 2, milligrams: 200_000 + 2 * cup });
    expect(portions).toEqual([{ label: '1 serving', milligrams: 100_000 + cup }]);
    await eat(id);
    const entries = await read();
    expect(entries).toMatchObject([{ foodId: id, foodVersion: 1, milligrams: 100_000 + cup }]);
    const whole =
      BigInt(banana?.figures[energy] ?? 0) * 200_000n + BigInt(milk?.figures[energy] ?? 0) * BigInt(2 * cup);
    expect(sumOf(entries, energy)).toEqual({ exact: whole / 2n, known: 2, of: 2 });
    expect(await listed()).toMatchObject([{ id, source: 'recipe' }]);
    const { days } = (await call(diary.getDiaryHistory, { query: { to: day } }, { as })).data;
    expect(days).toMatchObject([{ entries: 1, energy: { exact: String(whole / 2n), known: 2, of: 2 } }]);
    expect((await call(diary.exportDiary, { query: { to: day } }, { as })).data.csv).toContain(
      'Banana shake',
    );
  });

  it('tells for how many of its foods a figure is known', async () => {
    const { create, bar, eat, read } = await somebody();
    const { id: foodId } = await bar();
    const more = { foodId, unit: '1 serving', quantity: 1000 };
    const { id, figures } = await create({ ingredients: [...shake.ingredients, more] });
    expect(figures[fiber]).toBeNull();
    await eat(id);
    expect(sumOf(await read(), fiber)).toMatchObject({ known: 2, of: 3 });
    expect(sumOf(await read(), energy)).toMatchObject({ known: 3, of: 3 });
  });

  it('keeps its figures on old days, unless a change is applied to them', async () => {
    const { create, change, bar, changeBar, remove, eat, read } = await somebody();
    const { id: foodId } = await bar();
    const ingredients = [{ foodId, unit: '1 serving', quantity: 2000 }];
    const { id } = await create({ ingredients });
    await eat(id);
    // A bar of 40 g has 160 kcal.
    expect(exact(await read(), energy)).toBe(16_000_000_000n);
    await changeBar(foodId);
    await change(id, { ingredients, servings: 1 });
    expect(exact(await read(), energy)).toBe(16_000_000_000n);
    expect(await failure(change(id, { ingredients }))).toContain('state_changed');
    await change(id, { version: 2, ingredients, servings: 1, applyToPast: true });
    // Two bars of 200 kcal in the one serving.
    expect(exact(await read(), energy)).toBe(40_000_000_000n);
    await remove(foodId);
    await remove(id);
    expect(exact(await read(), energy)).toBe(40_000_000_000n);
  });

  it('shares the weight after cooking', async () => {
    const { create, eat, read } = await somebody();
    const { id, recipe } = await create({ servings: 3, cookedMilligrams: 300_000 });
    expect(recipe?.milligrams).toBe(300_000);
    await eat(id);
    const [entry] = await read();
    expect(entry?.milligrams).toBe(100_000);
    expect(exact(await read(), energy)).toBe((exact(recipe?.parts ?? [], energy) * 2n + 3n) / 6n);
  });

  it('is written once under one key, and changed once of two changes at once', async () => {
    const { create, change, listed } = await somebody();
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([create({}, key), create({}, key)]);
    expect(one.id).toBe(other.id);
    expect(await listed()).toHaveLength(1);
    const results = await Promise.allSettled([change(one.id, { name: 'A' }), change(one.id, { name: 'B' })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can have others in it, five inside each other, and never itself', async () => {
    const { create, change, eat, read } = await somebody();
    const inside = (foodId: string) => [{ foodId, unit: '1 serving', quantity: 1000 }];
    const first = await create();
    const second = await create({ servings: 1, ingredients: [...inside(first.id), ...shake.ingredients] });
    await eat(second.id);
    // Half of the first and all of the second: one and a half shakes.
    const { exact: shaken } = sumOf(first.recipe?.parts ?? [], energy);
    expect(sumOf(await read(), energy)).toEqual({ exact: (shaken * 3n) / 2n, known: 4, of: 4 });
    expect(second.recipe?.parts[0]?.recipe).toEqual(first.recipe);

    let deepest = second.id;
    for (const name of ['Third', 'Fourth', 'Fifth']) {
      deepest = (await create({ name, ingredients: inside(deepest) })).id;
    }
    expect(await failure(create({ ingredients: inside(deepest) }))).toContain('recipe_too_deep');
    expect(await failure(change(first.id, { ingredients: inside(first.id) }))).toContain('recipe_in_itself');
    expect(await failure(change(first.id, { ingredients: inside(deepest) }))).toContain('recipe_in_itself');

    // What went in keeps the version that it had.
    await change(first.id, { servings: 1 });
    expect(sumOf(await read(), energy)).toMatchObject({ exact: (shaken * 3n) / 2n });
  });

  it('is refused with an unknown food or portion, and for others', async () => {
    const { create, change, bar } = await somebody();
    const { id } = await create();
    const one = { foodId: id, unit: 'g', quantity: 1000 };
    expect(await failure(create({ ingredients: [{ ...one, foodId: 'sr-0' }] }))).toContain('not_found');
    const portion = { ...one, foodId: 'sr-173410', unit: '1 truck' };
    expect(await failure(create({ ingredients: [portion] }))).toContain('unknown_portion');
    const heavy = { ...portion, unit: '1 cup', quantity: 10_000_000 };
    expect(await failure(create({ ingredients: [heavy] }))).toContain('too_heavy');
    expect(await failure(create({ ingredients: [] }))).toContain(422);
    const label = await bar();
    expect(await failure(change(label.id, {}))).toContain('not_found');
    const other = await somebody();
    expect(await failure(other.change(id, {}))).toContain('not_found');
    expect(await failure(other.create({ ingredients: [{ ...one, foodId: label.id }] }))).toContain(
      'not_found',
    );
  });
});
