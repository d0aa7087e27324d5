import type { KeptDiary } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { listFavorites } from '../favorites/favorites.service.ts';
import { foodsOf } from '../own-foods/find-foods.service.ts';
import { ownFoodsOf } from '../own-foods/own-foods.service.ts';
import { withOwnPortions } from '../own-foods/own-portions.repository.ts';
import { listRecent, readDay } from './diary.service.ts';

/** The day itself, and so many before and after it: those to come have their targets and plans. */
const around = 6;
/** Foods of one's own, the latest: a phone keeps them whole. */
const mostOwn = 100;

/** What a device keeps to go on without a network. */
export async function readKept(parts: Parts, viewer: Viewer, to: string): Promise<KeptDiary> {
  const { sql } = parts.database;
  const days = await Promise.all(
    Array.from({ length: 2 * around + 1 }, (_, index) =>
      readDay(parts, viewer, daysAfter(to, index - around)),
    ),
  );
  const { foods: recent } = await listRecent(parts, viewer);
  const { foods: favorites } = await listFavorites(parts, viewer);
  const own = (await ownFoodsOf(sql, viewer.personId)).slice(0, mostOwn);
  // As they are now to be added, and as they were to be changed.
  const asNow = [...recent.map(({ foodId }) => foodId), ...favorites.map(({ id }) => id)].map((foodId) => ({
    foodId,
    foodVersion: null,
  }));
  const eaten = days.flatMap(({ entries, plan }) => [...entries, ...(plan?.lines ?? [])]);
  const wanted = [...asNow, ...eaten];
  const foodOf = await foodsOf(sql, viewer.personId, wanted);
  const found = wanted.flatMap(({ foodId, foodVersion }) =>
    foodId === null ? [] : (foodOf(foodId, foodVersion) ?? []),
  );
  const foods = await withOwnPortions(sql, viewer.personId, distinct([...own, ...found]));
  return { days, recent, favorites, foods };
}

function distinct(foods: readonly FoodReply[]): FoodReply[] {
  return [...new Map(foods.map((food) => [`${food.id} ${food.version}`, food])).values()];
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
