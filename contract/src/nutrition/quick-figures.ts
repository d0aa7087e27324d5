import type { QuickFigures } from './diary.schema.ts';
import type { Figures } from './exact-sums.ts';
import { carbohydrate, energy, fat, nutrients, protein } from './nutrients.ts';

/** A quick entry weighs 100 g: its figures per 100 g are those of all of it. */
export const quickMilligrams = 100_000;

type Known = Omit<QuickFigures, 'name' | 'kcal'> & { readonly kcal: number | null };

/** Per 100 g in thousandths, in the order of the nutrients. */
export function figuresOfQuick(quick: Known): Figures {
  const known = new Map([
    [energy, quick.kcal],
    [protein, quick.protein],
    [carbohydrate, quick.carbohydrate],
    [fat, quick.fat],
  ]);
  return nutrients.map((_, place) => known.get(place) ?? null);
}
