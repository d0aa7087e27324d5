import {
  type DiaryDay,
  type EntryPatch,
  type EntryReply,
  type Meal,
  type MealCopy,
  meals,
  type NewEntry,
  type NewQuickEntry,
  type QuickFigures,
} from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { DrinkReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import { figuresOfQuick, quickMilligrams } from '@chalkline/contract/nutrition/quick-figures.ts';

/** A change of a day of the diary, with what the day shows for it before the server has it. */
export type DiaryChange = { readonly day: string } & (
  | { readonly kind: 'entry'; readonly entry: EntryReply; readonly body: NewEntry }
  | { readonly kind: 'quick'; readonly entry: EntryReply; readonly body: NewQuickEntry }
  | { readonly kind: 'copy'; readonly entries: readonly EntryReply[]; readonly body: MealCopy }
  | { readonly kind: 'changed'; readonly entry: EntryReply; readonly patch: EntryPatch }
  | { readonly kind: 'removed'; readonly entry: EntryReply }
  | { readonly kind: 'drink'; readonly drink: DrinkReply }
  | { readonly kind: 'drink_removed'; readonly drink: DrinkReply }
  | { readonly kind: 'weight'; readonly grams: number | null; readonly at: string }
);

/** A day with changes that the server may not have yet: each counts once, whether the day has it already or not. */
export function dayWith(day: DiaryDay, changes: readonly DiaryChange[]): DiaryDay {
  return changes.filter((change) => change.day === day.day).reduce(withOne, day);
}

function withOne(day: DiaryDay, change: DiaryChange): DiaryDay {
  switch (change.kind) {
    case 'entry':
    case 'quick':
      return { ...day, entries: inOrder(day.entries, [change.entry]) };
    case 'copy':
      return { ...day, entries: inOrder(day.entries, change.entries) };
    case 'changed': {
      const { entry } = change;
      // What the server has may be newer.
      const isNewer = (one: EntryReply) => one.id === entry.id && one.version < entry.version;
      return { ...day, entries: inOrder(day.entries.map((one) => (isNewer(one) ? entry : one))) };
    }
    case 'removed':
      return { ...day, entries: day.entries.filter(({ id }) => id !== change.entry.id) };
    case 'drink': {
      const { drink } = change;
      return day.drinks.some(({ id }) => id === drink.id) ? day : { ...day, drinks: [...day.drinks, drink] };
    }
    case 'drink_removed':
      return { ...day, drinks: day.drinks.filter(({ id }) => id !== change.drink.id) };
    case 'weight':
      return { ...day, grams: change.grams };
  }
}

/** By meal, then as they were added: ids sort by when they were made. */
function inOrder(entries: readonly EntryReply[], more: readonly EntryReply[] = []): EntryReply[] {
  const known = new Set(entries.map(({ id }) => id));
  const all = [...entries, ...more.filter(({ id }) => !known.has(id))];
  return all.toSorted(
    (one, other) =>
      meals.indexOf(one.meal) - meals.indexOf(other.meal) ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
}

/** Entries that the server doesn't have as they are shown. */
export function unsentIn(changes: readonly DiaryChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) => {
      if ('entries' in change) return change.entries.map(({ id }) => id);
      return 'entry' in change ? change.entry.id : [];
    }),
  );
}

export function entryOf(food: FoodReply, body: NewEntry, id: string): DiaryChange {
  const { day, meal, foodId, unit, quantity } = body;
  const { name, version: foodVersion, figures, recipe } = food;
  const milligrams = weightOf(food, unit, quantity) ?? 0;
  const own = { foodId, foodVersion, name, figures, recipe };
  const entry = { id, meal, ...own, unit, quantity, milligrams, version: 1 };
  return { kind: 'entry', day, entry, body: { ...body, id } };
}

export function quickEntryOf(body: NewQuickEntry, id: string): DiaryChange {
  const { day, meal, name } = body;
  const none = { foodId: null, foodVersion: null, recipe: null, unit: null };
  const figures = [...figuresOfQuick(body)];
  const amount = { quantity: 1000, milligrams: quickMilligrams, figures };
  return {
    kind: 'quick',
    day,
    entry: { id, meal, name, ...none, ...amount, version: 1 },
    body: { ...body, id },
  };
}

/** A quick entry with other figures, in another meal. */
export function quickChangeOf(
  day: string,
  entry: EntryReply,
  { meal, ...quick }: QuickFigures & { readonly meal: Meal },
): DiaryChange {
  const { version } = entry;
  const figures = [...figuresOfQuick(quick)];
  const changed = { ...entry, meal, name: quick.name, figures, version: version + 1 };
  return { kind: 'changed', day, entry: changed, patch: { version, meal, ...quick } };
}

/** `food`: of the entry, in its version. */
export function changeOf(
  day: string,
  entry: EntryReply,
  food: FoodReply,
  { meal = entry.meal, unit, quantity }: Omit<EntryPatch, 'version'>,
): DiaryChange {
  const { version } = entry;
  const amount =
    unit !== undefined && quantity !== undefined
      ? { unit, quantity, milligrams: weightOf(food, unit, quantity) ?? entry.milligrams }
      : {};
  const { milligrams: _, ...sent } = { milligrams: 0, ...amount };
  const changed = { ...entry, meal, ...amount, version: version + 1 };
  return { kind: 'changed', day, entry: changed, patch: { version, meal, ...sent } };
}

interface Copied {
  readonly from: { readonly day: string; readonly meal: Meal | null };
  readonly to: { readonly day: string; readonly meal: Meal | null };
}

export function copyOf(
  { from, to }: Copied,
  copied: readonly EntryReply[],
  ids: readonly string[],
): DiaryChange {
  const entries = copied.map((entry, index) => ({
    ...entry,
    id: ids[index] ?? entry.id,
    meal: to.meal ?? entry.meal,
    version: 1,
  }));
  const pairs = copied.map(({ id }, index) => ({ of: id, id: ids[index] ?? id }));
  return { kind: 'copy', day: to.day, entries, body: { from, to, entries: pairs } };
}
