import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import {
  declineMealPlan,
  getClientDiary,
  removeMealPlan,
  setMealPlan,
} from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import type { NewMealPlan } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import { addEntry, getDiaryDay } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { listOwnFoods, removeOwnFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { ownFood } from '../own-foods/own-foods.factory.ts';
import { recipe } from '../recipes/recipes.factory.ts';
import { plainPlan } from './meal-plans.factory.ts';

const { parts, call, clock } = await testApp();

/** A Monday. */
const day = '2026-11-23';
const tuesday = '2026-11-24';

async function two() {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, as] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const params = { coachingId: made.id };
  const share = (nutrition: boolean) =>
    setSharing(parts, made.client, made.id, { training: false, nutrition, body: false });
  const set = (body: Partial<NewMealPlan> = {}, by = asTrainer, key: string = crypto.randomUUID()) =>
    call(setMealPlan, { params, body: { ...plainPlan, ...body } }, { as: by, idempotencyKey: key });
  const on = async (of: string) => (await call(getDiaryDay, { params: { day: of } }, { as })).data;
  const planned = async (of = day) => (await on(of)).plan?.lines.map(({ name }) => name) ?? null;
  const decline = (mealPlanId: string, by = as) =>
    call(declineMealPlan, { params: { mealPlanId } }, { as: by });
  const remove = (mealPlanId: string, by = asTrainer) =>
    call(removeMealPlan, { params: { ...params, mealPlanId } }, { as: by });
  const seen = async () =>
    (await call(getClientDiary, { params, query: { to: day, days: 1 } }, { as: asTrainer })).data.diary;
  const told = async (who: string) =>
    (await call(listNotifications, {}, { as: who })).data.map(({ title }) => title);
  return { made, trainer, client, asTrainer, as, share, set, on, planned, decline, remove, seen, told };
}

const banana = (quantity: number) => [
  { meal: 'lunch' as const, foodId: 'fndds-63107010', unit: 'g', quantity },
];

describe('meal plans', () => {
  it('need the client’s switch, and are made by the trainer of a coaching under way alone', async () => {
    const { made, share, set, as, planned, remove } = await two();
    expect(await failure(set())).toContain('nutrition_not_shared');
    await share(true);
    const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
    expect(await failure(set({}, as))).toContain('not_found');
    expect(await failure(set({}, outsider))).toContain('not_found');
    expect(await failure(set({ weekdays: [] }))).toContain(422);
    expect(await failure(set({ lines: [] }))).toContain(422);
    const unit = [{ meal: 'lunch' as const, foodId: 'fndds-63107010', unit: '1 bucket', quantity: 1000 }];
    expect(await failure(set({ lines: unit }))).toContain('unknown_portion');
    expect(
      await failure(set({ lines: banana(1000).map((line) => ({ ...line, foodId: 'sr-0' })) })),
    ).toContain('not_found');
    expect(await planned()).toBe(null);
    const { id } = (await set()).data;
    expect(await failure(remove(id, outsider))).toContain('not_found');
    expect(await failure(remove(id, as))).toContain('not_found');
    await share(false);
    expect(await failure(set())).toContain('nutrition_not_shared');
    await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
    expect(await failure(set())).toContain('not_found');
    // What was planned stays the client's to keep or decline.
    expect(await planned()).toHaveLength(2);
  });

  it('are in the diary by meal from their day on, with figures; a later plan of a weekday replaces them', async () => {
    const { trainer, as, share, set, on, planned, told, seen } = await two();
    await share(true);
    const key = crypto.randomUUID();
    const note = 'Water with each meal.';
    await Promise.all([set({ note }, undefined, key), set({ note }, undefined, key)]);
    expect(await planned('2026-11-22')).toBe(null);
    const { plan } = await on(day);
    expect(plan).toMatchObject({ trainerName: trainer.name, note });
    expect(plan?.lines).toMatchObject([
      { meal: 'breakfast', foodId: 'sr-173410', milligrams: 100_000, unit: 'g' },
      { meal: 'dinner', name: 'Banana, raw', milligrams: 200_000 },
    ]);
    expect(plan?.lines[0]?.figures[0]).toBe(717_000);
    clock.advance(1000);
    await set({ weekdays: [2], lines: banana(50_000) });
    expect(await planned(tuesday)).toEqual(['Banana, raw']);
    expect(await planned()).toHaveLength(2);
    // 717 + 2 × 97 kcal.
    expect((await seen())?.plans).toMatchObject([
      { weekdays: [2] },
      { weekdays: [1, 2, 3, 4, 5, 6, 7], sums: { energy: { exact: '91100000000', known: 2, of: 2 } } },
    ]);
    const titles = (await told(as)).filter((title) => title.includes('meal plan'));
    expect(titles).toEqual(Array(2).fill(`${trainer.name} made a meal plan for you`));
  });

  it('leave the diary when the client declines or the trainer removes them; what was logged stays', async () => {
    const { client, as, asTrainer, share, set, on, planned, decline, remove, seen, told } = await two();
    await share(true);
    const first = (await set()).data.id;
    clock.advance(1000);
    const second = (await set({ lines: banana(100_000) })).data.id;
    const [line] = (await on(day)).plan?.lines ?? [];
    const { meal, foodId = '', unit = '', quantity = 0 } = line ?? {};
    const entry = { day, meal: meal ?? 'snack', foodId, unit, quantity };
    await call(addEntry, { body: entry }, { as, idempotencyKey: crypto.randomUUID() });
    expect(await failure(decline(second, asTrainer))).toContain('not_found');
    expect(await failure(decline('nothing'))).toContain('not_found');
    await Promise.all([decline(second), decline(second)]);
    expect(await planned()).toHaveLength(2);
    expect((await seen())?.plans[0]).toMatchObject({ declinedAt: expect.any(String) });
    expect((await told(asTrainer)).filter((title) => title.includes('declined'))).toEqual([
      `${client.name} declined your meal plan`,
    ]);
    await remove(first);
    expect(await failure(remove(first))).toContain('not_found');
    expect(await planned()).toBe(null);
    expect((await on(day)).entries).toMatchObject([{ name: 'Banana, raw' }]);
  });

  it('give the client copies of the trainer’s own foods and recipes, with all that is in them', async () => {
    const { trainer, as, asTrainer, share, set, on, seen } = await two();
    await share(true);
    const bar = await ownFood(parts, asViewer(trainer));
    const put = { foodId: bar.id, unit: '1 serving', quantity: 1000 };
    const shake = await recipe(parts, asViewer(trainer), { ingredients: [put] });
    const line = { meal: 'snack' as const, foodId: shake.id, unit: '1 serving', quantity: 1000 };
    await set({ lines: [line] });
    clock.advance(1000);
    await set({ lines: [line, { ...line, meal: 'lunch', foodId: bar.id }] });
    const { plan } = await on(day);
    const [own, cooked] = plan?.lines ?? [];
    // A serving of half a bar of 160 kcal.
    expect(cooked).toMatchObject({ name: 'Banana shake', milligrams: 20_000, foodVersion: 1 });
    expect(cooked?.recipe?.parts).toMatchObject([{ name: 'Protein bar', milligrams: 40_000 }]);
    expect(cooked?.recipe?.parts[0]?.foodId).not.toBe(bar.id);
    expect(own?.figures[0]).toBe(400_000);
    expect(cooked?.figures[0]).toBe(400_000);
    // One copy for both plans, which no list of the client shows, and of which the trainer sees nothing.
    const [latest, earlier] = (await seen())?.plans ?? [];
    expect([latest?.lines[1]?.foodId, earlier?.lines[0]?.foodId]).toEqual([shake.id, shake.id]);
    expect((await call(listOwnFoods, {}, { as })).data.foods).toEqual([]);

    await call(removeOwnFood, { params: { ownFoodId: shake.id.slice('own-'.length) } }, { as: asTrainer });
    const { foodId = '' } = cooked ?? {};
    const entry = { ...line, foodId, day };
    const eaten = await call(addEntry, { body: entry }, { as, idempotencyKey: crypto.randomUUID() });
    expect(eaten.data).toMatchObject({ name: 'Banana shake', milligrams: 20_000 });
    const outsider = await signedIn(parts, await person(parts));
    const stolen = call(addEntry, { body: entry }, { as: outsider, idempotencyKey: crypto.randomUUID() });
    expect(await failure(stolen)).toContain('not_found');
  });
});
