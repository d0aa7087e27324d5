import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { ownFoodBody } from '@chalkline/contract/nutrition/own-food.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createOwnFood } from './own-foods.service.ts';
import { putOwnPortion } from './own-portions.service.ts';

/** A bar of 40 g: 400 kcal, 30 g protein, 40 g carbohydrate and 10 g fat per 100 g. */
export const barLabel = {
  name: 'Protein bar',
  brand: '',
  gtin: null,
  per: 'serving' as const,
  servingMilligrams: 40_000,
  amounts: [160_000, 12_000, 16_000, null, null, 4000, null, null, null, null, null, null, null],
};

/** A food that this person entered. */
export function ownFood(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<Parameters<typeof createOwnFood>[2]> = {},
): Promise<FoodReply> {
  return createOwnFood(parts, viewer, ownFoodBody.parse({ ...barLabel, ...sketch }));
}

/** The id of a portion of butter that this person made. */
export async function ownPortion(parts: Parts, viewer: Viewer): Promise<string> {
  const portionId = crypto.randomUUID();
  await putOwnPortion(
    parts,
    viewer,
    { foodId: 'sr-173410', portionId },
    { label: 'My pat', milligrams: 7000 },
  );
  return portionId;
}
