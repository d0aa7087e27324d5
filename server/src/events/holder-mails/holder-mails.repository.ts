import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails } from '../details/details.table.ts';
import { tickets } from '../tickets/tickets.table.ts';

export interface Holder {
  /** null: somebody without an account, to whose email a desk sold these tickets. */
  readonly personId: string | null;
  readonly ticketIds: readonly string[];
}

/** Who has good tickets to these events, with the first ticket of each order to each, or those of these pieces, good or not. */
export async function findHoldersOf(
  database: Sql,
  which: { readonly groupIds: readonly string[] } | { readonly unitIds: readonly string[] },
): Promise<Holder[]> {
  const wanted =
    'groupIds' in which
      ? and(inArray(tickets.groupId, [...which.groupIds]), eq(tickets.state, 'valid'))
      : inArray(tickets.unitId, [...which.unitIds]);
  const rows = await database
    .selectDistinctOn([tickets.personId, tickets.groupId, tickets.orderId], {
      personId: tickets.personId,
      email: orders.email,
      id: tickets.id,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(wanted, or(isNotNull(tickets.personId), and(isNull(orders.personId), ne(orders.email, '')))))
    .orderBy(tickets.personId, tickets.groupId, tickets.orderId, tickets.id);
  const byHolder = Map.groupBy(rows, ({ personId, email }) => personId ?? email);
  return [...byHolder.values()].map((some) => ({
    personId: some[0]?.personId ?? null,
    ticketIds: some.map(({ id }) => id),
  }));
}

/** Events that begin soon and whose holders weren’t reminded of this start. */
export async function findDueReminders(
  database: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<{ groupId: string; startsAt: Date }[]> {
  const rows = await database
    .select({ groupId: eventDetails.groupId, startsAt: groups.startsAt })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(
      and(
        gt(groups.startsAt, now),
        lte(groups.startsAt, until),
        isNull(groups.archivedAt),
        isNull(eventDetails.canceledAt),
        sql`${eventDetails.remindedOf} is distinct from ${groups.startsAt}`,
      ),
    )
    .orderBy(groups.startsAt);
  return rows.flatMap(({ groupId, startsAt }) => (startsAt ? [{ groupId, startsAt }] : []));
}

/** False if another process reminds of this start. */
export async function takeReminder(database: Sql, groupId: string, startsAt: Date): Promise<boolean> {
  const { rowCount } = await database
    .update(eventDetails)
    .set({ remindedOf: startsAt })
    .where(
      and(
        eq(eventDetails.groupId, groupId),
        sql`${eventDetails.remindedOf} is distinct from ${startsAt.toISOString()}::timestamptz`,
      ),
    );
  return rowCount === 1;
}

/** What notices say of events: those that aren’t deleted. */
export function findEventsForNotices(database: Sql, groupIds: readonly string[]) {
  return database
    .select({
      groupId: groups.id,
      name: groups.name,
      startsAt: groups.startsAt,
      place: eventDetails.place,
      zone: eventDetails.zone,
      canceledAt: eventDetails.canceledAt,
    })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(and(inArray(eventDetails.groupId, [...groupIds]), isNull(groups.archivedAt)));
}

/** People with good tickets to these events, as `event person`. */
export async function findHolderPairs(
  database: Sql,
  groupIds: readonly string[],
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ groupId: tickets.groupId, personId: tickets.personId })
    .from(tickets)
    .where(
      and(
        inArray(tickets.groupId, [...groupIds]),
        inArray(tickets.personId, [...personIds]),
        eq(tickets.state, 'valid'),
      ),
    );
  return new Set(rows.map(({ groupId, personId }) => `${groupId} ${personId}`));
}
