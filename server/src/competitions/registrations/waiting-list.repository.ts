import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { type WaitingState, waitingMoves } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { type WaitingPlaceRow, waitingPlaces } from './waiting-list.table.ts';

const open = inArray(waitingPlaces.state, ['waiting', 'offered']);

export interface Waiting extends WaitingPlaceRow {
  readonly name: string;
}

/** Who waits in a competition or has an offer, in the order in which they joined. */
export function findWaiting(database: Sql, competitionId: string): Promise<Waiting[]> {
  return database
    .select({ ...getTableColumns(waitingPlaces), name: people.name })
    .from(waitingPlaces)
    .innerJoin(people, eq(people.id, waitingPlaces.personId))
    .where(and(eq(waitingPlaces.competitionId, competitionId), open))
    .orderBy(asc(waitingPlaces.joinedAt), asc(waitingPlaces.id));
}

/** The places of one person on the lists of a competition, those with an offer too. */
export function findOwnWaiting(
  database: Sql,
  competitionId: string,
  personId: string,
): Promise<WaitingPlaceRow[]> {
  return database
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.competitionId, competitionId), eq(waitingPlaces.personId, personId), open));
}

/** How many wait for each division, and how many of them have an offer. */
export function countWaiting(
  database: Sql,
  competitionId: string,
): Promise<{ divisionId: string; state: WaitingState; count: number }[]> {
  return database
    .select({ divisionId: waitingPlaces.divisionId, state: waitingPlaces.state, count: count() })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.competitionId, competitionId), open))
    .groupBy(waitingPlaces.divisionId, waitingPlaces.state);
}

/** Whether a place is held for somebody on a list. */
export async function isOffered(database: Sql, waitingId: string): Promise<boolean> {
  const offered = and(eq(waitingPlaces.id, waitingId), eq(waitingPlaces.state, 'offered'));
  return (await database.$count(waitingPlaces, offered)) > 0;
}

/** Competitions in which somebody waits or has an offer. */
export async function findCompetitionsWithWaiting(database: Sql): Promise<string[]> {
  const found = await database
    .selectDistinct({ id: waitingPlaces.competitionId })
    .from(waitingPlaces)
    .where(open);
  return found.map(({ id }) => id);
}

/** Who is on the list already stays where they are. */
export async function insertWaiting(database: Sql, row: WaitingPlaceRow): Promise<void> {
  await database.insert(waitingPlaces).values(row).onConflictDoNothing();
}

/** Moves somebody on; false where they are no longer in a state that allows it. */
export async function moveWaiting(
  database: Sql,
  id: string,
  to: WaitingState,
  offerUntil?: Date,
): Promise<boolean> {
  const from = (Object.keys(waitingMoves) as WaitingState[]).filter((state) =>
    waitingMoves[state].includes(to),
  );
  const { rowCount } = await database
    .update(waitingPlaces)
    .set({ state: to, ...(offerUntil && { offerUntil }) })
    .where(and(eq(waitingPlaces.id, id), inArray(waitingPlaces.state, from)));
  return rowCount === 1;
}

/** Ends the waiting of people who already have a place in the division. */
export async function endWaitingOfPlaced(database: Sql, competitionId: string): Promise<void> {
  const { divisionId, personId } = waitingPlaces;
  const placed = sql`exists (select 1 from ${entries} where ${entries.divisionId} = ${divisionId}
    and ${inArray(entries.state, [...placeHoldingStates])}
    and (${entries.personId} = ${personId} or exists (select 1 from ${registeredMembers}
      where ${registeredMembers.entryId} = ${entries.id} and ${registeredMembers.personId} = ${personId})))`;
  await database
    .update(waitingPlaces)
    .set({ state: 'taken' })
    .where(and(eq(waitingPlaces.competitionId, competitionId), open, placed));
}

/** Nobody waits anymore in a competition: nothing is sold there. */
export async function endAllWaiting(database: Sql, competitionId: string): Promise<void> {
  await database
    .update(waitingPlaces)
    .set({ state: 'lapsed' })
    .where(and(eq(waitingPlaces.competitionId, competitionId), open));
}

export type WaitingForNotice = Awaited<ReturnType<typeof findWaitingForNotices>>[number];

/** Places on lists with what a notice about them says. */
export function findWaitingForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      place: getTableColumns(waitingPlaces),
      division: divisions.name,
      competition: { name: competitions.name, zone: competitions.zone, state: competitions.state },
    })
    .from(waitingPlaces)
    .innerJoin(divisions, eq(divisions.id, waitingPlaces.divisionId))
    .innerJoin(competitions, eq(competitions.id, waitingPlaces.competitionId))
    .where(inArray(waitingPlaces.id, [...ids]));
}
