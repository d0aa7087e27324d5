import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { orderUnits } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { checkIns } from '../check-ins/check-ins.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entryColumns } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { scores } from '../scores/scores.table.ts';
import { type EntryTransferRow, entryTransfers } from './entry-transfers.table.ts';

const has = (rows: SQL) => sql<boolean>`exists (${rows})`;

function selectPlaces(database: Sql) {
  const { id, name, startsOn, zone, state, hideMinors } = competitions;
  return database
    .select({
      entry: entryColumns,
      division: { id: divisions.id, name: divisions.name, teamSize: divisions.teamSize },
      competition: { id, name, startsOn, zone, state, hideMinors },
      registration: registrations,
      hasCheckedIn: has(sql`select 1 from ${checkIns} where ${checkIns.entryId} = ${entries.id}`),
      hasScores: has(sql`select 1 from ${scores} where ${scores.entryId} = ${entries.id}`),
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .leftJoin(registrations, eq(registrations.entryId, entries.id))
    .$dynamic();
}

/** A place with what its transfer depends on. */
export type Place = Awaited<ReturnType<typeof findPlaces>>[number];

/** The places that a person has in a competition, or one by its entry. */
export function findPlaces(
  database: Sql,
  of: { readonly competitionId: string; readonly personId: string } | { readonly entryId: string },
) {
  const where =
    'entryId' in of
      ? eq(entries.id, of.entryId)
      : and(
          eq(entries.competitionId, of.competitionId),
          eq(entries.personId, of.personId),
          inArray(entries.state, ['active', 'cut']),
        );
  return selectPlaces(database).where(where).orderBy(asc(entries.bib));
}

export async function findPlace(database: Sql, entryId: string): Promise<Place | null> {
  return (await findPlaces(database, { entryId }))[0] ?? null;
}

/** The open offers of these entries. */
export function findOpenTransfers(
  database: Sql,
  entryIds: readonly string[],
  now: Date,
): Promise<EntryTransferRow[]> {
  return database
    .select()
    .from(entryTransfers)
    .where(and(inArray(entryTransfers.entryId, [...entryIds]), isOpen(now)));
}

/** An open offer. */
export async function findTransfer(database: Sql, id: string, now: Date): Promise<EntryTransferRow | null> {
  const [found] = await database
    .select()
    .from(entryTransfers)
    .where(and(eq(entryTransfers.id, id), isOpen(now)));
  return found ?? null;
}

const isOpen = (now: Date) => and(eq(entryTransfers.state, 'offered'), gt(entryTransfers.expiresAt, now));

export async function insertTransfer(database: Sql, row: EntryTransferRow): Promise<void> {
  await database.insert(entryTransfers).values(row);
}

/** Ends the open offer of an entry. Gives its id; null: there was none. */
export async function endTransfer(
  database: Sql,
  entryId: string,
  state: 'accepted' | 'declined' | 'canceled',
): Promise<string | null> {
  const [ended] = await database
    .update(entryTransfers)
    .set({ state })
    .where(and(eq(entryTransfers.entryId, entryId), eq(entryTransfers.state, 'offered')))
    .returning({ id: entryTransfers.id });
  return ended?.id ?? null;
}

/** From now on the place has another code. */
export async function renewCode(database: Sql, entryId: string, codeId: string): Promise<void> {
  await database.update(registrations).set({ codeId }).where(eq(registrations.entryId, entryId));
}

/** Whether what was paid for with this unit is still with its buyer or who took it over. */
export function isUnitSold(database: Sql, unitId: string): Promise<boolean> {
  const sold = and(eq(orderUnits.id, unitId), sql`${orderUnits.returnedAt} is null`);
  return database.$count(orderUnits, sold).then((count) => count === 1);
}

/** Offers with what a notice or an email about them says. */
export function findTransferTexts(database: Sql, ids: readonly string[]) {
  return database
    .select({
      transfer: entryTransfers,
      from: people.name,
      bib: entries.bib,
      division: divisions.name,
      competition: { id: competitions.id, name: competitions.name, state: competitions.state },
    })
    .from(entryTransfers)
    .innerJoin(people, eq(people.id, entryTransfers.createdBy))
    .innerJoin(entries, eq(entries.id, entryTransfers.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entryTransfers.competitionId))
    .where(inArray(entryTransfers.id, [...ids]));
}
