import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { inventorySummary, itemParams, itemPatch, itemReply, itemsQuery, newItem } from './item.schema.ts';
import { itemImport, itemImportReply } from './item-import.schema.ts';
import {
  countReply,
  movementReply,
  movementsQuery,
  newCount,
  newMovement,
  newService,
  sheetLine,
  valueReply,
} from './movement.schema.ts';
import { newPlace, placeParams, placeReply } from './place.schema.ts';

// An organization's own: its corporate_admin looks after it, its receptionists move, count and see no money.
const access = { accountTypes: ['corporate_admin', 'receptionist'] } as const;
const managers = { accountTypes: ['corporate_admin'] } as const;

export const getInventorySummary = endpoint({
  method: 'GET',
  path: '/api/inventory/summary',
  summary: 'How many pieces your organization has, and what needs a hand',
  access,
  data: inventorySummary,
  errors: [],
});

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/inventory/places',
  summary: 'Places where your organization keeps equipment and supplies, by name',
  access,
  data: z.array(placeReply),
  errors: [],
});

export const createPlace = endpoint({
  method: 'POST',
  path: '/api/inventory/places',
  summary: 'Add a place',
  access: managers,
  body: newPlace,
  data: placeReply,
  status: 201,
  idempotency: 'required',
  errors: ['place_name_taken'],
});

export const renamePlace = endpoint({
  method: 'PATCH',
  path: '/api/inventory/places/:placeId',
  summary: 'Rename a place',
  access: managers,
  params: placeParams,
  body: newPlace,
  data: z.null(),
  errors: ['place_name_taken'],
});

export const deletePlace = endpoint({
  method: 'DELETE',
  path: '/api/inventory/places/:placeId',
  summary: 'Delete a place where nothing was ever kept',
  access: managers,
  params: placeParams,
  data: z.null(),
  errors: ['place_in_use'],
});

export const getCountSheet = endpoint({
  method: 'GET',
  path: '/api/inventory/places/:placeId/sheet',
  summary: 'What is listed at a place, to count it',
  access,
  params: placeParams,
  data: z.array(sheetLine),
  errors: [],
});

export const listItems = endpoint({
  method: 'GET',
  path: '/api/inventory/items',
  summary: 'List equipment and supplies by name',
  access,
  query: itemsQuery,
  data: z.array(itemReply),
  shape: 'list',
  errors: [],
});

export const getItem = endpoint({
  method: 'GET',
  path: '/api/inventory/items/:itemId',
  summary: 'Get an item with its stock at each place',
  access,
  params: itemParams,
  data: itemReply,
  errors: [],
});

export const createItem = endpoint({
  method: 'POST',
  path: '/api/inventory/items',
  summary: 'Add equipment or a supply, with what is there already',
  access: managers,
  body: newItem,
  data: itemReply,
  status: 201,
  idempotency: 'required',
  errors: ['item_code_taken', 'item_barcode_taken', 'place_unknown'],
});

export const changeItem = endpoint({
  method: 'PATCH',
  path: '/api/inventory/items/:itemId',
  summary: 'Change an item, retire it or bring it back',
  access: managers,
  params: itemParams,
  body: itemPatch,
  data: itemReply,
  errors: ['state_changed', 'item_code_taken', 'item_barcode_taken', 'item_in_stock'],
});

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/inventory/items/:itemId/movements',
  summary: 'What happened to an item, newest first',
  access,
  params: itemParams,
  query: movementsQuery,
  data: z.array(movementReply),
  shape: 'list',
  errors: [],
});

export const recordMovement = endpoint({
  method: 'POST',
  path: '/api/inventory/items/:itemId/movements',
  summary: 'Receive, move, use, sell, repair or write off pieces',
  access,
  params: itemParams,
  body: newMovement,
  data: itemReply,
  status: 201,
  idempotency: 'required',
  errors: ['stock_short', 'item_retired', 'place_unknown', 'place_same'],
});

export const recordService = endpoint({
  method: 'POST',
  path: '/api/inventory/items/:itemId/services',
  summary: 'Log a service: sets the condition and when the next one is due',
  access,
  params: itemParams,
  body: newService,
  data: itemReply,
  status: 201,
  idempotency: 'required',
  errors: ['not_serviced', 'item_retired'],
});

export const recordCount = endpoint({
  method: 'POST',
  path: '/api/inventory/counts',
  summary: 'Count a place: writes the differences as movements',
  access,
  body: newCount,
  data: countReply,
  status: 201,
  idempotency: 'required',
  errors: ['place_unknown', 'item_counted_twice', 'item_retired'],
});

export const getInventoryValue = endpoint({
  method: 'GET',
  path: '/api/inventory/value',
  summary: 'What the pieces at each place cost, by currency',
  access: managers,
  data: valueReply,
  errors: [],
});

export const exportInventory = endpoint({
  method: 'GET',
  path: '/api/inventory/export',
  summary: 'All items as CSV, a row for each place where they are',
  access: managers,
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: ['inventory_export_too_large'],
});

/** 2,000 items with long names and notes. */
const importBytes = 2_500_000;

export const importItems = endpoint({
  method: 'POST',
  path: '/api/inventory/imports',
  summary:
    'Add items with their stock from a CSV file: preview, then all rows or none. Items that are there already stay as they are',
  access: managers,
  body: itemImport,
  data: itemImportReply,
  bodyBytes: importBytes,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 600 },
  errors: [],
});
