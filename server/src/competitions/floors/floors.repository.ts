import { and, asc, eq } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { floorInUse, floorNameTaken } from './floors.errors.ts';
import { type FloorRow, floors } from './floors.table.ts';

/** By name. */
export function findFloors(database: Sql, competitionId: string): Promise<FloorRow[]> {
  return database
    .select()
    .from(floors)
    .where(eq(floors.competitionId, competitionId))
    .orderBy(asc(floors.name), asc(floors.id));
}

export async function findFloor(
  database: Sql,
  competitionId: string,
  floorId: string,
): Promise<FloorRow | null> {
  const [found] = await database
    .select()
    .from(floors)
    .where(and(eq(floors.competitionId, competitionId), eq(floors.id, floorId)));
  return found ?? null;
}

export function countFloors(database: Sql, competitionId: string): Promise<number> {
  return database.$count(floors, eq(floors.competitionId, competitionId));
}

/** Throws `floor_name_taken`. */
export async function insertFloors(database: Sql, rows: readonly FloorRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(floors)
    .values([...rows])
    .catch(refuseTakenName);
}

/** Throws `floor_name_taken`. */
export async function updateFloor(database: Sql, floorId: string, change: Partial<FloorRow>): Promise<void> {
  await database.update(floors).set(change).where(eq(floors.id, floorId)).catch(refuseTakenName);
}

/** Throws `floor_in_use` while heats are planned on it. */
export async function deleteFloorRow(database: Sql, floorId: string): Promise<void> {
  await database
    .delete(floors)
    .where(eq(floors.id, floorId))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'heat_plans_floor' ? floorInUse() : error;
    });
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'floors_name' ? floorNameTaken() : error;
}
