import type {
  ItemPatch,
  ItemsQuery,
  NewItem,
  StockAtPlace,
} from '@chalkline/contract/inventory/item.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { namedPlace, organizationOf } from '../places/places.service.ts';
import { itemChanged, itemInStock, itemNotFound } from './items.errors.ts';
import {
  countItems,
  findItem,
  findItems,
  findKnownItems,
  findStocks,
  insertItem,
  itemOrder,
  takeItems,
  updateItem,
} from './items.repository.ts';
import { isLowWith } from './items.rules.ts';
import type { ItemRow } from './items.table.ts';
import { appendMovements, keepLow, type Move } from './stock.service.ts';

/** An item with what of it is where. */
export interface ItemShown {
  readonly item: ItemRow;
  readonly places: readonly StockAtPlace[];
  /** Costs are for those who look after the inventory. */
  readonly seesMoney: boolean;
}

export function mayManage({ accountType }: Viewer): boolean {
  return accountType === 'corporate_admin';
}

/** By name, and what of each is where. */
export async function listItems(
  { config, database, clock }: Parts,
  viewer: Viewer,
  { limit, cursor, retired, ...asked }: ItemsQuery,
): Promise<Page<ItemShown[]>> {
  const wanted = { ...asked, retired: retired === 'true' };
  const filter = { ...wanted, today: clock.now().toISOString().slice(0, 10) };
  const page = await readPage(
    config,
    { limit, cursor },
    {
      list: ['inventory items', viewer.organizationId, wanted],
      order: itemOrder,
      read: (keyset) => findItems(database.sql, viewer, filter, keyset),
      count: () => countItems(database.sql, viewer, filter),
    },
  );
  return { ...page, data: await withPlaces(database.sql, viewer, page.data) };
}

/** Throws 404. */
export async function getItem({ database }: Parts, viewer: Viewer, itemId: string): Promise<ItemShown> {
  const item = isId(itemId) ? await findItem(database.sql, viewer, itemId) : null;
  if (!item) throw itemNotFound();
  return shown(database.sql, viewer, item);
}

/** Throws 409 for a code or barcode that another one has, and 422 for an unknown place. */
export function createItem(parts: Parts, viewer: Viewer, { opening, ...facts }: NewItem): Promise<ItemShown> {
  return parts.database.transaction(async (tx) => {
    const row = await insertOpened(parts, tx, viewer, facts, opening ? [opening] : []);
    return shown(tx.sql, viewer, row);
  });
}

interface Opening {
  readonly placeId: string;
  readonly quantity: number;
}

/** A new item with what is at each place already. Throws as `createItem` does. */
export async function insertOpened(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  facts: Omit<NewItem, 'opening'>,
  openings: readonly Opening[],
): Promise<ItemRow> {
  const createdAt = parts.clock.now();
  const organizationId = organizationOf(viewer);
  const made = { id: newId(createdAt.getTime()), organizationId, stock: 0, inRepair: 0, version: 1 };
  const empty: ItemRow = { ...facts, ...made, createdAt, retiredAt: null, lowSince: null };
  const row = { ...empty, lowSince: isLowWith(empty) ? createdAt : null };
  await insertItem(tx.sql, row);
  await audit(parts, tx, viewer, row.id, 'created', { after: facts });
  if (openings.length === 0) return row;
  const moves: Move[] = [];
  for (const { placeId: named, quantity } of openings) {
    const { id: placeId } = await namedPlace(tx.sql, viewer, named, 'body.opening.placeId');
    moves.push({ itemId: row.id, kind: 'receive', placeId, quantity });
  }
  const [moved] = await appendMovements(parts, tx, viewer, { moves, organizationId, quietly: true });
  return moved ?? row;
}

/** What an import needs to know: every item by its names. */
export function listKnownItems(tx: Pick<Transaction, 'sql'>, viewer: Viewer) {
  return findKnownItems(tx.sql, viewer);
}

/** The same; 404; 409 for what another changed meanwhile, and for retiring what is still in stock. */
export function changeItem(
  parts: Parts,
  viewer: Viewer,
  itemId: string,
  { isRetired, ...patch }: ItemPatch,
): Promise<ItemShown> {
  return parts.database.transaction(async (tx) => {
    const item = await takeItem(tx.sql, viewer, itemId);
    const change = readPatch(item, patch, itemChanged);
    const retiredAt = retirement(item, isRetired, parts.clock.now());
    if (!change && retiredAt === undefined) return shown(tx.sql, viewer, item);
    if (retiredAt && item.stock + item.inRepair > 0) throw itemInStock();
    const after = {
      ...change?.after,
      ...(retiredAt !== undefined && { retiredAt }),
      version: item.version + 1,
    };
    await updateItem(tx.sql, itemId, after);
    await audit(parts, tx, viewer, itemId, 'changed', { before: change?.before ?? {}, after });
    return shown(tx.sql, viewer, await keepLow(parts, tx, { ...item, ...after }));
  });
}

function retirement({ retiredAt }: ItemRow, isRetired: boolean | undefined, now: Date) {
  if (isRetired === undefined || isRetired === (retiredAt !== null)) return undefined;
  return isRetired ? now : null;
}

/** Locked until the transaction ends. Throws 404. */
export async function takeItem(sql: Sql, viewer: Viewer, itemId: string): Promise<ItemRow> {
  const [found] = isId(itemId) ? await takeItems(sql, viewer, [itemId]) : [];
  if (!found) throw itemNotFound();
  return found;
}

export async function shown(sql: Sql, viewer: Viewer, item: ItemRow): Promise<ItemShown> {
  const [first] = await withPlaces(sql, viewer, [item]);
  return first ?? { item, places: [], seesMoney: mayManage(viewer) };
}

async function withPlaces(sql: Sql, viewer: Viewer, rows: readonly ItemRow[]): Promise<ItemShown[]> {
  if (rows.length === 0) return [];
  const found = await findStocks(
    sql,
    viewer,
    rows.map(({ id }) => id),
  );
  const byItem = Map.groupBy(found, ({ itemId }) => itemId);
  return rows.map((item) => ({ item, places: byItem.get(item.id) ?? [], seesMoney: mayManage(viewer) }));
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `inventory_item.${what}` as const;
  const subjectKind = 'inventory_item';
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind, subjectId, ...facts });
}
