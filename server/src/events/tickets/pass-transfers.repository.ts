import { and, desc, eq, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { passes, passTypes } from './passes.table.ts';
import { tickets } from './tickets.table.ts';
import { ticketTransfers } from './transfers.table.ts';

function selectPassOffers(database: Sql, where: SQL | undefined) {
  return database
    .select({
      transfer: ticketTransfers,
      typeName: passTypes.name,
      seriesId: passes.seriesId,
      seriesTypeId: passTypes.seriesTypeId,
    })
    .from(ticketTransfers)
    .innerJoin(passes, eq(passes.id, ticketTransfers.passId))
    .innerJoin(passTypes, eq(passTypes.id, passes.typeId))
    .where(where)
    .$dynamic();
}

export type PassOffer = Awaited<ReturnType<typeof selectPassOffers>>[number];

/** Good passes that are offered to this address and nobody came with yet, newest first. */
export function findPassOffersTo(database: Sql, email: string, limit: number): Promise<PassOffer[]> {
  const used = database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.passId, passes.id), eq(tickets.state, 'valid'), isNotNull(tickets.checkedInAt)));
  return selectPassOffers(
    database,
    and(
      eq(ticketTransfers.email, email),
      eq(ticketTransfers.state, 'offered'),
      eq(passes.state, 'valid'),
      notExists(used),
    ),
  )
    .orderBy(desc(ticketTransfers.id))
    .limit(limit);
}

/** Offers of passes by their ids, whatever became of them. */
export function findPassOffers(database: Sql, ids: readonly string[]): Promise<PassOffer[]> {
  return selectPassOffers(database, inArray(ticketTransfers.id, [...ids])).execute();
}
