import { reckonedEnergy } from './exact-sums.ts';
import { carbohydrate, energy, fat, fiber, nutrients, protein } from './nutrients.ts';

/** What labels list, by the numbers of the nutrients; amounts of a label are in this order. */
const listed = [
  '1008',
  '1003',
  '1005',
  '1079',
  '2000',
  '1004',
  '1258',
  '1253',
  '1093',
  '1087',
  '1089',
  '1092',
  '1114',
] as const;

/** Their places among all nutrients. */
export const labelPlaces: readonly number[] = listed.map((id) =>
  nutrients.findIndex((nutrient) => nutrient.id === id),
);

export const labelBases = ['serving', '100g'] as const;
export type LabelBasis = (typeof labelBases)[number];

export interface LabelAmounts {
  readonly per: LabelBasis;
  /** Null: the label doesn't say what a serving weighs. */
  readonly servingMilligrams: number | null;
  /** In thousandths of the unit, in the order of `labelPlaces`; null: not on the label. */
  readonly amounts: readonly (number | null)[];
}

/** Per 100 g in thousandths, in the order of all nutrients. Energy that the label leaves out follows from the rest. */
export function figuresOfLabel({ per, servingMilligrams, amounts }: LabelAmounts): {
  figures: (number | null)[];
  isEnergyReckoned: boolean;
} {
  const weight = per === '100g' ? 100_000 : (servingMilligrams ?? 100_000);
  const figures: (number | null)[] = nutrients.map(() => null);
  for (const [index, place] of labelPlaces.entries()) {
    const amount = amounts[index] ?? null;
    figures[place] = amount === null ? null : Math.round((amount * 100_000) / weight);
  }
  const isEnergyReckoned = figures[energy] === null && reckonedEnergy(figures) !== null;
  if (isEnergyReckoned) figures[energy] = reckonedEnergy(figures);
  return { figures, isEnergyReckoned };
}

/** Why no food can have these figures; null when one can. */
export function labelProblem(label: LabelAmounts): 'over_100' | 'part_over_whole' | null {
  const amountOf = (place: number) => label.amounts[labelPlaces.indexOf(place)] ?? 0;
  const weight = label.per === '100g' ? 100_000 : (label.servingMilligrams ?? 100_000);
  // A thousandth of a gram is a milligram.
  if (amountOf(protein) + amountOf(carbohydrate) + amountOf(fat) > weight) return 'over_100';
  const isKnown = (place: number) => typeof label.amounts[labelPlaces.indexOf(place)] === 'number';
  const exceeds = (part: number, whole: number) => isKnown(whole) && amountOf(part) > amountOf(whole);
  const sugars = labelPlaces[4] ?? 0;
  const saturated = labelPlaces[6] ?? 0;
  const isOver = exceeds(sugars, carbohydrate) || exceeds(fiber, carbohydrate) || exceeds(saturated, fat);
  return isOver ? 'part_over_whole' : null;
}
