import type { FoodReply } from './food.schema.ts';
import { figuresOfLabel } from './label.ts';
import type { OwnFoodReply } from './own-food.schema.ts';

/** What a serving of an own food is called. */
export const servingLabel = '1 serving';

const prefix = 'own-';

/** The id of an own food outside; foods of the table have other beginnings. */
export const foodIdOf = (id: string) => `${prefix}${id}`;

/** Null for foods of the table. */
export function ownIdIn(foodId: string): string | null {
  return foodId.startsWith(prefix) ? foodId.slice(prefix.length) : null;
}

interface Label extends Omit<OwnFoodReply, 'gtin' | 'amounts'> {
  readonly amounts: readonly (number | null)[];
}

/** A label as a food like those of the table. */
export function foodOfLabel(label: Label): FoodReply {
  const { id, version, name, brand, servingMilligrams } = label;
  return {
    id: foodIdOf(id),
    name: brand === '' ? name : `${name}, ${brand}`,
    group: '',
    source: 'own',
    ...figuresOfLabel(label),
    portions: servingMilligrams === null ? [] : [{ label: servingLabel, milligrams: servingMilligrams }],
    usualMilligrams: servingMilligrams,
    version,
    recipe: null,
  };
}
