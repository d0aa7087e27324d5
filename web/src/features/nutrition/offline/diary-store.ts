import type { DiaryDay, KeptDiary, RecentFood } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { HistoryDay } from '@chalkline/contract/nutrition/history.schema.ts';
import type { WeightReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import type { TargetsReply, TrainerTargetsReply } from '@chalkline/contract/nutrition/targets.schema.ts';
import type { OutboxSend } from '../../../patterns/outbox/outbox.ts';
import { DeviceStore } from '../../../platform/device-store.ts';
import type { DeviceChange } from './foods-on-device.ts';

/**
 * What a device keeps of the food diary: the last days and the foods of its person, and what the server doesn't have yet.
 * Each person gets only their own back.
 */
const database = new DeviceStore('diary', {
  read: {},
  days: {},
  foods: {},
  sends: { keyPath: 'order', autoIncrement: true },
});

/** What the server has to hear of the diary. */
export interface DiarySend extends OutboxSend {
  readonly what: DeviceChange;
}

interface KeptThings {
  recent: readonly RecentFood[];
  favorites: readonly FoodLine[];
  history: readonly HistoryDay[];
  weights: readonly WeightReply[];
  targets: {
    readonly current: readonly TargetsReply[];
    readonly later: readonly TargetsReply[];
    readonly byTrainers: readonly TrainerTargetsReply[];
  };
}
export type KeptName = keyof KeptThings;
export type KeptThing<Name extends KeptName> = KeptThings[Name];

export async function keepRead<Name extends KeptName>(
  name: Name,
  personId: string,
  value: KeptThings[Name],
): Promise<void> {
  await database.change(['read'], (store) => store('read').put(value, `${personId} ${name}`));
}

export async function readKept<Name extends KeptName>(
  name: Name,
  personId: string,
): Promise<KeptThings[Name] | null> {
  const found = await database.read<KeptThings[Name] | undefined>('read', (store) =>
    store.get(`${personId} ${name}`),
  );
  return found ?? null;
}

/** In place of the days and foods that were kept before. */
export async function keepDiary(personId: string, kept: KeptDiary): Promise<void> {
  await database.change(['read', 'days', 'foods'], (store) => {
    for (const name of ['days', 'foods'] as const) store(name).delete(allOf(personId));
    for (const day of kept.days) store('days').put(day, `${personId} ${day.day}`);
    for (const food of kept.foods) store('foods').put(food, foodKey(personId, food));
    store('read').put(kept.recent, `${personId} recent`);
    store('read').put(kept.favorites, `${personId} favorites`);
    return null;
  });
}

/** What was read for others, but not what waits to be sent. Null: for everybody. */
export async function dropKeptBut(personId: string | null): Promise<void> {
  await database.change(['read', 'days', 'foods'], (store) => {
    for (const name of ['read', 'days', 'foods'] as const) {
      if (personId === null) store(name).clear();
      else {
        const { lower, upper } = allOf(personId);
        store(name).delete(IDBKeyRange.upperBound(lower, true));
        store(name).delete(IDBKeyRange.lowerBound(upper));
      }
    }
    return null;
  });
}

export async function keepDay(personId: string, day: DiaryDay): Promise<void> {
  await database.change(['days'], (store) => store('days').put(day, `${personId} ${day.day}`));
}

/** The earliest first. */
export async function readDays(personId: string): Promise<DiaryDay[]> {
  const days = await database.read<DiaryDay[]>('days', (store) => store.getAll(allOf(personId)));
  // Before plans were kept, days had none.
  return days.map((day) => ({ ...day, plan: day.plan ?? null }));
}

export async function keepFood(personId: string, food: FoodReply): Promise<void> {
  await database.change(['foods'], (store) => store('foods').put(food, foodKey(personId, food)));
}

/** With all versions that are kept. */
export function readFoods(personId: string): Promise<FoodReply[]> {
  return database.read('foods', (store) => store.getAll(allOf(personId)));
}

export async function keepSend(send: DiarySend): Promise<void> {
  await database.change(['sends'], (store) => store('sends').put(send));
}

export async function dropSend(order: number): Promise<void> {
  await database.change(['sends'], (store) => {
    store('sends').delete(order);
    return null;
  });
}

/** In the order in which they were done. */
export function readSends(): Promise<DiarySend[]> {
  return database.read('sends', (store) => store.getAll());
}

/** Whether this browser was used for the diary. */
export const hasDiary = () => database.exists();

const foodKey = (personId: string, { id, version }: FoodReply) => `${personId} ${id} ${version ?? ''}`;

const allOf = (personId: string) => IDBKeyRange.bound(`${personId} `, `${personId}!`, false, true);
