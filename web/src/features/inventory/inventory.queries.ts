import {
  getCountSheet,
  getInventorySummary,
  getInventoryValue,
  getItem,
  listItems,
  listMovements,
  listPlaces,
} from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { ItemsQuery } from '@chalkline/contract/inventory/item.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['inventory'] as const;

type Filters = { readonly [Name in keyof Omit<ItemsQuery, 'limit' | 'cursor'>]?: ItemsQuery[Name] | '' };

export const inventoryQueries = {
  all,

  summary: () =>
    queryOptions({
      queryKey: [...all, 'summary'],
      queryFn: async ({ signal }) => (await call(getInventorySummary, {}, { signal })).data,
    }),

  places: () =>
    queryOptions({
      queryKey: [...all, 'places'],
      queryFn: async ({ signal }) => (await call(listPlaces, {}, { signal })).data,
    }),

  items: (filters: Filters) => pagedQuery([...all, 'items', filters], listItems, { query: filters }),

  item: (itemId: string) =>
    queryOptions({
      queryKey: [...all, 'item', itemId],
      queryFn: async ({ signal }) => (await call(getItem, { params: { itemId } }, { signal })).data,
    }),

  movements: (itemId: string) =>
    pagedQuery([...all, 'movements', itemId], listMovements, { params: { itemId } }),

  sheet: (placeId: string) =>
    queryOptions({
      queryKey: [...all, 'sheet', placeId],
      queryFn: async ({ signal }) => (await call(getCountSheet, { params: { placeId } }, { signal })).data,
    }),

  value: () =>
    queryOptions({
      queryKey: [...all, 'value'],
      queryFn: async ({ signal }) => (await call(getInventoryValue, {}, { signal })).data,
    }),
};
