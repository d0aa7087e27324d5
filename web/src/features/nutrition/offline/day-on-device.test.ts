import type { DiaryDay, NewEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { describe, expect, it } from 'vitest';
import { newDeviceId, newDeviceIds } from '../../../platform/device-ids.ts';
import {
  changeOf,
  copyOf,
  type DiaryChange,
  dayWith,
  entryOf,
  quickChangeOf,
  quickEntryOf,
  unsentIn,
} from './day-on-device.ts';
import { keptDay, keptFood, keptMatches, keptOwn } from './kept-diary.ts';
import { plannedEntryOf, plannedLeft } from './planned.ts';

const oats: FoodReply = {
  id: 'sr-1',
  name: 'Oats, dry',
  group: 'Cereals',
  source: 'sr_legacy',
  version: null,
  recipe: null,
  figures: [379_000, 13_150],
  portions: [{ label: '1 cup', milligrams: 81_000 }],
  usualMilligrams: null,
  isEnergyReckoned: false,
};
const day = '2026-11-23';
const nothing = { entries: [], targets: null, plan: null, drinks: [], grams: null, hidesCalories: false };
const empty: DiaryDay = { day, ...nothing };
const plan = {
  id: 'p',
  trainerName: 'Kim',
  note: '',
  lines: [{ meal: 'lunch' as const, ...planned(oats), unit: '1 cup', quantity: 1500, milligrams: 121_500 }],
};

function planned({ id: foodId, name, figures }: FoodReply) {
  return { foodId, foodVersion: null, name, figures, recipe: null };
}
const cup: NewEntry = { day, meal: 'lunch', foodId: 'sr-1', unit: '1 cup', quantity: 1500 };

const added = (body: Partial<NewEntry> = {}) => entryOf(oats, { ...cup, ...body }, newDeviceId());

function entryIn(change: DiaryChange) {
  if (!('entry' in change)) throw new Error('no entry');
  return change.entry;
}

describe('a day on the device', () => {
  it('shows what was added, by meal, with its weight and figures', () => {
    const [dinner, lunch] = [added({ meal: 'dinner' }), added()];
    const bar = { day, meal: 'snack' as const, name: 'Bar', kcal: 210_000 };
    const quick = quickEntryOf({ ...bar, protein: null, carbohydrate: null, fat: 7000 }, newDeviceId());
    const { entries } = dayWith(empty, [dinner, quick, lunch]);
    expect(entries.map(({ name, meal, milligrams }) => [name, meal, milligrams])).toEqual([
      ['Oats, dry', 'lunch', 121_500],
      ['Oats, dry', 'dinner', 121_500],
      ['Bar', 'snack', 100_000],
    ]);
    expect(entries[2]?.figures.slice(0, 2)).toEqual([210_000, null]);
    expect([...unsentIn([dinner, lunch])]).toHaveLength(2);
    expect(dayWith({ ...empty, day: '2026-11-24' }, [dinner]).entries).toEqual([]);
  });

  it('follows changes and removals of what isn’t sent yet', () => {
    const first = added();
    const changed = changeOf(day, entryIn(first), oats, { meal: 'dinner', unit: 'g', quantity: 20_000 });
    expect(dayWith(empty, [first, changed]).entries).toMatchObject([
      { meal: 'dinner', unit: 'g', milligrams: 20_000, version: 2 },
    ]);
    expect(changed).toMatchObject({ patch: { version: 1, meal: 'dinner', unit: 'g', quantity: 20_000 } });
    const removed: DiaryChange = { kind: 'removed', day, entry: entryIn(changed) };
    expect(dayWith(empty, [first, changed, removed]).entries).toEqual([]);
  });

  it('has the new figures of a quick entry at once', () => {
    const bar = { day, meal: 'snack' as const, name: 'Bar', kcal: 210_000 };
    const none = { protein: null, carbohydrate: null, fat: null };
    const first = quickEntryOf({ ...bar, ...none }, newDeviceId());
    const quick = { meal: 'lunch' as const, name: 'Large bar', kcal: 300_000, ...none, protein: 20_000 };
    const changed = quickChangeOf(day, entryIn(first), quick);
    const { entries } = dayWith(empty, [first, changed]);
    expect(entries).toMatchObject([{ name: 'Large bar', meal: 'lunch', version: 2 }]);
    expect(entries[0]?.figures.slice(0, 2)).toEqual([300_000, 20_000]);
    expect(changed).toMatchObject({ patch: { version: 1, ...quick } });
  });

  it('leaves what another device changed since', () => {
    const first = entryIn(added());
    const later = { ...first, quantity: 9000, version: 3 };
    const change = changeOf(day, first, oats, { unit: 'g', quantity: 1000 });
    expect(dayWith({ ...empty, entries: [later] }, [change]).entries).toEqual([later]);
  });

  it('copies under new ids, in the same order', () => {
    const eaten = dayWith(empty, [added(), added({ meal: 'breakfast' })]).entries;
    const to = { day: '2026-11-24', meal: null };
    const copy = copyOf({ from: { day, meal: null }, to }, eaten, newDeviceIds(eaten.length));
    const { entries } = dayWith({ ...empty, day: to.day }, [copy]);
    expect(entries.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch']);
    expect(new Set([...entries, ...eaten].map(({ id }) => id)).size).toBe(4);
  });

  it('counts each change once, whether the server has it already or not', () => {
    const drink = { id: newDeviceId(), milliliters: 250 };
    const first = added();
    const all: DiaryChange[] = [
      first,
      added({ meal: 'snack' }),
      changeOf(day, entryIn(first), oats, { unit: 'g', quantity: 5000 }),
      { kind: 'drink', day, drink },
      { kind: 'weight', day, grams: 81_000, at: '2026-11-23T08:00:00.000Z' },
      { kind: 'drink', day, drink: { id: newDeviceId(), milliliters: 500 } },
      { kind: 'drink_removed', day, drink },
    ];
    const shown = dayWith(empty, all);
    for (const known of all.keys()) {
      const onServer = dayWith(empty, all.slice(0, known));
      // What is on the way may have arrived without its answer.
      for (const resent of [known, Math.max(0, known - 1)])
        expect(dayWith(onServer, all.slice(resent))).toEqual(shown);
    }
  });
});

it('makes ids that the server takes, in order', () => {
  const ids = newDeviceIds(20, 1_764_000_000_000);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(20);
  for (const id of ids)
    expect(id).toMatch(/^019ab7?[0-9a-f]{3,4}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('shows what is planned until a meal has it, and logs it as planned', () => {
  const day2 = { ...empty, plan: { ...plan, lines: [...plan.lines, ...plan.lines] } };
  const [first] = plannedLeft(day2);
  if (!first) throw new Error('nothing planned');
  const logged = plannedEntryOf(day, first, newDeviceId());
  expect(dayWith(day2, [logged]).entries).toMatchObject([{ meal: 'lunch', milligrams: 121_500, version: 1 }]);
  expect(plannedLeft(dayWith(day2, [added({ meal: 'snack' })]))).toHaveLength(2);
  expect(plannedLeft(dayWith(day2, [logged]))).toHaveLength(1);
  expect(plannedLeft(dayWith(day2, [logged, added()]))).toEqual([]);
  expect(plannedLeft(empty)).toEqual([]);
});

describe('without a network', () => {
  it('a later day begins empty with the targets and the plan of its weekday; an earlier one isn’t known', () => {
    const targets = {
      kcal: 2350,
      protein: null,
      carbohydrate: null,
      fat: null,
      fiber: null,
      milliliters: null,
    };
    const week = Array.from({ length: 7 }, (_, index) => ({ ...empty, day: `2026-11-${17 + index}` }));
    const days = week.map((each) => (each.day === '2026-11-18' ? { ...each, targets, plan } : each));
    expect(keptDay(days, '2026-11-20')).toBe(days[3]);
    expect(keptDay(days, '2026-11-25')).toEqual({ ...empty, day: '2026-11-25', targets, plan });
    expect(keptDay(days, '2026-11-10')).toBe(null);
    expect(keptDay([], day)).toBe(null);
  });

  it('finds kept foods by their words, in their latest version', () => {
    const own = { ...oats, id: 'own-1', name: 'Oat bar', source: 'own' as const, version: 2 };
    const foods = [oats, { ...own, version: 1, name: 'Bar' }, own];
    expect(keptMatches(foods, 'oa').map(({ name }) => name)).toEqual(['Oat bar', 'Oats, dry']);
    expect(keptMatches(foods, 'dry oats')).toMatchObject([{ id: 'sr-1', kcal: 379_000 }]);
    expect(keptOwn(foods)).toMatchObject([{ id: 'own-1', name: 'Oat bar' }]);
    expect(keptFood(foods, 'own-1', null)).toBe(own);
    expect(keptFood(foods, 'own-1', 1)?.name).toBe('Bar');
    expect(keptFood(foods, 'sr-2', null)).toBe(null);
  });
});
