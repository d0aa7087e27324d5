import type { NewEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { energy, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import * as diary from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import type { OwnFoodBody, OwnFoodChange } from '@chalkline/contract/nutrition/own-food.schema.ts';
import * as endpoints from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { barLabel } from './own-foods.factory.ts';

const { parts, call, clock } = await testApp();

const today = '2026-11-23';
const gtin = '4006381333931';

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const keyed = () => ({ as, idempotencyKey: crypto.randomUUID() });
  const create = async (body: Partial<OwnFoodBody> = {}) =>
    (await call(endpoints.createOwnFood, { body: { ...barLabel, ...body } }, keyed())).data;
  const change = async (foodId: string, body: Partial<OwnFoodChange>) =>
    (
      await call(
        endpoints.changeOwnFood,
        {
          params: { ownFoodId: foodId.slice(4) },
          body: { ...barLabel, version: 1, applyToPast: false, ...body },
        },
        { as },
      )
    ).data;
  const remove = (foodId: string) =>
    call(endpoints.removeOwnFood, { params: { ownFoodId: foodId.slice(4) } }, { as });
  const eat = async (foodId: string, body: Partial<NewEntry> = {}) => {
    clock.advance(1000);
    const eaten = { day: today, meal: 'lunch' as const, foodId, unit: '1 serving', quantity: 2000 };
    return (await call(diary.addEntry, { body: { ...eaten, ...body } }, keyed())).data;
  };
  const read = async () => (await call(diary.getDiaryDay, { params: { day: today } }, { as })).data.entries;
  const search = async (typed: string) =>
    (await call(diary.searchFoods, { query: { search: typed } }, { as })).data.foods;
  const code = async (typed: string) =>
    (await call(endpoints.getFoodByCode, { params: { gtin: typed } }, { as })).data.food;
  return { as, create, change, remove, eat, read, search, code };
}

const kcal = (sum: ReturnType<typeof sumOf>) => Number(sum.exact) / 100_000_000;

describe('a food by its label', () => {
  it('is found first by its owner alone, and eaten by servings', async () => {
    const { create, eat, read, search } = await somebody();
    const { id } = await create();
    expect((await search('protein ba'))[0]).toMatchObject({ id, source: 'own', kcal: 400_000 });
    await eat(id);
    const entries = await read();
    expect(entries).toMatchObject([{ name: 'Protein bar', milligrams: 80_000, foodVersion: 1 }]);
    expect(kcal(sumOf(entries, energy))).toBe(320);
    expect(sumOf(entries, 13)).toMatchObject({ known: 0, of: 1 });
    const other = await somebody();
    expect((await other.search('protein ba')).map((food) => food.id)).not.toContain(id);
    expect(await failure(other.eat(id))).toContain('not_found');
    expect(await failure(other.change(id, {}))).toContain('not_found');
    expect(await failure(other.remove(id))).toContain('not_found');
  });

  it('keeps its old version on old days, unless it is applied to them', async () => {
    const { create, change, eat, read } = await somebody();
    const { id } = await create();
    await eat(id);
    await eat(id, { unit: 'g', quantity: 50_000 });
    const amounts = barLabel.amounts.with(1, 14_000);
    await change(id, { amounts, servingMilligrams: 50_000 });
    expect((await read()).map(({ milligrams, foodVersion }) => [milligrams, foodVersion])).toEqual([
      [80_000, 1],
      [50_000, 1],
    ]);
    await eat(id);
    expect((await read())[2]).toMatchObject({ milligrams: 100_000, foodVersion: 2 });
    expect(await failure(change(id, { amounts }))).toContain('state_changed');
    await change(id, { version: 2, amounts, name: 'Bar', applyToPast: true });
    const entries = await read();
    expect(entries.map(({ milligrams, foodVersion, name }) => [milligrams, foodVersion, name])).toEqual([
      [80_000, 3, 'Bar'],
      [50_000, 3, 'Bar'],
      [80_000, 3, 'Bar'],
    ]);
    // 14 g in 40 g, 210 g in all.
    expect(kcal(sumOf(entries, protein))).toBe(73.5);
    await change(id, { version: 3, per: '100g', servingMilligrams: null, applyToPast: true });
    expect((await read())[0]).toMatchObject({ unit: 'g', quantity: 80_000, milligrams: 80_000 });
  });

  it('is changed once of two changes at once', async () => {
    const { create, change } = await somebody();
    const { id } = await create();
    const results = await Promise.allSettled([change(id, { name: 'A' }), change(id, { name: 'B' })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays on its days when it is removed, and can still be weighed there', async () => {
    const { as, create, remove, eat, read, search } = await somebody();
    const { id } = await create();
    const entry = await eat(id);
    await remove(id);
    expect(await failure(remove(id))).toContain('not_found');
    expect((await search('protein ba')).map((food) => food.id)).not.toContain(id);
    await call(
      diary.changeEntry,
      { params: { diaryEntryId: entry.id }, body: { version: 1, quantity: 1000 } },
      { as },
    );
    expect((await read())[0]).toMatchObject({ milligrams: 40_000, foodVersion: 1 });
  });

  it('is refused where no food can be like it', async () => {
    const { create } = await somebody();
    const { amounts } = barLabel;
    expect(await failure(create({ amounts: amounts.with(1, 30_000) }))).toContain('label_over_100');
    expect(await failure(create({ amounts: amounts.with(3, 16_001) }))).toContain('label_part');
    expect(await failure(create({ servingMilligrams: null }))).toContain(422);
    expect(await failure(create({ gtin: '4006381333932' }))).toContain(422);
  });

  it('is found by its barcode, which one food has', async () => {
    const { create, remove, code } = await somebody();
    expect(await code(gtin)).toBeNull();
    const { id } = await create({ gtin });
    expect((await code(`0${gtin}`))?.id).toBe(id);
    expect(await failure(create({ gtin }))).toContain('code_taken');
    expect(await (await somebody()).code(gtin)).toBeNull();
    expect(await failure(code('123'))).toContain(422);
    await remove(id);
    const results = await Promise.allSettled([create({ gtin }), create({ gtin })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('a food that a device sends again with its id is one, until it was removed', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const id = crypto.randomUUID();
  const sent = await Promise.all([one.create({ id, gtin }), one.create({ id, gtin })]);
  expect(sent.map((food) => food.id)).toEqual([`own-${id}`, `own-${id}`]);
  await one.change(`own-${id}`, { name: 'Oat bar' });
  expect(await one.create({ id, gtin })).toMatchObject({ name: 'Oat bar', version: 2 });
  expect((await one.search('bar')).filter((food) => food.source === 'own')).toHaveLength(1);
  expect(await failure(other.create({ id }))).toContain('not_found');
  await one.remove(`own-${id}`);
  expect(await failure(one.create({ id, gtin }))).toContain('removed_elsewhere');
});
