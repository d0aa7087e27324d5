import { typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { describe, expect, it } from 'vitest';
import { findFoods } from './food-table.service.ts';

/** As people type them: what one of the first five must be. None of these were looked at when the search was weighed. */
const wordings: readonly (readonly [string, RegExp])[] = [
  // Slips of the keyboard.
  ['brocolli', /^Broccoli, raw/],
  ['avacado', /^Avocado, raw/],
  ['zuchini', /zucchini/i],
  ['strawbery', /^Strawberries, raw/],
  ['chiken breast', /^Chicken breast/],
  ['spagetti', /^Spaghetti/],
  ['mozarella', /^Cheese, Mozzarella/],
  ['parmesean', /^Cheese, parmesan/],
  ['quinua', /^Quinoa/],
  // Plurals.
  ['cherries', /^Cherries, raw/],
  ['loaves of bread', /^Bread/],
  ['almonds', /^Almonds/],
  // In any order.
  ['cooked brown rice', /^Rice, brown, cooked/],
  ['boiled potato', /^Potato, boiled/],
  ['grilled chicken', /^Chicken.*grilled/],
  ['greek yogurt plain', /^Yogurt, Greek.*plain/],
  ['ice cream vanilla', /^Ice cream, vanilla/],
  // With amounts.
  ['200g chicken breast', /^Chicken breast/],
  ['2 tbsp olive oil', /^Olive oil/],
  ['250 ml milk', /^Milk/],
  ['two eggs', /^Egg, whole, raw/],
  ['half an avocado', /^Avocado, raw/],
  ['1 can of tuna', /^Fish, tuna/],
  ['1,5 kg potatoes', /^Potato/],
  ['1 glass of orange juice', /^Orange juice/],
  // By other names.
  ['courgette', /zucchini/i],
  ['rocket', /^Arugula/],
  ['prawns', /^Shrimp/],
  ['porridge', /^Oatmeal/],
  ['minced beef', /^Beef, ground/],
  ['crisps', /^Potato chips/],
  ['spring onion', /^Onions, (?:green|spring)/],
  ['sultanas', /^Raisins/],
  ['double cream', /^Cream.*heavy/],
  ['semi skimmed milk', /^Milk, reduced fat/],
  ['jacket potato', /^Potato, baked/],
  ['lasagne', /^Lasagna/],
  ['tofu', /^(?:Tofu|Soybean curd)/],
  // By brand.
  ['big mac', /Big Mac/i],
  ['coke', /^Soft drink, cola/],
  ['snickers', /snickers/i],
  ['nutella', /hazelnut|Nutella/i],
  ['pringles', /^Potato chips, restructured/],
  ['red bull', /Red Bull/i],
  ['philadelphia', /^Cheese, cream/],
];

describe('what people type', () => {
  it.each(wordings)('%s', (typed, wanted) => {
    const names = findFoods(typedAmount(typed).search, 5).map(({ name }) => name);
    expect(
      names.filter((name) => wanted.test(name)),
      names.join(' | '),
    ).not.toEqual([]);
  });

  it.each([
    ['two eggs', 'eggs', 2, null],
    ['a banana', 'banana', 1, null],
    ['half a cup of rice', 'rice', 0.5, 'cup'],
    ['half an avocado', 'avocado', 0.5, null],
    ['a dozen eggs', 'eggs', 12, null],
    ['2 cans of tuna', 'tuna', 2, 'can'],
    ['milk 250ml', 'milk', 250, 'ml'],
  ])('has its amount read out: %s', (typed, search, quantity, unit) => {
    expect(typedAmount(typed)).toEqual({ search, amount: { quantity, unit } });
  });

  it.each([
    'half and half',
    '2% milk',
    'two percent milk',
    '7 up',
    '5 spice',
    'seven grain bread',
    'one rep max',
    'canned tuna',
    'anchovies',
    'tenderloin',
  ])('keeps a name that only looks like an amount: %s', (typed) => {
    expect(typedAmount(typed)).toEqual({ search: typed, amount: null });
  });
});
