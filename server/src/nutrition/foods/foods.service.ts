import type { FoodReply, FoodsQuery } from '@chalkline/contract/nutrition/food.schema.ts';
import { typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { findFoods, knownFood } from './food-table.service.ts';
import { foodNotFound } from './foods.errors.ts';

/** Throws 404. */
export function getFood(id: string): FoodReply {
  const food = knownFood(id);
  if (!food) throw foodNotFound();
  return food;
}

/** What is typed may begin or end with an amount. */
export function listFoods({ search, limit }: FoodsQuery) {
  return { foods: findFoods(typedAmount(search).search, limit) };
}
