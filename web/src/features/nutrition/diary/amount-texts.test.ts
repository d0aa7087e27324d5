import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { expect, it } from 'vitest';
import { amountProblems, amountTexts } from './amount-texts.ts';
import { firstQuantity } from './diary-texts.ts';

const food = {
  portions: [{ label: '1 egg', milligrams: 50_000 }],
  usualMilligrams: null,
} as unknown as FoodReply;

it('names the field that is wrong', () => {
  expect(amountProblems(food, { unit: '1 egg', quantity: 0 })).toEqual({
    quantity: amountTexts.quantity.wrong,
  });
  expect(Object.keys(amountProblems(food, { unit: '1 slice', quantity: 1000 }))).toEqual(['unit']);
  expect(amountProblems(food, { unit: '1 egg', quantity: 2000 })).toEqual({});
});

it('offers a portion of one’s own first, unless another amount was typed', () => {
  const rice = {
    portions: [
      { id: 'p', label: 'My bowl', milligrams: 280_000 },
      { label: '1 cup', milligrams: 158_000 },
    ],
    usualMilligrams: 158_000,
  } as unknown as FoodReply;
  const bowls = (quantity: number) => ({ unit: 'My bowl', quantity });
  expect(firstQuantity(rice, null)).toEqual(bowls(1000));
  expect(firstQuantity(rice, { quantity: 2, unit: 'bowl' })).toEqual(bowls(2000));
  expect(firstQuantity(rice, { quantity: 2, unit: 'cup' })).toEqual({ unit: '1 cup', quantity: 2000 });
  expect(firstQuantity(rice, { quantity: 200, unit: 'g' })).toEqual({ unit: 'g', quantity: 200_000 });
  expect(
    firstQuantity({ ...rice, portions: rice.portions.slice(0, 1) }, { quantity: 2, unit: null }),
  ).toEqual(bowls(2000));
});

it('counts whole pieces for a number alone, and weighs milliliters by a cup', () => {
  const portion = (label: string, grams: number) => ({ label, milligrams: grams * 1000 });
  const tomato = {
    portions: [portion('1 slice', 20), portion('1 cup, chopped', 180), portion('1 medium whole', 123)],
    usualMilligrams: 123_000,
  } as unknown as FoodReply;
  const two = { quantity: 2, unit: null };
  expect(firstQuantity(tomato, two)).toEqual({ unit: '1 medium whole', quantity: 2000 });
  expect(firstQuantity({ ...tomato, usualMilligrams: null }, two)).toEqual({
    unit: '1 medium whole',
    quantity: 2000,
  });
  expect(firstQuantity({ ...tomato, usualMilligrams: 60_000 }, two)).toEqual({
    unit: 'usual amount',
    quantity: 2000,
  });
  expect(firstQuantity(tomato, { quantity: 2, unit: 'slice' })).toEqual({ unit: '1 slice', quantity: 2000 });
  const milk = { portions: [portion('1 cup', 244)], usualMilligrams: 244_000 } as unknown as FoodReply;
  expect(firstQuantity(milk, { quantity: 500, unit: 'ml' })).toEqual({ unit: 'g', quantity: 508_333 });
});
