import type { EntryPatch, MealCopy, NewEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { addFavorite } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import { addDrink, setWeight } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import * as endpoints from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { mostEntries } from './diary.service.ts';

const { parts, call } = await testApp();

const day = '2026-11-23';
const butter = { day, meal: 'breakfast' as const, foodId: 'sr-173410', unit: '1 tbsp', quantity: 1000 };
const bar = {
  day,
  meal: 'snack' as const,
  name: 'Bar',
  kcal: 210_000,
  protein: null,
  carbohydrate: null,
  fat: 7000,
};

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const add = async (body: Partial<NewEntry> = {}, idempotencyKey: string = crypto.randomUUID()) =>
    (await call(endpoints.addEntry, { body: { ...butter, ...body } }, { as, idempotencyKey })).data;
  const quick = async () =>
    (await call(endpoints.addQuickEntry, { body: bar }, { as, idempotencyKey: crypto.randomUUID() })).data;
  const copy = async (body: MealCopy) =>
    (await call(endpoints.copyMeals, { body }, { as, idempotencyKey: crypto.randomUUID() })).data;
  const read = async (of = day) => (await call(endpoints.getDiaryDay, { params: { day: of } }, { as })).data;
  const recent = async () => (await call(endpoints.listRecentFoods, {}, { as })).data.foods;
  const change = (diaryEntryId: string, body: EntryPatch) =>
    call(endpoints.changeEntry, { params: { diaryEntryId }, body }, { as });
  const remove = (diaryEntryId: string) => call(endpoints.removeEntry, { params: { diaryEntryId } }, { as });
  return { as, add, quick, copy, read, recent, change, remove };
}

describe('a diary', () => {
  it('takes an entry once, however often it is sent under one key', async () => {
    const { add, read } = await somebody();
    const key = crypto.randomUUID();
    const both = await Promise.all([add({}, key), add({}, key)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const { entries } = await read();
    expect(entries).toMatchObject([
      { name: 'Butter, salted', milligrams: 14_200, unit: '1 tbsp', version: 1 },
    ]);
    // 717 kcal × 14.2 g ÷ 100
    expect(sumOf(entries, energy).exact).toBe(10_181_400_000n);
  });

  it('orders a day by meal, and is read by its owner alone', async () => {
    const { add, quick, read } = await somebody();
    await quick();
    await add({ meal: 'dinner' });
    await add();
    expect((await read()).entries.map(({ meal }) => meal)).toEqual(['breakfast', 'dinner', 'snack']);
    expect((await read('2026-11-22')).entries).toEqual([]);
    expect((await (await somebody()).read()).entries).toEqual([]);
  });

  it('keeps the figures of a quick entry, and what it doesn’t know', async () => {
    const { quick, read } = await somebody();
    await quick();
    const { entries } = await read();
    expect(sumOf(entries, energy)).toEqual({ exact: 21_000_000_000n, known: 1, of: 1 });
    expect(sumOf(entries, 1)).toEqual({ exact: 0n, known: 0, of: 1 });
  });

  it('changes the figures of a quick entry, which a food has itself', async () => {
    const { add, quick, change, read } = await somebody();
    const { id } = await quick();
    const patch = { version: 1, name: 'Large bar', kcal: 300_000, protein: 20_000, fat: null };
    expect((await change(id, patch)).data).toMatchObject({ name: 'Large bar', version: 2 });
    // The answer may have been lost on the way.
    expect((await change(id, patch)).data.version).toBe(2);
    expect(await failure(change(id, { version: 1, kcal: 1 }))).toContain('state_changed');
    const { entries } = await read();
    expect(sumOf(entries, energy).exact).toBe(30_000_000_000n);
    expect(sumOf(entries, 1)).toEqual({ exact: 2_000_000_000n, known: 1, of: 1 });
    expect(await failure(change(id, { version: 2, unit: 'g' }))).toContain('unknown_portion');
    for (const kcal of [-1, 10_000_001])
      expect(await failure(change(id, { version: 2, kcal }))).toContain(422);
    const eaten = await add();
    for (const own of [{ kcal: 1 }, { name: 'Butter' }, { fat: 1 }])
      expect(await failure(change(eaten.id, { version: 1, ...own }))).toContain('no_quick_entry');
  });

  it('finds what its owner eats before the best hits, also for a word that many foods have', async () => {
    const { as, add } = await somebody();
    const search = async (typed: string) =>
      (await call(endpoints.searchFoods, { query: { search: typed } }, { as })).data.foods;
    const [mozzarella, ricotta] = ['sr-170845', 'sr-170851'];
    const before = await search('milk');
    expect(before.map((food) => food.id)).not.toContain(ricotta);
    await add({ foodId: ricotta, unit: 'g', quantity: 50_000 });
    await call(addFavorite, { params: { foodId: mozzarella } }, { as });
    const after = await search('milk');
    expect(after.slice(0, 2).map((food) => food.id)).toEqual([mozzarella, ricotta]);
    expect(after[2]?.id).toBe(before[0]?.id);
    expect((await search('oats')).map((food) => food.id)).not.toContain(ricotta);
  });

  it('weighs again when the portion changes, and refuses what is out of date or no portion', async () => {
    const { add, change, read } = await somebody();
    const { id } = await add();
    expect((await change(id, { version: 1, unit: 'g', quantity: 20_500 })).data).toMatchObject({
      milligrams: 20_500,
      version: 2,
    });
    expect(await failure(change(id, { version: 1, quantity: 1 }))).toContain('state_changed');
    expect(await failure(change(id, { version: 2, unit: '1 bucket' }))).toContain('unknown_portion');
    expect(await failure(add({ unit: '1 cup', quantity: 1_000_000 }))).toContain('too_heavy');
    expect(await failure(add({ foodId: 'sr-0' }))).toContain('not_found');
    await change(id, { version: 2, meal: 'lunch' });
    expect((await read()).entries).toMatchObject([{ meal: 'lunch', milligrams: 20_500, version: 3 }]);
  });

  it('is out of others’ reach', async () => {
    const { add, read } = await somebody();
    const other = await somebody();
    const { id } = await add();
    expect(await failure(other.change(id, { version: 1, quantity: 1 }))).toContain('not_found');
    expect(await failure(other.remove(id))).toContain('not_found');
    expect((await read()).entries).toHaveLength(1);
  });

  it('copies a meal or a day, and leaves what is there', async () => {
    const { add, quick, copy, read } = await somebody();
    await add();
    await quick();
    const to = '2026-11-24';
    await copy({ from: { day, meal: 'breakfast' }, to: { day: to, meal: 'lunch' } });
    const copied = await copy({ from: { day, meal: null }, to: { day: to, meal: null } });
    expect(copied.entries.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'snack']);
    expect(await read(to)).toEqual(copied);
    expect((await read()).entries).toHaveLength(2);
  });

  it('remembers each food once, as it was eaten last', async () => {
    const { add, quick, recent } = await somebody();
    await add();
    await add({ foodId: 'sr-173411', unit: 'g', quantity: 5000 });
    await add({ quantity: 2000 });
    await quick();
    const foods = await recent();
    expect(foods.map(({ foodId }) => foodId).toSorted()).toEqual(['sr-173410', 'sr-173411']);
  });

  it('ends at so many entries a day, also when they come at once', async () => {
    const { add, copy, read } = await somebody();
    await add();
    for (const _ of Array.from({ length: 6 })) {
      await copy({ from: { day, meal: null }, to: { day, meal: null } });
    }
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => add()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostEntries - 64);
    expect((await read()).entries).toHaveLength(mostEntries);
  });

  it('adds up its days, and is exported with every digit', async () => {
    const { as, add, quick, copy } = await somebody();
    await add();
    await quick();
    await copy({ from: { day, meal: 'breakfast' }, to: { day: '2026-11-20', meal: null } });
    const query = { to: day, days: 4 };
    const { days } = (await call(endpoints.getDiaryHistory, { query }, { as })).data;
    expect(days).toMatchObject([
      { day: '2026-11-20', entries: 1, energy: { exact: '10181400000', known: 1 } },
      { day, entries: 2, energy: { exact: '31181400000', known: 2 }, protein: { known: 1 } },
    ]);
    const shorter = await call(endpoints.getDiaryHistory, { query: { to: day, days: 3 } }, { as });
    expect(shorter.data.days).toHaveLength(1);
    const { csv } = (await call(endpoints.exportDiary, { query }, { as })).data;
    const [header, ...lines] = csv.trim().split(/\r?\n/);
    expect(header).toMatch(/^.?day,meal,food,food_id,unit,quantity,grams,Energy \(kcal\),Protein \(g\)/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Butter, salted",sr-173410,1 tbsp,1,14.2,101.814,0.1207,');
    expect(lines[2]).toContain('snack,Bar,,,1,100,210,,,7,');
    const drink = { id: newId(), day: '2026-11-21', milliliters: 250 };
    await call(addDrink, { body: drink }, { as, idempotencyKey: crypto.randomUUID() });
    await call(setWeight, { params: { day }, body: { grams: 81_000 } }, { as });
    const file = (await call(endpoints.exportDiaryFile, { query }, { as })).data;
    expect(file.fileName).toMatch(/\.json$/);
    expect(file.days).toMatchObject([
      { day: '2026-11-20', waterMilliliters: [], entries: [{ food: 'Butter, salted', grams: '14.2' }] },
      { day: '2026-11-21', waterMilliliters: [250], entries: [] },
      { day, weightGrams: 81_000, entries: [{ meal: 'breakfast' }, { meal: 'snack', foodId: null }] },
    ]);
    const eaten = file.days[0]?.entries[0];
    expect(eaten?.nutrients[0]).toEqual({ name: 'Energy', unit: 'kcal', amount: '101.814', complete: true });
    expect(eaten?.nutrients.some(({ name }) => name === 'Caffeine')).toBe(false);
  });

  it('loses an entry once', async () => {
    const { add, remove, read } = await somebody();
    const { id } = await add();
    await remove(id);
    expect(await failure(remove(id))).toContain('not_found');
    expect((await read()).entries).toEqual([]);
  });
});
