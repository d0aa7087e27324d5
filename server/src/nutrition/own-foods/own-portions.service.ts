import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { OwnPortion } from '@chalkline/contract/nutrition/own-portions.endpoints.ts';
import { usualPortion, weightUnits } from '@chalkline/contract/nutrition/portions.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { getFood } from './find-foods.service.ts';
import { portionNotFound, portionTaken, tooManyPortions } from './own-foods.errors.ts';
import { deleteOwnPortion, upsertOwnPortion } from './own-portions.repository.ts';

const mostPortions = 20;

interface About {
  readonly foodId: string;
  readonly portionId: string;
}

/**
 * Adds a portion or changes it. Throws 404 for an unknown food and for another person’s portion, and 409 for a name that
 * the food has, and at the most that are kept.
 */
export async function putOwnPortion(
  parts: Parts,
  viewer: Viewer,
  { foodId, portionId }: About,
  portion: OwnPortion,
): Promise<FoodReply> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', viewer.personId, 'exclusive');
    const { portions } = await getFood(parts, viewer, foodId, null, tx.sql);
    const others = portions.filter(({ id }) => id !== portionId);
    const names = [...others.map(({ label }) => label), ...weightUnits, usualPortion];
    if (names.some((name) => name.toLowerCase() === portion.label.toLowerCase())) throw portionTaken();
    if (others.filter(({ id }) => id !== undefined).length >= mostPortions) throw tooManyPortions();
    const row = {
      id: portionId,
      personId: viewer.personId,
      foodId,
      ...portion,
      createdAt: parts.clock.now(),
    };
    if (!(await upsertOwnPortion(tx.sql, row))) throw portionNotFound();
  });
  return getFood(parts, viewer, foodId);
}

/** Throws 404 for another person’s, and when it is gone already. */
export async function removeOwnPortion(
  parts: Parts,
  viewer: Viewer,
  { foodId, portionId }: About,
): Promise<FoodReply> {
  const row = { id: portionId, personId: viewer.personId, foodId };
  if (!(await deleteOwnPortion(parts.database.sql, row))) throw portionNotFound();
  return getFood(parts, viewer, foodId);
}
