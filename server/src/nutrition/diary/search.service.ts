import type { FoodLine, FoodsQuery } from '@chalkline/contract/nutrition/food.schema.ts';
import { typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { listFavoriteIds } from '../favorites/favorites.service.ts';
import { findFoods, knownFood, lineOf } from '../foods/food-table.service.ts';
import { isNamed } from '../own-foods/own-foods.rules.ts';
import { ownFoodsOf } from '../own-foods/own-foods.service.ts';
import { findLatestEntries } from './diary.repository.ts';

const lookedBack = 200;
const searched = 30;

/** What is typed may begin or end with an amount. Own foods come first, then favorites and what was eaten lately. */
export async function searchDiaryFoods(
  parts: Parts,
  { personId }: Viewer,
  query: FoodsQuery,
): Promise<{ foods: FoodLine[] }> {
  const { sql } = parts.database;
  const { search } = typedAmount(query.search);
  const own = (await ownFoodsOf(sql, personId)).filter(({ name }) => isNamed(name, search)).map(lineOf);
  const favorites = await listFavoriteIds(sql, personId);
  const recent = (await findLatestEntries(sql, personId, lookedBack)).flatMap(({ foodId }) => foodId ?? []);
  const familiar = new Set([...favorites, ...recent]);
  const found = findFoods(search, searched);
  const hits = new Set(found.map(({ id }) => id));
  const first = found.filter(({ id }) => familiar.has(id));
  const others = found.filter(({ id }) => !familiar.has(id));
  // A common word has more hits than are looked through.
  const named = [...familiar]
    .flatMap((id) => (hits.has(id) ? [] : (knownFood(id) ?? [])))
    .filter(({ name }) => isNamed(name, search))
    .map(lineOf);
  return { foods: [...own, ...first, ...named, ...others].slice(0, query.limit) };
}
