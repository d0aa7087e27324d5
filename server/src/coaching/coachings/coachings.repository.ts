import type { CoachingSide, CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { coachingOpen } from './coachings.errors.ts';
import { type CoachingRow, coachings } from './coachings.table.ts';

const told = {
  state: coachings.state,
  message: coachings.message,
  daysPerWeek: coachings.daysPerWeek,
  trainsAt: coachings.trainsAt,
  sharesScreening: coachings.sharesScreening,
  reason: coachings.reason,
  askedAt: coachings.askedAt,
  changedAt: coachings.changedAt,
  startedAt: coachings.startedAt,
};

/** An export has both sides; a coaching goes with either of its people. */
export const coachingPersonalTables: readonly PersonalTable[] = [
  {
    table: coachings,
    byId: [coachings.clientId],
    exported: { name: 'coaching as client', columns: { trainer: coachings.trainerId, ...told } },
    erased: 'deleted',
  },
  {
    table: coachings,
    byId: [coachings.trainerId],
    exported: { name: 'coaching as trainer', columns: { client: coachings.clientId, ...told } },
    erased: 'deleted',
  },
];

/** A coaching with the other of its two people. */
export interface ListedCoaching extends CoachingRow {
  readonly other: { readonly id: string; readonly name: string };
}

/** Of a column with a person: whether one of the two coaches the other, also while that is paused. */
export function isCoachedWith(otherId: string, personId: SQLWrapper): SQL {
  return sql`exists (select from ${coachings} where ${coachings.state} in ('active', 'paused')
    and ((${coachings.trainerId} = ${otherId} and ${coachings.clientId} = ${personId})
      or (${coachings.clientId} = ${otherId} and ${coachings.trainerId} = ${personId})))`;
}

const mineOf = (side: CoachingSide) => (side === 'trainer' ? coachings.trainerId : coachings.clientId);
const otherOf = (side: CoachingSide) => (side === 'trainer' ? coachings.clientId : coachings.trainerId);

export interface CoachingsAsked {
  readonly personId: string;
  readonly side: CoachingSide;
  readonly states: readonly CoachingState[];
  /** By the name of the other of the two. */
  readonly search?: string | undefined;
}

export const newestCoachings = newestFirst(coachings.id);

export async function findCoachings(
  database: Sql,
  { personId, side, states, search }: CoachingsAsked,
  page: KeysetPage,
): Promise<ListedCoaching[]> {
  const query = database
    .select({
      coaching: coachings,
      id: people.id,
      name: people.name,
    })
    .from(coachings)
    .innerJoin(people, eq(people.id, otherOf(side)))
    .$dynamic();
  const rows = await pageOf(
    query,
    and(
      eq(mineOf(side), personId),
      inArray(coachings.state, [...states]),
      search ? matchesPrefixes(personText(people), search) : undefined,
    ),
    page,
  );
  return rows.map(({ coaching, id, name }) => ({ ...coaching, other: { id, name } }));
}

/** Null when there is none, or this person is neither its trainer nor its client. */
export async function findCoaching(
  database: Sql,
  personId: string,
  id: string,
): Promise<ListedCoaching | null> {
  const [coaching] = await database.select().from(coachings).where(eq(coachings.id, id));
  if (!coaching || (coaching.trainerId !== personId && coaching.clientId !== personId)) return null;
  const otherId = coaching.trainerId === personId ? coaching.clientId : coaching.trainerId;
  const [other] = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.id, otherId));
  return other ? { ...coaching, other } : null;
}

/** The open requests and coachings of a client with these trainers. */
export function findOpenCoachings(database: Sql, clientId: string, trainerIds: readonly string[]) {
  return database
    .select({ id: coachings.id, state: coachings.state, trainerId: coachings.trainerId })
    .from(coachings)
    .where(
      and(
        eq(coachings.clientId, clientId),
        inArray(coachings.trainerId, [...trainerIds]),
        inArray(coachings.state, ['asked', 'active', 'paused']),
      ),
    );
}

/** The open requests and coachings between two people; without another, those of a trainer. */
export async function findOpenOf(
  database: Sql,
  personId: string,
  otherId: string | null,
): Promise<CoachingRow[]> {
  const both = (trainerId: string, clientId: string) =>
    and(eq(coachings.trainerId, trainerId), eq(coachings.clientId, clientId));
  const isTheirs =
    otherId === null
      ? eq(coachings.trainerId, personId)
      : or(both(personId, otherId), both(otherId, personId));
  return database
    .select()
    .from(coachings)
    .where(and(isTheirs, inArray(coachings.state, ['asked', 'active', 'paused'])))
    .orderBy(coachings.id);
}

/** Throws 409 when a request or coaching between the two is open. */
export async function insertCoaching(database: Sql, row: CoachingRow): Promise<void> {
  await database
    .insert(coachings)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'coachings_open_once' ? coachingOpen() : error;
    });
}

/** False when it is no longer in the state `from`. */
export async function updateCoachingState(
  database: Sql,
  id: string,
  {
    from,
    ...change
  }: { from: CoachingState } & Pick<CoachingRow, 'state' | 'reason' | 'changedAt' | 'startedAt'>,
): Promise<boolean> {
  const done = await database
    .update(coachings)
    .set(change)
    .where(and(eq(coachings.id, id), eq(coachings.state, from)));
  return done.rowCount === 1;
}

/** For notices: these coachings with the names of both. */
export async function findCoachingsNamed(database: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      coaching: coachings,
      trainerName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.trainerId})`,
      clientName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.clientId})`,
    })
    .from(coachings)
    .where(inArray(coachings.id, [...ids]));
  return rows.map(({ coaching, ...names }) => ({ ...coaching, ...names }));
}
