import { mostPlaces } from '@chalkline/contract/inventory/place.schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { placeInUse, placeNameTaken } from './places.errors.ts';
import { type PlaceRow, places } from './places.table.ts';

export interface FoundPlace extends Pick<PlaceRow, 'id' | 'name'> {
  readonly kinds: number;
  readonly pieces: number;
}

const pieces = sql<number>`stocks.quantity + stocks.in_repair`;
const stocked = sql`from inventory.stocks where stocks.place_id = "inventory"."places"."id" and ${pieces} > 0`;

export function findPlaces(database: Sql, viewer: Viewer): Promise<FoundPlace[]> {
  return database
    .select({
      id: places.id,
      name: places.name,
      kinds: sql<number>`(select count(*)::int ${stocked})`,
      pieces: sql<number>`(select coalesce(sum(${pieces}), 0)::int ${stocked})`,
    })
    .from(places)
    .where(organizationScope(places.organizationId, viewer, 'sees'))
    .orderBy(sql`lower(${places.name})`)
    .limit(mostPlaces);
}

export async function findPlace(database: Sql, viewer: Viewer, id: string): Promise<PlaceRow | null> {
  const [found] = await database
    .select()
    .from(places)
    .where(and(eq(places.id, id), organizationScope(places.organizationId, viewer, 'sees')));
  return found ?? null;
}

/** Throws 409 for a name that another place has. */
export async function insertPlace(database: Sql, row: PlaceRow): Promise<void> {
  await database.insert(places).values(row).catch(refuseTakenName);
}

/** The same. */
export async function updatePlace(database: Sql, id: string, name: string): Promise<void> {
  await database.update(places).set({ name }).where(eq(places.id, id)).catch(refuseTakenName);
}

/** Throws 409 where something was ever moved: the record names it. */
export async function removePlace(database: Sql, id: string): Promise<void> {
  await database.delete(places).where(eq(places.id, id)).catch(refuseInUse);
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'places_name' ? placeNameTaken() : error;
}

function refuseInUse(error: unknown): never {
  const uses = ['movements_place', 'movements_to_place', 'stocks_place'];
  throw uses.includes(brokenConstraint(error) ?? '') ? placeInUse() : error;
}
