import { expect, it } from 'vitest';
import type { FoodReply } from './food.schema.ts';
import { asEaten, weightOf } from './portions.ts';

const food = {
  portions: [
    { id: 'p', label: 'My bowl', milligrams: 300_000 },
    { label: '1 cup', milligrams: 158_000 },
  ],
  usualMilligrams: null,
} as unknown as FoodReply;

it('weighs a portion as it was when it was eaten, also when it is another by now, or gone', () => {
  const eaten = { unit: 'My bowl', quantity: 1500, milligrams: 420_000 };
  expect(weightOf(asEaten(food, eaten), 'My bowl', 1000)).toBe(280_000);
  const gone = { ...food, portions: food.portions.slice(1) };
  expect(weightOf(gone, 'My bowl', 1000)).toBeNull();
  expect(weightOf(asEaten(gone, eaten), 'My bowl', 1000)).toBe(280_000);
  expect(weightOf(asEaten(gone, eaten), '1 cup', 1000)).toBe(158_000);
});

it('leaves a food alone where nothing is another', () => {
  const now = [
    { unit: 'My bowl', quantity: 500, milligrams: 150_000 },
    { unit: 'oz', quantity: 1000, milligrams: 28_350 },
    { unit: null, quantity: 1000, milligrams: 1 },
  ];
  for (const eaten of now) expect(asEaten(food, eaten)).toBe(food);
});
