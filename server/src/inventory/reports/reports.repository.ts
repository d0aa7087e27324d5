import { serviceSoonDays } from '@chalkline/contract/inventory/item.schema.ts';
import {
  mostCounted,
  type SheetLine,
  type ValueReply,
} from '@chalkline/contract/inventory/movement.schema.ts';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { dueBy, isLow } from '../items/items.repository.ts';
import { type ItemRow, items } from '../items/items.table.ts';
import { stocks } from '../items/stocks.table.ts';
import { places } from '../places/places.table.ts';

export interface Counts {
  readonly pieces: number;
  readonly equipment: number;
  readonly supplies: number;
  readonly serviceDue: number;
  readonly serviceLate: number;
  readonly inRepair: number;
  readonly low: number;
  readonly lowSupplies: number;
}

/** Of what is kept now. `today` is a day in UTC. */
export async function countInventory(database: Sql, viewer: Viewer, today: string): Promise<Counts> {
  const ofKind = (kind: string) => sql<number>`count(*) filter (where ${items.kind} = ${kind})::int`;
  const those = (which: unknown) => sql<number>`count(*) filter (where ${which})::int`;
  const [found] = await database
    .select({
      pieces: sql<number>`coalesce(sum(${items.stock} + ${items.inRepair}) filter (where ${items.kind} = 'equipment'), 0)::int`,
      equipment: ofKind('equipment'),
      supplies: ofKind('supply'),
      serviceDue: those(dueBy(today, serviceSoonDays)),
      serviceLate: those(dueBy(today, -1)),
      inRepair: sql<number>`coalesce(sum(${items.inRepair}), 0)::int`,
      low: those(isLow),
      lowSupplies: those(sql`${items.kind} = 'supply' and ${isLow}`),
    })
    .from(items)
    .where(and(isNull(items.retiredAt), organizationScope(items.organizationId, viewer, 'sees')));
  if (!found) throw new Error('A count without a row.');
  return found;
}

export async function findLastCount(database: Sql, viewer: Viewer): Promise<Date | null> {
  const [found] = await database
    .select({ at: max(stocks.countedAt) })
    .from(stocks)
    .innerJoin(places, eq(places.id, stocks.placeId))
    .where(organizationScope(places.organizationId, viewer, 'sees'));
  return found?.at ?? null;
}

/** What is listed at a place, by name. */
export function findSheet(database: Sql, viewer: Viewer, placeId: string): Promise<SheetLine[]> {
  return database
    .select({
      itemId: items.id,
      kind: items.kind,
      name: items.name,
      code: items.code,
      barcode: items.barcode,
      listed: stocks.quantity,
    })
    .from(stocks)
    .innerJoin(items, eq(items.id, stocks.itemId))
    .where(
      and(
        eq(stocks.placeId, placeId),
        isNull(items.retiredAt),
        sql`${stocks.quantity} > 0`,
        organizationScope(items.organizationId, viewer, 'sees'),
      ),
    )
    .orderBy(sql`lower(${items.name})`, items.id)
    .limit(mostCounted);
}

/** What the pieces at each place cost, those in repair too. */
export function findValues(database: Sql, viewer: Viewer): Promise<ValueReply> {
  const pieces = sql`(${stocks.quantity} + ${stocks.inRepair})`;
  const worth = (kind: string) =>
    sql<number>`coalesce(sum(${pieces} * ${items.unitCost}) filter (where ${items.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  return database
    .select({
      place: places.name,
      currency: items.currency,
      equipment: worth('equipment'),
      supplies: worth('supply'),
      unpriced: sql<number>`coalesce(sum(${pieces}) filter (where ${items.unitCost} is null), 0)::int`,
    })
    .from(stocks)
    .innerJoin(items, eq(items.id, stocks.itemId))
    .innerJoin(places, eq(places.id, stocks.placeId))
    .where(and(sql`${pieces} > 0`, organizationScope(items.organizationId, viewer, 'sees')))
    .groupBy(places.id, items.currency)
    .orderBy(items.currency, sql`lower(${places.name})`);
}

export interface ExportedRow extends Omit<ItemRow, 'stock' | 'inRepair'> {
  readonly place: string | null;
  readonly quantity: number | null;
  readonly inRepair: number | null;
}

/** A row for each item and place; items that are nowhere have one too. */
export async function findExported(database: Sql, viewer: Viewer, atMost: number): Promise<ExportedRow[]> {
  const rows = await database
    .select({ item: items, place: places.name, quantity: stocks.quantity, inRepair: stocks.inRepair })
    .from(items)
    .leftJoin(stocks, and(eq(stocks.itemId, items.id), sql`${stocks.quantity} + ${stocks.inRepair} > 0`))
    .leftJoin(places, eq(places.id, stocks.placeId))
    .where(and(isNull(items.retiredAt), organizationScope(items.organizationId, viewer, 'sees')))
    .orderBy(sql`lower(${items.name})`, items.id, sql`lower(${places.name})`)
    .limit(atMost);
  return rows.map(({ item, ...at }) => ({ ...item, ...at }));
}
