import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { expect, it } from 'vitest';
import { readQuestion } from './question.rules.ts';

it.each([
  ['200 g of rice', ['200 g rice'], []],
  ['How much fiber do 60 g of oats have?', ['60 g oats'], ['Fiber']],
  ['How much protein is in chicken breast?', ['chicken breast'], ['Protein']],
  ['chicken breast 150 g, protein and fat', ['150 g chicken breast'], ['Protein', 'Fat']],
  [
    '250 g lentils, 150 g brown rice and 100 g Greek yogurt for dinner. Is that enough protein today?',
    ['250 g lentils', '150 g brown rice', '100 g greek yogurt'],
    ['Protein'],
  ],
  ['Which has more iron: lentils or spinach?', ['lentils', 'spinach'], ['Iron']],
  ['how many calories in two eggs', ['2 eggs'], ['Energy']],
  ['a cup of whole milk', ['1 cup whole milk'], []],
  ['low fat milk', ['low fat milk'], []],
  ['How much sugar is in brown sugar', ['brown sugar'], ['Sugars']],
  ['banana calories', ['banana'], ['Energy']],
  ['lentils iron', ['lentils'], ['Iron']],
  ['iron in lentils per 100 g', ['100 g lentils'], ['Iron']],
  ['macaroni and cheese', ['macaroni cheese'], []],
  ['vitamin C in an orange', ['orange'], ['Vitamin C']],
  ['What is a good source of iron?', [], ['Iron']],
])('reads “%s”', (asked, foods, names) => {
  const { foods: read, nutrients: places } = readQuestion(asked);
  const text = read.map(({ words, amount }) =>
    amount ? [amount.quantity, amount.unit, words].filter((part) => part !== null).join(' ') : words,
  );
  expect(text).toEqual(foods);
  expect(places.map((place) => nutrients[place]?.name)).toEqual(names);
});

it('reads weight, height and age', () => {
  expect(readQuestion("resting energy: I'm 34 years old, 68 kg and 172 cm")).toMatchObject({
    body: { cm: 172, age: 34, kg: 68 },
    words: 'resting energy',
  });
  expect(readQuestion("BMI at 150 lbs and 5'6").body).toEqual({ kg: 68.0388555, cm: expect.closeTo(167.64) });
  expect(readQuestion('2 kg of potatoes').body).toEqual({});
});
