import { setMealPlan } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import * as diary from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { changeOwnFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import * as endpoints from '@chalkline/contract/nutrition/own-portions.endpoints.ts';
import { createRecipe } from '@chalkline/contract/nutrition/recipes.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { barLabel, ownFood } from './own-foods.factory.ts';

const { parts, call, clock } = await testApp();
const day = '2026-11-23';
const butter = 'sr-173410';

async function somebody(given?: Awaited<ReturnType<typeof person>>) {
  const who = given ?? (await person(parts));
  const as = await signedIn(parts, who);
  const keyed = () => ({ as, idempotencyKey: crypto.randomUUID() });
  const put = (
    label: string,
    milligrams: number,
    portionId: string = crypto.randomUUID(),
    foodId = butter,
  ) => {
    clock.advance(1000);
    return call(
      endpoints.putOwnPortion,
      { params: { foodId, portionId }, body: { label, milligrams } },
      { as },
    );
  };
  const remove = (portionId: string, foodId = butter) =>
    call(endpoints.removeOwnPortion, { params: { foodId, portionId } }, { as });
  const read = async (foodId = butter) =>
    (await call(diary.getFood, { params: { foodId }, query: {} }, { as })).data;
  const own = async (foodId = butter) =>
    (await read(foodId)).portions.filter(({ id }) => id).map(({ label, milligrams }) => [label, milligrams]);
  const eat = async (unit: string, quantity: number, foodId = butter) =>
    (await call(diary.addEntry, { body: { day, meal: 'lunch' as const, foodId, unit, quantity } }, keyed()))
      .data;
  const change = async (entry: { id: string; version: number }, quantity: number) =>
    (
      await call(
        diary.changeEntry,
        { params: { diaryEntryId: entry.id }, body: { version: entry.version, quantity } },
        { as },
      )
    ).data;
  const recent = async () => (await call(diary.listRecentFoods, {}, { as })).data.foods;
  return { who, viewer: asViewer(who), as, keyed, put, remove, read, own, eat, change, recent };
}

it('is offered first, for its person alone, and logged by what it weighs', async () => {
  const ana = await somebody();
  const other = await somebody();
  const tables = (await ana.read()).portions;
  await ana.put('My pat', 7000);
  const { data } = await ana.put('My bowl', 280_000);
  expect(data.portions).toEqual([
    { id: expect.any(String), label: 'My bowl', milligrams: 280_000 },
    { id: expect.any(String), label: 'My pat', milligrams: 7000 },
    ...tables,
  ]);
  expect(await ana.eat('My bowl', 1500)).toMatchObject({ unit: 'My bowl', milligrams: 420_000 });
  expect(await other.own()).toEqual([]);
  expect(await failure(other.eat('My bowl', 1000))).toContain('unknown_portion');
  const kept = (await call(diary.getKeptDiary, { params: { day } }, { as: ana.as })).data.foods;
  expect(kept.find(({ id }) => id === butter)?.portions[0]?.label).toBe('My bowl');
});

it('is changed and removed while entries keep what they weigh', async () => {
  const { put, remove, own, eat, change, recent } = await somebody();
  const id = crypto.randomUUID();
  await put('My bowl', 280_000, id);
  const entry = await eat('My bowl', 1000);
  await put('My bowl', 300_000, id);
  await put('My bowl', 300_000, id);
  expect(await own()).toEqual([['My bowl', 300_000]]);
  expect(await change(entry, 2000)).toMatchObject({ unit: 'My bowl', milligrams: 560_000 });
  expect(await recent()).toMatchObject([{ unit: 'My bowl', quantity: 2000, milligrams: 600_000 }]);
  await remove(id);
  expect(await own()).toEqual([]);
  expect(await change({ ...entry, version: 2 }, 500)).toMatchObject({ milligrams: 140_000 });
  expect(await recent()).toMatchObject([{ unit: 'g', quantity: 140_000, milligrams: 140_000 }]);
  expect(await failure(eat('My bowl', 1000))).toContain('unknown_portion');
  expect(await failure(remove(id))).toContain('not_found');
});

it('has a name of its own, of a known food, and a person has twenty for a food', async () => {
  const { put, read, own, remove } = await somebody();
  const other = await somebody();
  const [first] = (await read()).portions;
  const taken = [409, 'portion_taken', 'body.label'];
  for (const label of [first?.label ?? '', 'G', 'usual amount'])
    expect(await failure(put(label, 1000))).toEqual(taken);
  const both = await Promise.allSettled([put('My bowl', 280_000), put('MY BOWL', 290_000)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await own()).toHaveLength(1);
  const id = (await read()).portions[0]?.id ?? '';
  expect(await failure(other.put('Theirs', 1000, id))).toContain('not_found');
  expect(await failure(other.remove(id))).toContain('not_found');
  expect(await failure(put('Elsewhere', 1000, id, 'sr-173430'))).toContain('not_found');
  expect(await failure(remove(id, 'sr-173430'))).toContain('not_found');
  expect(await failure(put('My bowl', 1000, crypto.randomUUID(), 'sr-0'))).toContain('not_found');
  expect(await failure(put('Nothing', 0))).toContain('too_small');
  for (let count = 2; count <= 20; count += 1) await put(`Bowl ${count}`, 1000 * count);
  expect(await failure(put('One more', 1000))).toEqual([409, 'too_many_portions', undefined]);
  await put('My bowl', 281_000, id);
});

it('goes into recipes, stays in days that take a new label, and is in grams in a plan for a client', async () => {
  const trainer = await somebody(await person(parts, { accountType: 'trainer' }));
  const { id: bar } = await ownFood(parts, trainer.viewer);
  await trainer.put('My half', 20_000, crypto.randomUUID(), bar);
  const recipe = await call(
    createRecipe,
    {
      body: {
        name: 'Bars',
        servings: 1,
        cookedMilligrams: null,
        ingredients: [{ foodId: bar, unit: 'My half', quantity: 3000 }],
      },
    },
    trainer.keyed(),
  );
  expect(recipe.data.recipe?.parts[0]).toMatchObject({ unit: 'My half', milligrams: 60_000 });
  const eaten = await trainer.eat('My half', 1000, bar);
  const params = { ownFoodId: bar.slice('own-'.length) };
  const label = { ...barLabel, name: 'Bar', version: 1, applyToPast: true };
  await call(changeOwnFood, { params, body: label }, { as: trainer.as });
  const [past] = (await call(diary.getDiaryDay, { params: { day } }, { as: trainer.as })).data.entries;
  expect(past).toMatchObject({ id: eaten.id, name: 'Bar', unit: 'My half', milligrams: 20_000 });

  const client = await somebody();
  const made = await coaching(parts, { trainer: trainer.who, client: client.who });
  await setSharing(parts, made.client, made.id, { training: false, nutrition: true, body: false });
  await trainer.put('My bowl', 280_000);
  const line = { meal: 'lunch' as const, foodId: butter, unit: 'My bowl', quantity: 500 };
  await call(
    setMealPlan,
    { params: { coachingId: made.id }, body: { startsOn: day, weekdays: [1], note: '', lines: [line] } },
    trainer.keyed(),
  );
  const { plan } = (await call(diary.getDiaryDay, { params: { day } }, { as: client.as })).data;
  expect(plan?.lines).toMatchObject([{ unit: 'g', quantity: 140_000, milligrams: 140_000 }]);
});
