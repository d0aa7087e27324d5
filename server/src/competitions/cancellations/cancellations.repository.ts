import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { canceledOrders } from '../../checkout/canceled-sales/canceled-sales.table.ts';
import { orders } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionCancellations } from '../competitions/competition-cancellations.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { entryClaims } from '../entry-claims/entry-claims.table.ts';
import { waitingPlaces } from '../registrations/waiting-list.table.ts';

const holdsPlace = (competitionId: string) =>
  and(eq(entries.competitionId, competitionId), inArray(entries.state, [...placeHoldingStates]));

const waits = (competitionId: string) =>
  and(eq(waitingPlaces.competitionId, competitionId), inArray(waitingPlaces.state, ['waiting', 'offered']));

export function countEntries(database: Sql, competitionId: string): Promise<number> {
  return database.$count(entries, holdsPlace(competitionId));
}

/** An athlete without an account who was invited by email, and didn’t decline. */
const isInvited = and(eq(entryClaims.state, 'waiting'), isNotNull(entryClaims.mailedAt));

/** Places that nobody with an account has, and nobody who was invited by email. */
export function countUnreached(database: Sql, competitionId: string): Promise<number> {
  const hasAccount = sql`exists (select 1 from ${registeredMembers}
    where ${registeredMembers.entryId} = ${entries.id} and ${registeredMembers.personId} is not null)`;
  const hasAddress = exists(
    database
      .select({ id: entryClaims.entryId })
      .from(entryClaims)
      .where(and(eq(entryClaims.entryId, entries.id), isInvited)),
  );
  const isAlone = and(isNull(entries.personId), not(hasAccount), not(hasAddress));
  return database.$count(entries, and(holdsPlace(competitionId), isAlone));
}

/**
 * Places of athletes without an account, one for each email that was invited to claim one. Not those of these people,
 * who get the notification. An address that nobody wrote to before isn't written to now.
 */
export async function findInvitedPlaces(
  database: Sql,
  competitionId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const isTold = exists(
    database
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          eq(people.email, entryClaims.email),
          sql`${people.id} = any(${sql.param([...personIds])}::uuid[])`,
        ),
      ),
  );
  const found = await database
    .selectDistinctOn([entryClaims.email], { entryId: entryClaims.entryId })
    .from(entryClaims)
    .innerJoin(entries, and(eq(entries.id, entryClaims.entryId), isNull(entries.personId)))
    .where(and(holdsPlace(competitionId), isInvited, not(isTold)))
    .orderBy(asc(entryClaims.email), asc(entryClaims.entryId));
  return found.map(({ entryId }) => entryId);
}

/** Whom to write to about such a place; null once it is claimed or declined. */
export async function findInvited(
  database: Sql,
  entryId: string,
): Promise<{ name: string; email: string } | null> {
  const [found] = await database
    .select({ name: entries.name, email: entryClaims.email })
    .from(entryClaims)
    .innerJoin(entries, and(eq(entries.id, entryClaims.entryId), isNull(entries.personId)))
    .where(and(eq(entryClaims.entryId, entryId), isInvited));
  return found ?? null;
}

/** What goes back to people for canceled competitions, by currency. */
export function findReturned(
  database: Sql,
  competitionIds: readonly string[],
  personIds: readonly string[],
): Promise<{ competitionId: string; personId: string | null; currency: CurrencyCode; amount: number }[]> {
  return database
    .select({
      competitionId: orders.offerId,
      personId: orders.personId,
      currency: orders.currency,
      amount: sql<number>`sum(${canceledOrders.amount})`.mapWith(Number),
    })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .where(
      and(
        eq(orders.kind, registrationKind),
        inArray(orders.offerId, [...competitionIds]),
        inArray(orders.personId, [...personIds]),
        gt(canceledOrders.amount, 0),
      ),
    )
    .groupBy(orders.offerId, orders.personId, orders.currency)
    .orderBy(asc(orders.currency));
}

export function countWaiting(database: Sql, competitionId: string): Promise<number> {
  return database.$count(waitingPlaces, waits(competitionId));
}

export type CanceledCompetition = Awaited<ReturnType<typeof findCanceled>>[number];

/** Those of these competitions that are canceled, with why and whether money goes back. */
export function findCanceled(database: Sql, competitionIds: readonly string[]) {
  const returnsMoney = sql<boolean>`exists (${database
    .select({ id: orders.id })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .where(
      and(
        eq(orders.kind, registrationKind),
        sql`${orders.offerId} = ${competitions.id}::text`,
        gt(canceledOrders.amount, 0),
      ),
    )})`;
  return database
    .select({
      id: competitions.id,
      name: competitions.name,
      reason: competitionCancellations.reason,
      returnsMoney,
    })
    .from(competitionCancellations)
    .innerJoin(competitions, eq(competitions.id, competitionCancellations.competitionId))
    .where(inArray(competitions.id, [...competitionIds]));
}
