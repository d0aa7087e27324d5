import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type OwnFoodRow, type OwnFoodVersionRow, ownFoods, ownFoodVersions } from './own-foods.table.ts';

/** What an export tells of them; they go with their person. */
export const ownFoodsPersonalTables: readonly PersonalTable[] = [
  {
    table: ownFoodVersions,
    byId: [ownFoodVersions.personId],
    exported: {
      name: 'own food labels',
      columns: {
        foodId: ownFoodVersions.foodId,
        version: ownFoodVersions.version,
        name: ownFoodVersions.name,
        brand: ownFoodVersions.brand,
        per: ownFoodVersions.per,
        servingMilligrams: ownFoodVersions.servingMilligrams,
        amountsThousandths: ownFoodVersions.amounts,
        recipeServings: ownFoodVersions.servings,
        cookedMilligrams: ownFoodVersions.cookedMilligrams,
        ingredients: ownFoodVersions.ingredients,
        at: ownFoodVersions.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: ownFoods,
    byId: [ownFoods.personId],
    exported: {
      name: 'own foods',
      columns: { id: ownFoods.id, version: ownFoods.version, gtin: ownFoods.gtin, at: ownFoods.createdAt },
    },
    erased: 'deleted',
  },
];

const kept = (personId: string) => and(eq(ownFoods.personId, personId), isNull(ownFoods.removedAt));
const latest = and(eq(ownFoodVersions.foodId, ownFoods.id), eq(ownFoodVersions.version, ownFoods.version));

export interface OwnFood {
  readonly food: OwnFoodRow;
  readonly label: OwnFoodVersionRow;
}

/** The latest versions, the newest food first; no more than there can be. */
export function findOwnFoods(database: Sql, personId: string): Promise<OwnFood[]> {
  return database
    .select({ food: ownFoods, label: ownFoodVersions })
    .from(ownFoods)
    .innerJoin(ownFoodVersions, latest)
    .where(kept(personId))
    .orderBy(desc(ownFoods.id));
}

export function countOwnFoods(database: Sql, personId: string): Promise<number> {
  return database.$count(ownFoods, kept(personId));
}

/** With its latest version, also when it was removed. */
export async function findOwnFood(database: Sql, personId: string, id: string): Promise<OwnFood | undefined> {
  const [found] = await database
    .select({ food: ownFoods, label: ownFoodVersions })
    .from(ownFoods)
    .innerJoin(ownFoodVersions, latest)
    .where(and(eq(ownFoods.id, id), eq(ownFoods.personId, personId)));
  return found;
}

/** All versions of some foods of one person. */
export function findVersions(database: Sql, personId: string, ids: readonly string[]): Promise<OwnFood[]> {
  return database
    .select({ food: ownFoods, label: ownFoodVersions })
    .from(ownFoodVersions)
    .innerJoin(ownFoods, eq(ownFoods.id, ownFoodVersions.foodId))
    .where(and(inArray(ownFoods.id, [...ids]), eq(ownFoods.personId, personId)));
}

export async function findByGtin(
  database: Sql,
  personId: string,
  gtin: string,
): Promise<OwnFood | undefined> {
  const [found] = await database
    .select({ food: ownFoods, label: ownFoodVersions })
    .from(ownFoods)
    .innerJoin(ownFoodVersions, latest)
    .where(and(kept(personId), eq(ownFoods.gtin, gtin)));
  return found;
}

/** False where there is one with this id. */
export async function insertOwnFood(database: Sql, row: OwnFoodRow): Promise<boolean> {
  const rows = await database
    .insert(ownFoods)
    .values(row)
    .onConflictDoNothing({ target: ownFoods.id })
    .returning({ id: ownFoods.id });
  return rows.length > 0;
}

export async function insertVersion(database: Sql, row: OwnFoodVersionRow): Promise<void> {
  await database.insert(ownFoodVersions).values(row);
}

export async function updateOwnFood(database: Sql, id: string, change: Partial<OwnFoodRow>): Promise<void> {
  await database.update(ownFoods).set(change).where(eq(ownFoods.id, id));
}
