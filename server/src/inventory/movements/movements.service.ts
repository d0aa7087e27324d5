import type {
  CountReply,
  MovementsQuery,
  NewCount,
  NewMovement,
  NewService,
} from '@chalkline/contract/inventory/movement.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { itemNotFound, stockShort } from '../items/items.errors.ts';
import { takeItems, updateItem } from '../items/items.repository.ts';
import { dayAfter, isLowWith } from '../items/items.rules.ts';
import { getItem, type ItemShown, shown, takeItem } from '../items/items.service.ts';
import {
  type FoundMovement,
  findMovements,
  findStockAt,
  movementOrder,
} from '../items/movements.repository.ts';
import { appendMovements, type Move } from '../items/stock.service.ts';
import { namedPlace, organizationOf } from '../places/places.service.ts';
import { countedTwice, itemRetired, notServiced, placeSame } from './movements.errors.ts';
import { effectOf } from './movements.rules.ts';

/** Newest first. Throws 404. */
export async function listMovements(
  parts: Parts,
  viewer: Viewer,
  itemId: string,
  query: MovementsQuery,
): Promise<Page<FoundMovement[]>> {
  const { item } = await getItem(parts, viewer, itemId);
  return readPage(parts.config, query, {
    list: ['inventory movements', item.id],
    order: movementOrder,
    read: (page) => findMovements(parts.database.sql, viewer, item.id, page),
  });
}

/** Throws 404, 409 `stock_short` with how many there are, and 422 for a place that isn't theirs. */
export function recordMovement(
  parts: Parts,
  viewer: Viewer,
  itemId: string,
  { kind, note, ...body }: NewMovement,
): Promise<ItemShown> {
  return parts.database.transaction(async (tx) => {
    const item = await takeItem(tx.sql, viewer, itemId);
    if (item.retiredAt) throw itemRetired();
    const { id: placeId } = await namedPlace(tx.sql, viewer, body.placeId, 'body.placeId');
    const toPlaceId = kind === 'move' ? await toPlaceOf(body.toPlaceId ?? '') : null;
    if (toPlaceId === placeId) throw placeSame();
    const effect = effectOf(kind, body.quantity);
    const at = (await findStockAt(tx.sql, placeId, [itemId])).get(itemId) ?? { quantity: 0, inRepair: 0 };
    if (at.quantity + effect.quantity < 0) throw stockShort(at.quantity);
    if (at.inRepair + effect.repair < 0) throw stockShort(at.inRepair);
    const move = { itemId, kind, placeId, toPlaceId, note, ...effect };
    const { organizationId } = item;
    const [moved] = await appendMovements(parts, tx, viewer, { moves: [move], organizationId });
    return shown(tx.sql, viewer, moved ?? item);

    async function toPlaceOf(id: string): Promise<string> {
      return (await namedPlace(tx.sql, viewer, id, 'body.toPlaceId')).id;
    }
  });
}

/** Sets the condition, and the next day by the item's interval. Throws 404, and 409 for supplies. */
export function recordService(
  parts: Parts,
  viewer: Viewer,
  itemId: string,
  { on, condition, note }: NewService,
): Promise<ItemShown> {
  return parts.database.transaction(async (tx) => {
    const item = await takeItem(tx.sql, viewer, itemId);
    if (item.retiredAt) throw itemRetired();
    if (item.kind !== 'equipment') throw notServiced();
    const move = { itemId, kind: 'service', placeId: null, quantity: 0, condition, note } as const;
    const { organizationId } = item;
    await appendMovements(parts, tx, viewer, { moves: [move], organizationId });
    const after = {
      condition: condition ?? item.condition,
      serviceDueOn: item.serviceEvery === null ? null : dayAfter(on, item.serviceEvery),
      version: item.version + 1,
    };
    await updateItem(tx.sql, itemId, after);
    return shown(tx.sql, viewer, { ...item, ...after });
  });
}

/**
 * Writes down what was counted at a place as the difference to what is listed there now. Throws 404 for an item of
 * another organization, 409 for a retired one, and 422 for one that is counted twice.
 */
export function recordCount(
  parts: Parts,
  viewer: Viewer,
  { placeId, lines, note }: NewCount,
): Promise<CountReply> {
  return parts.database.transaction(async (tx) => {
    const organizationId = organizationOf(viewer);
    const place = await namedPlace(tx.sql, viewer, placeId, 'body.placeId');
    const ids = lines.map(({ itemId }) => itemId);
    if (new Set(ids).size < ids.length) throw countedTwice();
    if (!ids.every(isId)) throw itemNotFound();
    const items = await takeItems(tx.sql, viewer, ids);
    if (items.length < ids.length) throw itemNotFound();
    const retired = items.find(({ retiredAt }) => retiredAt !== null);
    if (retired) throw itemRetired(retired.name);
    const listed = await findStockAt(tx.sql, place.id, ids);
    const listedOf = (itemId: string) => listed.get(itemId)?.quantity ?? 0;
    const moves = lines.map(
      ({ itemId, counted }): Move => ({
        itemId,
        kind: 'count',
        placeId: place.id,
        quantity: counted - listedOf(itemId),
        note,
      }),
    );
    const after = await appendMovements(parts, tx, viewer, { moves, organizationId });
    const byId = new Map(after.map((item) => [item.id, item]));
    const differences = lines.flatMap(({ itemId, counted }) => {
      const item = byId.get(itemId);
      if (!item || counted === listedOf(itemId)) return [];
      return [{ itemId, name: item.name, listed: listedOf(itemId), counted, isLow: isLowWith(item) }];
    });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'inventory_place.counted',
      subjectKind: 'inventory_place',
      subjectId: place.id,
      after: { counted: lines.length, differences: differences.length },
    });
    return { counted: lines.length, differences };
  });
}
