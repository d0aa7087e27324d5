import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { expect, it } from 'vitest';
import { amountProblems, amountTexts } from './amount-texts.ts';

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
