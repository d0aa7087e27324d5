import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { keepSeries } from '../details/series.repository.ts';
import { lockPlaces } from './passes.repository.ts';
import { passes } from './passes.table.ts';
import { tickets } from './tickets.table.ts';

/** The passes of these units, all of one order. `isKept`: nobody is let in or checked out with them until the transaction ends. */
export async function findPassesOf(database: Sql, unitIds: readonly string[], isKept: boolean) {
  const found = await database
    .select({ id: passes.id, unitId: passes.unitId, seriesId: passes.seriesId })
    .from(passes)
    .where(inArray(passes.unitId, [...unitIds]))
    .orderBy(asc(passes.id));
  const passIds = found.map(({ id }) => id);
  const [first] = found;
  if (isKept && first) {
    // As lockPass does it: all passes of an order are to one series.
    await keepSeries(database, first.seriesId);
    const these = database.select({ id: passes.id }).from(passes).where(inArray(passes.id, passIds));
    await these.orderBy(asc(passes.id)).for('update');
    await lockPlaces(database, passIds);
  }
  return found;
}

/** Which of these passes somebody was let in with. */
export async function findLetIn(database: Sql, passIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ passId: tickets.passId })
    .from(tickets)
    .where(and(inArray(tickets.passId, [...passIds]), isNotNull(tickets.checkedInAt)));
  return rows.flatMap(({ passId }) => passId ?? []);
}

/** Which of these units their buyer passed on to somebody else, who has them now. */
export async function findPassedOnPasses(database: Sql, unitIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ unitId: passes.unitId })
    .from(passes)
    .innerJoin(orders, eq(orders.id, passes.orderId))
    .where(and(inArray(passes.unitId, [...unitIds]), ne(passes.personId, orders.personId)));
  return rows.map(({ unitId }) => unitId);
}
