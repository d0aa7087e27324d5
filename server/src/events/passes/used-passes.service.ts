import type { UsedAsked } from '../../checkout/orders/sellable.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isReleasable } from '../details/details.rules.ts';
import { findPlaces } from '../tickets/passes.repository.ts';
import { findLetIn, findPassesOf } from '../tickets/used-passes.repository.ts';
import { openDatesOf } from './open-dates.service.ts';

/**
 * Which of these units, all of one order, were used: somebody was let in, or a place that was booked can't be given back
 * anymore, whether or not they came. Once no date is open, all of them were.
 */
export async function findUsedPasses(
  sql: Sql,
  unitIds: readonly string[],
  { isKept, now }: UsedAsked,
): Promise<string[]> {
  const passes = await findPassesOf(sql, unitIds, isKept);
  const [first] = passes;
  if (!first) return [];
  if (now && (await openDatesOf(sql, first.seriesId, now)).length === 0)
    return passes.map(({ unitId }) => unitId);
  const ids = passes.map(({ id }) => id);
  const late = now ? (await findPlaces(sql, ids)).filter((place) => !isReleasable(place, now)) : [];
  const used = new Set([...(await findLetIn(sql, ids)), ...late.map(({ passId }) => passId)]);
  return passes.filter(({ id }) => used.has(id)).map(({ unitId }) => unitId);
}
