import { listFavorites } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import { listTargets, listWeights } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import {
  getDiaryDay,
  getDiaryHistory,
  getFood,
  listRecentFoods,
  searchFoods,
} from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
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
      queryKey: ['foods', 'search', search],
      queryFn: async ({ signal }) => (await call(searchFoods, { query: { search } }, { signal })).data.foods,
      placeholderData: keepPreviousData,
    }),

  food: (foodId: string) =>
    queryOptions({
      queryKey: ['foods', 'one', foodId],
      queryFn: async ({ signal }) => (await call(getFood, { params: { foodId } }, { signal })).data,
    }),
};
