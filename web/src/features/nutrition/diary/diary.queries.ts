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
import { orKept } from '../../../patterns/outbox/or-kept.ts';
import { call } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { dayKey, diaryDesk, diaryKey, favoritesKey } from '../offline/diary-desk.ts';
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

export const diaryQueries = {
  all,

  day: (day: string) =>
    queryOptions({
      queryKey: dayKey(day),
      queryFn: ({ signal }) =>
        orKept(
          async () => (await call(getDiaryDay, { params: { day } }, { signal })).data,
          (read) => keepDay(me(), read),
          async () => keptDay(await readDays(me()), day),
        ),
      networkMode: 'always',
    }),

  history: (to: string, days: number) =>
    queryOptions({
      queryKey: [...all, 'history', to, days],
      queryFn: ({ signal }) =>
        named(
          'history',
          async () => (await call(getDiaryHistory, { query: { to, days } }, { signal })).data.days,
        ),
      networkMode: 'always',
    }),

  recent: queryOptions({
    queryKey: [...all, 'recent'],
    queryFn: ({ signal }) =>
      named('recent', async () => (await call(listRecentFoods, {}, { signal })).data.foods),
    networkMode: 'always',
  }),

  favorites: queryOptions({
    queryKey: favoritesKey,
    queryFn: ({ signal }) =>
      named('favorites', async () => (await call(listFavorites, {}, { signal })).data.foods),
    networkMode: 'always',
  }),

  targets: (day: string) =>
    queryOptions({
      queryKey: [...all, 'targets', day],
      queryFn: ({ signal }) =>
        named('targets', async () => (await call(listTargets, { params: { day } }, { signal })).data),
      networkMode: 'always',
    }),

  weights: (to: string, days: number) =>
    queryOptions({
      queryKey: [...all, 'weights', to, days],
      queryFn: ({ signal }) =>
        named(
          'weights',
          async () => (await call(listWeights, { query: { to, days } }, { signal })).data.weights,
        ),
      networkMode: 'always',
    }),

  search: (search: string) =>
    queryOptions({
      queryKey: [...all, 'search', search],
      queryFn: ({ signal }) =>
        orKept<{ foods: readonly FoodLine[]; isKept: boolean }>(
          async () => {
            const { foods } = (await call(searchFoods, { query: { search } }, { signal })).data;
            return { foods: [...keptMatches(unsent(), search), ...foods], isKept: false };
          },
          nothing,
          async () => ({ foods: keptMatches(await foodsHere(), search), isKept: true }),
        ),
      networkMode: 'always',
      placeholderData: keepPreviousData,
    }),

  own: queryOptions({
    queryKey: [...all, 'own'],
    queryFn: ({ signal }) =>
      orKept<readonly FoodLine[]>(
        async () => [...keptOwn(unsent()), ...(await call(listOwnFoods, {}, { signal })).data.foods],
        nothing,
        async () => keptOwn(await foodsHere()),
      ),
    networkMode: 'always',
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

  food: (foodId: string, version: number | null = null) =>
    queryOptions({
      queryKey: [...all, 'food', foodId, version],
      queryFn: ({ signal }) => {
        const query = { version: version ?? undefined };
        const known = unsent().find(({ id }) => id === foodId);
        if (known) return known;
        return orKept(
          async () => (await call(getFood, { params: { foodId }, query }, { signal })).data,
          (food) => keepFood(me(), food),
          async () => keptFood(await foodsHere(), foodId, version),
        );
      },
      networkMode: 'always',
    }),

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

const me = () => session.current()?.user.id ?? '';
const unsent = () => unsentFoods(diaryDesk.waiting(me()));
/** What this device knows without a network. */
const foodsHere = async () => [...unsent(), ...(await readFoods(me()))];
const nothing = async () => undefined;

function named<Name extends KeptName>(
  name: Name,
  ask: () => Promise<KeptThing<Name>>,
): Promise<KeptThing<Name>> {
  return orKept(
    ask,
    (reply) => keepRead(name, me(), reply),
    () => readKept(name, me()),
  );
}
