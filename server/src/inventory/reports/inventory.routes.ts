import * as endpoints from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { changeItem, createItem, getItem, listItems } from '../items/items.service.ts';
import { listMovements, recordCount, recordMovement, recordService } from '../movements/movements.service.ts';
import { createPlace, deletePlace, listPlaces, renamePlace } from '../places/places.service.ts';
import { presentItem, presentMovement } from './inventory.present.ts';
import { exportInventory, getSheet, getSummary, getValue } from './reports.service.ts';

export const inventoryRoutes: readonly Route[] = [
  serve(endpoints.getInventorySummary, ({ parts, viewer }) => getSummary(parts, viewer)),
  serve(endpoints.listPlaces, ({ parts, viewer }) => listPlaces(parts, viewer)),
  serve(endpoints.createPlace, ({ parts, viewer, body }) => createPlace(parts, viewer, body)),
  serve(endpoints.renamePlace, ({ parts, viewer, params, body }) =>
    renamePlace(parts, viewer, params.placeId, body),
  ),
  serve(endpoints.deletePlace, ({ parts, viewer, params }) => deletePlace(parts, viewer, params.placeId)),
  serve(endpoints.getCountSheet, ({ parts, viewer, params }) => getSheet(parts, viewer, params.placeId)),
  serve(endpoints.listItems, async ({ parts, viewer, query }) =>
    presentPage(await listItems(parts, viewer, query), presentItem),
  ),
  serve(endpoints.getItem, async ({ parts, viewer, params }) =>
    presentItem(await getItem(parts, viewer, params.itemId)),
  ),
  serve(endpoints.createItem, async ({ parts, viewer, body }) =>
    presentItem(await createItem(parts, viewer, body)),
  ),
  serve(endpoints.changeItem, async ({ parts, viewer, params, body }) =>
    presentItem(await changeItem(parts, viewer, params.itemId, body)),
  ),
  serve(endpoints.listMovements, async ({ parts, viewer, params, query }) =>
    presentPage(await listMovements(parts, viewer, params.itemId, query), presentMovement),
  ),
  serve(endpoints.recordMovement, async ({ parts, viewer, params, body }) =>
    presentItem(await recordMovement(parts, viewer, params.itemId, body)),
  ),
  serve(endpoints.recordService, async ({ parts, viewer, params, body }) =>
    presentItem(await recordService(parts, viewer, params.itemId, body)),
  ),
  serve(endpoints.recordCount, ({ parts, viewer, body }) => recordCount(parts, viewer, body)),
  serve(endpoints.getInventoryValue, ({ parts, viewer }) => getValue(parts, viewer)),
  serve(endpoints.exportInventory, ({ parts, viewer }) => exportInventory(parts, viewer)),
];
