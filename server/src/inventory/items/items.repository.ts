import {
  type ItemKind,
  type ItemMark,
  type StockAtPlace,
  serviceSoonDays,
} from '@chalkline/contract/inventory/item.schema.ts';
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { places } from '../places/places.table.ts';
import { itemBarcodeTaken, itemCodeTaken } from './items.errors.ts';
import { type ItemRow, items } from './items.table.ts';
import { stocks } from './stocks.table.ts';

export interface ItemFilter {
  readonly kind?: ItemKind | undefined;
  readonly search?: string | undefined;
  readonly placeId?: string | undefined;
  readonly mark?: ItemMark | undefined;
  readonly retired: boolean;
  /** Exactly this barcode or code. */
  readonly scan?: string | undefined;
  /** In UTC. */
  readonly today: string;
}

export const itemOrder = keyset<ItemRow>(
  ascending({ sql: sql`lower(${items.name})`, type: 'text' }, ({ name }) => name.toLowerCase()),
  ascending(items.id, ({ id }) => id),
);

export const isLow = sql<boolean>`(${items.lowAt} is not null and ${items.stock} <= ${items.lowAt})`;

export const dueBy = (today: string, days: number) =>
  sql<boolean>`(${items.serviceDueOn} <= ${today}::date + ${days}::int)`;

function hasMark(mark: ItemMark, today: string): SQL {
  if (mark === 'low') return isLow;
  return mark === 'service' ? dueBy(today, serviceSoonDays) : sql`${items.inRepair} > 0`;
}

function fits(database: Sql, viewer: Viewer, filter: ItemFilter): SQL | undefined {
  const { kind, search, placeId, mark, retired, scan, today } = filter;
  const here = database
    .select({ one: sql`1` })
    .from(stocks)
    .where(
      and(eq(stocks.itemId, items.id), sql`${stocks.placeId}::text = ${placeId ?? ''}`, sql`${pieces} > 0`),
    );
  return and(
    organizationScope(items.organizationId, viewer, 'sees'),
    retired ? isNotNull(items.retiredAt) : isNull(items.retiredAt),
    kind && eq(items.kind, kind),
    search ? matchesPrefixes(sql`(${items.name} || ' ' || ${items.code})`, search) : undefined,
    placeId ? exists(here) : undefined,
    mark && hasMark(mark, today),
    scan ? or(eq(items.barcode, scan), eq(sql`lower(${items.code})`, scan.toLowerCase())) : undefined,
  );
}

const pieces = sql`(${stocks.quantity} + ${stocks.inRepair})`;

export function findItems(
  database: Sql,
  viewer: Viewer,
  filter: ItemFilter,
  page: KeysetPage,
): Promise<ItemRow[]> {
  const own = organizationScope(items.organizationId, viewer, 'sees');
  const wanted = and(own, fits(database, viewer, filter));
  return pageOf(database.select().from(items).$dynamic(), wanted, page);
}

export function countItems(database: Sql, viewer: Viewer, filter: ItemFilter): Promise<number> {
  const own = organizationScope(items.organizationId, viewer, 'sees');
  return database.$count(items, and(own, fits(database, viewer, filter)));
}

export async function findItem(database: Sql, viewer: Viewer, id: string): Promise<ItemRow | null> {
  const own = organizationScope(items.organizationId, viewer, 'sees');
  const [found] = await database
    .select()
    .from(items)
    .where(and(eq(items.id, id), own));
  return found ?? null;
}

/** Locked until the transaction ends, in the order of their ids. */
export function takeItems(database: Sql, viewer: Viewer, ids: readonly string[]): Promise<ItemRow[]> {
  const own = organizationScope(items.organizationId, viewer, 'sees');
  return database
    .select()
    .from(items)
    .where(and(inArray(items.id, [...ids]), own))
    .orderBy(items.id)
    .for('update');
}

export interface StockRow extends StockAtPlace {
  readonly itemId: string;
}

/** Where pieces of these are, by place. */
export function findStocks(database: Sql, viewer: Viewer, itemIds: readonly string[]): Promise<StockRow[]> {
  const own = organizationScope(places.organizationId, viewer, 'sees');
  return database
    .select({
      itemId: stocks.itemId,
      placeId: stocks.placeId,
      name: places.name,
      quantity: stocks.quantity,
      inRepair: stocks.inRepair,
    })
    .from(stocks)
    .innerJoin(places, eq(places.id, stocks.placeId))
    .where(and(inArray(stocks.itemId, [...itemIds]), sql`${pieces} > 0`, own))
    .orderBy(sql`lower(${places.name})`);
}

/** All of the organization's, by what they are called. */
export function findKnownItems(database: Sql, viewer: Viewer) {
  const { name, code, barcode } = items;
  return database
    .select({ name, code, barcode })
    .from(items)
    .where(organizationScope(items.organizationId, viewer, 'manages'));
}

/** Throws 409 for a code or a barcode that another item has. */
export async function insertItem(database: Sql, row: ItemRow): Promise<void> {
  await database.insert(items).values(row).catch(refuseTaken);
}

/** The same. */
export async function updateItem(database: Sql, id: string, change: Partial<ItemRow>): Promise<void> {
  await database.update(items).set(change).where(eq(items.id, id)).catch(refuseTaken);
}

function refuseTaken(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'items_code') throw itemCodeTaken();
  throw broken === 'items_barcode' ? itemBarcodeTaken() : error;
}
