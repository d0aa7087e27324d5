import { listFavorites } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import { listTargets, listWeights } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import {
  getDiaryDay,
  getDiaryHistory,
  getFood,
  listRecentFoods,
  searchFoods,
} from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import {
  getFoodByCode,
  getOwnFood,
  listOwnFoods,
} from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';

const all = ['diary'] as const;

export const diaryQueries = {
  all,

  day: (day: string) =>
    queryOptions({
      queryKey: [...all, 'day', day],
      queryFn: async ({ signal }) => (await call(getDiaryDay, { params: { day } }, { signal })).data,
    }),

  history: (to: string, days: number) =>
    queryOptions({
      queryKey: [...all, 'history', to, days],
      queryFn: async ({ signal }) =>
        (await call(getDiaryHistory, { query: { to, days } }, { signal })).data.days,
    }),

  recent: queryOptions({
    queryKey: [...all, 'recent'],
    queryFn: async ({ signal }) => (await call(listRecentFoods, {}, { signal })).data.foods,
  }),

  favorites: queryOptions({
    queryKey: [...all, 'favorites'],
    queryFn: async ({ signal }) => (await call(listFavorites, {}, { signal })).data.foods,
  }),

  targets: (day: string) =>
    queryOptions({
      queryKey: [...all, 'targets', day],
      queryFn: async ({ signal }) => (await call(listTargets, { params: { day } }, { signal })).data,
    }),

  weights: (to: string, days: number) =>
    queryOptions({
      queryKey: [...all, 'weights', to, days],
      queryFn: async ({ signal }) =>
        (await call(listWeights, { query: { to, days } }, { signal })).data.weights,
    }),

  search: (search: string) =>
    queryOptions({
      queryKey: [...all, 'search', search],
      queryFn: async ({ signal }) => (await call(searchFoods, { query: { search } }, { signal })).data.foods,
      placeholderData: keepPreviousData,
    }),

  own: queryOptions({
    queryKey: [...all, 'own'],
    queryFn: async ({ signal }) => (await call(listOwnFoods, {}, { signal })).data.foods,
  }),

  label: (ownFoodId: string) =>
    queryOptions({
      queryKey: [...all, 'label', ownFoodId],
      queryFn: async ({ signal }) => (await call(getOwnFood, { params: { ownFoodId } }, { signal })).data,
    }),

  code: (gtin: string) =>
    queryOptions({
      queryKey: [...all, 'code', gtin],
      queryFn: async ({ signal }) => (await call(getFoodByCode, { params: { gtin } }, { signal })).data.food,
    }),

  food: (foodId: string, version: number | null = null) =>
    queryOptions({
      queryKey: [...all, 'food', foodId, version],
      queryFn: async ({ signal }) =>
        (await call(getFood, { params: { foodId }, query: { version: version ?? undefined } }, { signal }))
          .data,
    }),
};
