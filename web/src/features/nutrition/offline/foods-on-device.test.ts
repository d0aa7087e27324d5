import { labelPlaces } from '@chalkline/contract/nutrition/label.ts';
import { expect, it } from 'vitest';
import { favoritesWith, ownFoodOf, unsentFoods, unsentFoodWith } from './foods-on-device.ts';
import { lineOf } from './kept-diary.ts';

const id = '01a20000-0000-7000-8000-000000000001';
const bar = ownFoodOf(
  {
    name: 'Oat bar',
    brand: 'Mill',
    gtin: '4006381333931',
    per: 'serving',
    servingMilligrams: 40_000,
    amounts: labelPlaces.map((_, index) => (index === 0 ? 160_000 : null)),
  },
  id,
);
const favorite = (isFavorite: boolean) => ({ kind: 'favorite', food: lineOf(bar.food), isFavorite }) as const;

it('a food entered without a network is one with its id, portion and figures', () => {
  expect(bar.food).toMatchObject({
    id: `own-${id}`,
    name: 'Oat bar, Mill',
    source: 'own',
    version: 1,
    portions: [{ label: '1 serving', milligrams: 40_000 }],
  });
  expect(bar.food.figures[0]).toBe(400_000);
  expect(bar.body.id).toBe(id);
  expect(unsentFoods([bar, favorite(true)])).toEqual([bar.food]);
  expect(unsentFoodWith('04006381333931', [bar])).toBe(bar.food);
  expect(unsentFoodWith('00012345678905', [bar])).toBe(undefined);
});

it('favorites follow what was pressed here, once each', () => {
  const other = { ...lineOf(bar.food), id: 'sr-1' };
  expect(favoritesWith([other], [favorite(true), favorite(true)]).map((one) => one.id)).toEqual([
    bar.food.id,
    'sr-1',
  ]);
  expect(favoritesWith([other], [favorite(true), favorite(false)])).toEqual([other]);
  expect(favoritesWith([other], [{ ...favorite(false), food: other }])).toEqual([]);
});
