import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { gtinIn } from '@chalkline/contract/nutrition/gtin.ts';
import type { OwnFoodBody } from '@chalkline/contract/nutrition/own-food.schema.ts';
import { foodOfLabel } from '@chalkline/contract/nutrition/own-food.ts';
import type { DiaryChange } from './day-on-device.ts';

/** A change of the foods that a person has at hand. */
export type FoodChange =
  | { readonly kind: 'own_food'; readonly food: FoodReply; readonly body: OwnFoodBody }
  | { readonly kind: 'favorite'; readonly food: FoodLine; readonly isFavorite: boolean };

/** What the server has to hear of a diary. */
export type DeviceChange = DiaryChange | FoodChange;

export function isOfDay(change: DeviceChange): change is DiaryChange {
  return 'day' in change;
}

export function ownFoodOf(body: OwnFoodBody, id: string): Extract<FoodChange, { kind: 'own_food' }> {
  return { kind: 'own_food', food: foodOfLabel({ ...body, id, version: 1 }), body: { ...body, id } };
}

/** Foods that the server doesn't have yet, the latest first. */
export function unsentFoods(changes: readonly DeviceChange[]): FoodReply[] {
  return changes.flatMap((change) => (change.kind === 'own_food' ? change.food : [])).toReversed();
}

/** One of them by its barcode, in 14 digits. */
export function unsentFoodWith(gtin: string, changes: readonly DeviceChange[]): FoodReply | undefined {
  return changes
    .filter((change) => change.kind === 'own_food')
    .find(({ body }) => body.gtin !== null && gtinIn(body.gtin) === gtin)?.food;
}

/** Favorites with what was changed here, the latest first. */
export function favoritesWith(favorites: readonly FoodLine[], changes: readonly DeviceChange[]): FoodLine[] {
  let lines = [...favorites];
  for (const change of changes) {
    if (change.kind !== 'favorite') continue;
    const { food, isFavorite } = change;
    const others = lines.filter(({ id }) => id !== food.id);
    if (!isFavorite) lines = others;
    else if (others.length === lines.length) lines = [food, ...others];
  }
  return lines;
}
