import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { places } from '../places/places.table.ts';
import { stockShort } from './items.errors.ts';
import { type MovementRow, movements } from './movements.table.ts';
import { stocks } from './stocks.table.ts';

export interface FoundMovement extends MovementRow {
  readonly place: string | null;
  readonly toPlace: string | null;
  readonly by: string | null;
}

export const movementOrder = newestFirst(movements.id);

/** The record belongs to the organization; of who moved something only the id is kept. */
export const movementPersonalTables: readonly PersonalTable[] = [
  {
    table: movements,
    byId: [movements.personId],
    exported: {
      name: 'inventoryMovements',
      columns: {
        itemId: movements.itemId,
        kind: movements.kind,
        quantity: movements.quantity,
        note: movements.note,
        at: movements.at,
      },
    },
    erased: { kept: 'stock is the sum of its movements; only the id of who moved it is kept' },
  },
];

/** Throws 409 where a place would have fewer than none. */
export async function insertMovements(database: Sql, rows: readonly MovementRow[]): Promise<void> {
  if (rows.length > 0)
    await database
      .insert(movements)
      .values([...rows])
      .catch(refuseShort);
}

function refuseShort(error: unknown): never {
  const broken = brokenConstraint(error);
  throw broken === 'stocks_quantity' || broken === 'stocks_in_repair' ? stockShort(null) : error;
}

const toPlaces = alias(places, 'to_places');

export function findMovements(
  database: Sql,
  viewer: Viewer,
  itemId: string,
  page: KeysetPage,
): Promise<FoundMovement[]> {
  const own = organizationScope(movements.organizationId, viewer, 'sees');
  const query = database
    .select({ movement: movements, place: places.name, toPlace: toPlaces.name, by: people.name })
    .from(movements)
    .leftJoin(places, eq(places.id, movements.placeId))
    .leftJoin(toPlaces, eq(toPlaces.id, movements.toPlaceId))
    .leftJoin(people, eq(people.id, movements.personId))
    .$dynamic();
  return pageOf(query, and(eq(movements.itemId, itemId), own), page).then((rows) =>
    rows.map(({ movement, ...names }) => ({ ...movement, ...names })),
  );
}

/** What is at one place of these, by item. Items without a row were never there. */
export async function findStockAt(
  database: Sql,
  placeId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, { quantity: number; inRepair: number }>> {
  const rows = await database
    .select({ itemId: stocks.itemId, quantity: stocks.quantity, inRepair: stocks.inRepair })
    .from(stocks)
    .where(and(eq(stocks.placeId, placeId), inArray(stocks.itemId, [...itemIds])));
  return new Map(rows.map(({ itemId, ...at }) => [itemId, at]));
}
