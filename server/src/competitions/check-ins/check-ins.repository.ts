import { type CheckInState, deskStates } from '@chalkline/contract/competitions/check-in.schema.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { orders, orderUnits } from '../../checkout/orders/orders.table.ts';
import { refunds, refundUnits } from '../../checkout/refunds/refunds.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { isOwn, searchEntries } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { teamShares } from '../registrations/team-shares.table.ts';
import { type CheckInRow, checkIns } from './check-ins.table.ts';

export interface DeskFilter {
  readonly competitionId: string;
  readonly divisionId?: string | undefined;
  readonly state?: CheckInState | undefined;
  readonly search?: string | undefined;
  /** What the QR code says: the piece of an order that the entry was bought as, unless it was transferred. */
  readonly unitId?: string | undefined;
  readonly entryId?: string | undefined;
}

/** A transferred place has another code than the one its buyer had. */
const codeOf = sql`coalesce(${registrations.codeId}, ${registrations.unitId})`;

const isCompeting = inArray(entries.state, [...deskStates]);

export type DeskRow = ReturnType<typeof joined>;

/** Whether a piece of an order paid for this entry: its place, or a share of a team. */
const isOfEntry = (unitId: AnyPgColumn) => sql`(${unitId} = ${registrations.unitId} or ${unitId} in (
  select ${teamShares.unitId} from ${teamShares} where ${teamShares.entryId} = ${entries.id}))`;

/** What the others on a team paid, beside who registered it. */
const others = sql<number>`coalesce((select sum(other.total) from ${orderUnits} other
  join ${teamShares} on ${teamShares.unitId} = other.id
  where ${teamShares.entryId} = ${entries.id} and other.id <> ${registrations.unitId}), 0)::float8`;

/** What went back for the pieces of orders that paid for an entry. */
const refunded = sql<number>`coalesce((select sum(${refundUnits.amount}) from ${refundUnits}
  join ${refunds} on ${refunds.id} = ${refundUnits.refundId}
  where ${isOfEntry(refundUnits.unitId)} and ${refunds.state} <> 'canceled'), 0)::float8`;

function selectRows(database: Sql) {
  const { id, divisionId, bib, name, state, personId } = entries;
  return database
    .select({
      entry: { id, divisionId, bib, name, state, personId },
      payment: { own: orderUnits.total, others, refunded, currency: orders.currency },
      checkIn: { at: checkIns.checkedInAt, by: people.name },
    })
    .from(entries)
    .leftJoin(registrations, eq(registrations.entryId, entries.id))
    .leftJoin(orderUnits, eq(orderUnits.id, registrations.unitId))
    .leftJoin(orders, eq(orders.id, registrations.orderId))
    .leftJoin(checkIns, eq(checkIns.entryId, entries.id))
    .leftJoin(people, eq(people.id, checkIns.checkedInBy));
}

type Found = Awaited<ReturnType<typeof selectRows>>[number];

function joined({
  entry,
  payment: { own, others: rest, refunded: back, currency },
  checkIn: { at, by },
}: Found) {
  return {
    entry,
    /** For the order of the list. */
    bib: entry.bib,
    payment: own === null || currency === null ? null : { paid: own + rest, refunded: back, currency },
    checkIn: at && { at, by },
  };
}

export async function findDeskRows(database: Sql, filter: DeskFilter, page: KeysetPage): Promise<DeskRow[]> {
  return (await pageOf(selectRows(database).$dynamic(), matches(filter), page)).map(joined);
}

/** Everyone who competes, by bib. */
export async function findCompeting(database: Sql, competitionId: string): Promise<DeskRow[]> {
  const found = await selectRows(database)
    .where(and(eq(entries.competitionId, competitionId), isCompeting))
    .orderBy(asc(entries.bib));
  return found.map(joined);
}

/** Per division, those who compete and those of them who have checked in. */
export function countDesk(
  database: Sql,
  competitionId: string,
): Promise<{ divisionId: string; expected: number; checkedIn: number }[]> {
  return database
    .select({
      divisionId: entries.divisionId,
      expected: sql<number>`count(*)::int`,
      checkedIn: sql<number>`count(${checkIns.entryId})::int`,
    })
    .from(entries)
    .leftJoin(checkIns, eq(checkIns.entryId, entries.id))
    .where(and(eq(entries.competitionId, competitionId), isCompeting))
    .groupBy(entries.divisionId);
}

/** The members of these teams, in the order of their places. */
export function findMembers(database: Sql, entryIds: readonly string[]) {
  const { entryId, name, personId } = registeredMembers;
  return database
    .select({ entryId, name, personId })
    .from(registeredMembers)
    .where(inArray(registeredMembers.entryId, [...entryIds]))
    .orderBy(asc(registeredMembers.entryId), asc(registeredMembers.position));
}

/** The entries that have checked in; null as long as none has. */
export async function findPresent(database: Sql, competitionId: string): Promise<ReadonlySet<string> | null> {
  const found = await database
    .select({ entryId: checkIns.entryId })
    .from(checkIns)
    .where(eq(checkIns.competitionId, competitionId));
  return found.length === 0 ? null : new Set(found.map(({ entryId }) => entryId));
}

/** Whether it is new: of two at once, one. */
export async function insertCheckIn(database: Sql, row: CheckInRow): Promise<boolean> {
  const { rowCount } = await database.insert(checkIns).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Whether there was one. */
export async function deleteCheckIn(database: Sql, entryId: string): Promise<boolean> {
  const { rowCount } = await database.delete(checkIns).where(eq(checkIns.entryId, entryId));
  return rowCount === 1;
}

function matches({ competitionId, divisionId, state, search, unitId, entryId }: DeskFilter): SQL | undefined {
  return and(
    eq(entries.competitionId, competitionId),
    isOwn,
    divisionId === undefined ? undefined : eq(entries.divisionId, divisionId),
    unitId === undefined ? undefined : or(eq(codeOf, unitId), hasShare(unitId)),
    entryId === undefined ? undefined : eq(entries.id, entryId),
    stateIs(state),
    // Members of a team are found by their own names.
    search === undefined ? undefined : or(searchEntries(search, true), hasMember(search)),
  );
}

/** Everybody on a team who paid a share has a code. */
function hasShare(unitId: string): SQL {
  return sql`exists (select 1 from ${teamShares}
    where ${teamShares.entryId} = ${entries.id} and ${teamShares.unitId} = ${unitId})`;
}

function stateIs(state: CheckInState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'in') return isNotNull(checkIns.entryId);
  return and(isNull(checkIns.entryId), isCompeting);
}

function hasMember(search: string): SQL {
  return sql`exists (select 1 from ${registeredMembers}
    where ${registeredMembers.entryId} = ${entries.id} and ${matchesPrefixes(sql`${registeredMembers.name}`, search)})`;
}
