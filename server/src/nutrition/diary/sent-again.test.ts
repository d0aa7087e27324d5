import * as measures from '@chalkline/contract/nutrition/measures.endpoints.ts';
import * as endpoints from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, clock, call } = await testApp();

const day = '2026-11-23';
const butter = { day, meal: 'breakfast' as const, foodId: 'sr-173410', unit: '1 tbsp', quantity: 1000 };

/** A person with two devices: each call has a key of its own, as after the first one was forgotten. */
async function devices() {
  const as = await signedIn(parts, await person(parts));
  const fresh = () => ({ as, idempotencyKey: crypto.randomUUID() });
  const add = async (id: string, body: Partial<typeof butter> = {}) =>
    (await call(endpoints.addEntry, { body: { id, ...butter, ...body } }, fresh())).data;
  const drink = async (id: string) =>
    (await call(measures.addDrink, { body: { id, day, milliliters: 250 } }, fresh())).data;
  const weigh = async (grams: number, at?: string) =>
    (await call(measures.setWeight, { params: { day }, body: { grams, at } }, { as })).data.grams;
  const unweigh = (at?: string) => call(measures.removeWeight, { params: { day }, query: { at } }, { as });
  const read = async (of = day) => (await call(endpoints.getDiaryDay, { params: { day: of } }, { as })).data;
  const kept = async () => (await call(endpoints.getKeptDiary, { params: { day } }, { as })).data;
  const remove = (diaryEntryId: string) => call(endpoints.removeEntry, { params: { diaryEntryId } }, { as });
  return { as, fresh, add, drink, weigh, unweigh, read, kept, remove };
}

describe('what a device sends again', () => {
  it('is one entry, also at once and with another amount', async () => {
    const { add, read } = await devices();
    const id = newId();
    const all = await Promise.all(Array.from({ length: 8 }, () => add(id)));
    expect(new Set(all.map((entry) => JSON.stringify(entry))).size).toBe(1);
    expect(await add(id, { quantity: 9000 })).toEqual(all[0]);
    expect((await read()).entries).toMatchObject([{ id, quantity: 1000 }]);
  });

  it('is a quick entry and a drink once', async () => {
    const { add, drink, read, fresh } = await devices();
    const id = newId();
    const quick = { id, day, meal: 'snack' as const, name: 'Bar', kcal: 210_000 };
    const body = { ...quick, protein: null, carbohydrate: null, fat: null };
    const send = () => call(endpoints.addQuickEntry, { body }, fresh());
    await Promise.all([send(), send()]);
    const glass = newId();
    await Promise.all([drink(glass), drink(glass), drink(glass)]);
    await add(newId());
    expect(await read()).toMatchObject({
      entries: [{ name: 'Butter, salted' }, { id }],
      drinks: [{ id: glass }],
    });
  });

  it('stays removed', async () => {
    const { as, add, drink, remove, read } = await devices();
    const [id, glass] = [newId(), newId()];
    await add(id);
    await remove(id);
    expect(await failure(add(id))).toContain('removed_elsewhere');
    await drink(glass);
    await call(measures.removeDrink, { params: { drinkId: glass } }, { as });
    expect(await failure(drink(glass))).toContain('removed_elsewhere');
    expect(await read()).toMatchObject({ entries: [], drinks: [] });
  });

  it('is one change; another one of the same version is refused', async () => {
    const { as, add } = await devices();
    const { id } = await add(newId());
    const change = (quantity: number) =>
      call(
        endpoints.changeEntry,
        { params: { diaryEntryId: id }, body: { version: 1, meal: 'lunch', quantity } },
        { as },
      );
    await change(2000);
    expect((await change(2000)).data).toMatchObject({ quantity: 2000, meal: 'lunch', version: 2 });
    expect(await failure(change(3000))).toContain('state_changed');
  });

  it('takes nothing of another person, whose ids it may guess', async () => {
    const [mine, other] = [await devices(), await devices()];
    const [id, glass] = [newId(), newId()];
    await mine.add(id);
    await mine.drink(glass);
    expect(await failure(other.add(id))).toContain('not_found');
    expect(await failure(other.drink(glass))).toContain('not_found');
    expect(await other.read()).toMatchObject({ entries: [], drinks: [] });
    expect(await mine.read()).toMatchObject({ entries: [{ id }], drinks: [{ id: glass }] });
  });

  it('is a copy once, without what was removed on either day meanwhile', async () => {
    const { add, remove, read, fresh } = await devices();
    const [eaten, gone, later] = [newId(), newId(), newId()];
    const [copied, lost] = [newId(), newId()];
    await add(eaten);
    await add(gone);
    await remove(gone);
    await add(later);
    const to = '2026-11-24';
    const body = {
      from: { day, meal: null },
      to: { day: to, meal: null },
      entries: [
        { of: eaten, id: copied },
        { of: gone, id: lost },
      ],
    };
    const copy = () => call(endpoints.copyMeals, { body }, fresh());
    await Promise.all([copy(), copy()]);
    expect((await read(to)).entries.map(({ id }) => id)).toEqual([copied]);
    await remove(copied);
    await copy();
    expect((await read(to)).entries).toEqual([]);
  });
});

describe('two devices', () => {
  it('keep the weight that was typed last, whichever is heard first', async () => {
    const { weigh, unweigh, read } = await devices();
    const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * hour).toISOString();
    const [morning, noon] = [hoursAgo(6), hoursAgo(1)];
    expect(await weigh(81_000, noon)).toBe(81_000);
    expect(await weigh(82_000, morning)).toBe(81_000);
    await unweigh(morning);
    expect((await read()).grams).toBe(81_000);
    // A clock that is ahead counts as now.
    expect(await weigh(83_000, '2099-01-01T00:00:00.000Z')).toBe(83_000);
    clock.advance(1000);
    expect(await weigh(80_000)).toBe(80_000);
    await unweigh();
    expect((await read()).grams).toBe(null);
  });

  it('merge what both logged without a network', async () => {
    const { add, drink, read } = await devices();
    const ids = Array.from({ length: 6 }, () => newId());
    await Promise.all(ids.map((id, index) => (index % 2 === 0 ? add(id) : drink(id))));
    const { entries, drinks } = await read();
    expect([...entries, ...drinks].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

it('keeps the days around one and their foods whole for a device, of its person alone', async () => {
  const { as, add, kept } = await devices();
  const other = await devices();
  await other.add(newId());
  await add(newId(), { day: '2026-11-17' });
  await add(newId(), { day: '2026-11-10', foodId: 'sr-173411', unit: 'g', quantity: 5000 });
  const { days, recent, foods } = await kept();
  expect(days.map(({ entries }) => entries.length)).toEqual([1, ...Array(12).fill(0)]);
  expect([days[6]?.day, days.at(-1)?.day]).toEqual([day, '2026-11-29']);
  expect(recent.map(({ foodId }) => foodId).toSorted()).toEqual(['sr-173410', 'sr-173411']);
  const butterItself = (await call(endpoints.getFood, { params: { foodId: 'sr-173410' } }, { as })).data;
  expect(foods).toContainEqual(butterItself);
  expect(foods).toHaveLength(2);
});
