import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type OwnPortionRow, ownPortions } from './own-portions.table.ts';

/** What an export tells of them; they go with their person. */
export const ownPortionsPersonalTable: PersonalTable = {
  table: ownPortions,
  byId: [ownPortions.personId],
  exported: {
    name: 'own portions',
    columns: {
      foodId: ownPortions.foodId,
      label: ownPortions.label,
      milligrams: ownPortions.milligrams,
      at: ownPortions.createdAt,
    },
  },
  erased: 'deleted',
};

/** Of some foods, the latest first. */
export function findOwnPortions(
  database: Sql,
  personId: string,
  foodIds: readonly string[],
): Promise<OwnPortionRow[]> {
  return database
    .select()
    .from(ownPortions)
    .where(and(eq(ownPortions.personId, personId), inArray(ownPortions.foodId, [...foodIds])))
    .orderBy(desc(ownPortions.createdAt), desc(ownPortions.id));
}

/** Foods to choose an amount of, with the portions that a person made for them first. */
export async function withOwnPortions(
  database: Sql,
  personId: string,
  foods: readonly FoodReply[],
): Promise<FoodReply[]> {
  if (foods.length === 0) return [];
  const own = await findOwnPortions(database, personId, [...new Set(foods.map(({ id }) => id))]);
  return foods.map((food) => {
    const portions = own
      .filter(({ foodId }) => foodId === food.id)
      .map(({ id, label, milligrams }) => ({ id, label, milligrams }));
    return { ...food, portions: [...portions, ...food.portions] };
  });
}

/** False where the id is of another person’s, or of another food’s. */
export async function upsertOwnPortion(database: Sql, row: OwnPortionRow): Promise<boolean> {
  const { personId, foodId, label, milligrams } = row;
  const kept = await database
    .insert(ownPortions)
    .values(row)
    .onConflictDoUpdate({
      target: ownPortions.id,
      set: { label, milligrams },
      setWhere: and(eq(ownPortions.personId, personId), eq(ownPortions.foodId, foodId)),
    })
    .returning({ id: ownPortions.id });
  return kept.length > 0;
}

/** False when there is none, or it is another person’s. */
export async function deleteOwnPortion(
  database: Sql,
  { id, personId, foodId }: Pick<OwnPortionRow, 'id' | 'personId' | 'foodId'>,
): Promise<boolean> {
  const isTheirs = and(eq(ownPortions.personId, personId), eq(ownPortions.foodId, foodId));
  const gone = await database
    .delete(ownPortions)
    .where(and(eq(ownPortions.id, id), isTheirs))
    .returning({ id: ownPortions.id });
  return gone.length > 0;
}
