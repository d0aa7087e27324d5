import { listFavorites } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import type { FoodLine } from '@chalkline/contract/nutrition/food.schema.ts';
import { listTargets, listWeights } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import {
  getDiaryDay,
  getDiaryHistory,
  getFood,
  getKeptDiary,
  listRecentFoods,
  searchFoods,
} from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import {
  getFoodByCode,
  getOwnFood,
  listOwnFoods,
} from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keptQuery } from '../../../patterns/outbox/kept-query.ts';
import { call } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { dayKey, diaryDesk, diaryKey } from '../offline/diary-desk.ts';
import {
  type KeptName,
  type KeptThing,
  keepDay,
  keepDiary,
  keepFood,
  keepRead,
  readDays,
  readFoods,
  readKept,
} from '../offline/diary-store.ts';
import { unsentFoods, unsentFoodWith } from '../offline/foods-on-device.ts';
import { keptDay, keptFood, keptMatches, keptOwn } from '../offline/kept-diary.ts';

const all = diaryKey;

const me = () => session.current()?.user.id ?? '';
const unsent = () => unsentFoods(diaryDesk.waiting(me()));
/** What this device knows without a network. */
const foodsHere = async () => [...unsent(), ...(await readFoods(me()))];
const nothing = async () => undefined;

/** As the device kept it last under its name, whatever it was asked for. */
function named<Name extends KeptName>(
  name: Name,
  about: readonly (string | number)[],
  ask: (signal: AbortSignal) => Promise<KeptThing<Name>>,
) {
  return keptQuery({
    queryKey: [...all, name, ...about],
    ask,
    keep: (reply) => keepRead(name, me(), reply),
    read: () => readKept(name, me()),
  });
}

export const diaryQueries = {
  all,

  day: (day: string) =>
    keptQuery({
      queryKey: dayKey(day),
      ask: async (signal) => (await call(getDiaryDay, { params: { day } }, { signal })).data,
      keep: (read) => keepDay(me(), read),
      read: async () => keptDay(await readDays(me()), day),
    }),

  history: (to: string, days: number) =>
    named(
      'history',
      [to, days],
      async (signal) => (await call(getDiaryHistory, { query: { to, days } }, { signal })).data.days,
    ),

  recent: named('recent', [], async (signal) => (await call(listRecentFoods, {}, { signal })).data.foods),

  favorites: named('favorites', [], async (signal) => (await call(listFavorites, {}, { signal })).data.foods),

  targets: (day: string) =>
    named(
      'targets',
      [day],
      async (signal) => (await call(listTargets, { params: { day } }, { signal })).data,
    ),

  weights: (to: string, days: number) =>
    named(
      'weights',
      [to, days],
      async (signal) => (await call(listWeights, { query: { to, days } }, { signal })).data.weights,
    ),

  search: (search: string) => ({
    ...keptQuery<{ foods: readonly FoodLine[]; isKept: boolean }>({
      queryKey: [...all, 'search', search],
      ask: async (signal) => {
        const { foods } = (await call(searchFoods, { query: { search } }, { signal })).data;
        return { foods: [...keptMatches(unsent(), search), ...foods], isKept: false };
      },
      keep: nothing,
      read: async () => ({ foods: keptMatches(await foodsHere(), search), isKept: true }),
    }),
    placeholderData: keepPreviousData,
  }),

  own: keptQuery<readonly FoodLine[]>({
    queryKey: [...all, 'own'],
    ask: async (signal) => [...keptOwn(unsent()), ...(await call(listOwnFoods, {}, { signal })).data.foods],
    keep: nothing,
    read: async () => keptOwn(await foodsHere()),
  }),

  label: (ownFoodId: string) =>
    queryOptions({
      queryKey: [...all, 'label', ownFoodId],
      queryFn: async ({ signal }) => (await call(getOwnFood, { params: { ownFoodId } }, { signal })).data,
    }),

  code: (gtin: string) =>
    queryOptions({
      queryKey: [...all, 'code', gtin],
      queryFn: async ({ signal }) =>
        unsentFoodWith(gtin, diaryDesk.waiting(me())) ??
        (await call(getFoodByCode, { params: { gtin } }, { signal })).data.food,
      networkMode: 'always',
    }),

  food: (foodId: string, version: number | null = null) => {
    const known = () => unsent().find(({ id }) => id === foodId);
    return keptQuery({
      queryKey: [...all, 'food', foodId, version],
      ask: async (signal) => {
        const query = { version: version ?? undefined };
        return known() ?? (await call(getFood, { params: { foodId }, query }, { signal })).data;
      },
      keep: async (food) => known() ?? keepFood(me(), food),
      read: async () => keptFood(await foodsHere(), foodId, version),
    });
  },

  /** What this device keeps to go on without a network: read now and then. Not below `all`, so that no change reads it again. */
  kept: (day: string) =>
    queryOptions({
      queryKey: ['kept diary', day],
      queryFn: async ({ signal }) => {
        const { data } = await call(getKeptDiary, { params: { day } }, { signal });
        // Without room on the device, a day without a network has to do without it.
        await keepDiary(me(), data).catch(() => undefined);
        return data.days.length;
      },
      staleTime: 5 * minute,
    }),
};
