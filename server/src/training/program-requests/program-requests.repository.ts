import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { people, personText } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { everyWord } from '../../platform/database/search-words.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { programs, programVersions } from '../../programs/programs/programs.table.ts';
import { programRequestOpen } from './program-requests.errors.ts';
import { type ProgramRequestRow, programRequests } from './program-requests.table.ts';

const told = {
  program: programRequests.programId,
  assigned: programRequests.isAssigned,
  state: programRequests.state,
  message: programRequests.message,
  reason: programRequests.reason,
  startDay: programRequests.startDay,
  weekdays: programRequests.weekdays,
  sentAt: programRequests.sentAt,
};

/** An export has both sides; a request goes with either of its people. */
export const programRequestPersonalTables: readonly PersonalTable[] = [
  {
    table: programRequests,
    byId: [programRequests.fromId],
    exported: { name: 'program requests sent', columns: { to: programRequests.toId, ...told } },
    erased: 'deleted',
  },
  {
    table: programRequests,
    byId: [programRequests.toId],
    exported: { name: 'program requests received', columns: { from: programRequests.fromId, ...told } },
    erased: 'deleted',
  },
];

/** A request with the names of its two people. */
export interface FoundRequest extends ProgramRequestRow {
  readonly fromName: string;
  readonly toName: string;
}

export const newestRequests = newestFirst(programRequests.id);

function select(database: Sql) {
  const nameOf = (id: AnyPgColumn) => sql<string>`(select name from ${people} where ${people.id} = ${id})`;
  return database
    .select({
      request: programRequests,
      fromName: nameOf(programRequests.fromId),
      toName: nameOf(programRequests.toId),
    })
    .from(programRequests)
    .$dynamic();
}

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>;
const flat = (rows: Selected): FoundRequest[] =>
  rows.map(({ request, ...names }) => ({ ...request, ...names }));

interface RequestsAsked {
  readonly personId: string;
  readonly side: 'to_me' | 'by_me';
  readonly isOpen: boolean;
  readonly search?: string | undefined;
}

export async function findRequests(
  database: Sql,
  { personId, side, isOpen, search }: RequestsAsked,
  page: KeysetPage,
): Promise<FoundRequest[]> {
  const { toId, fromId } = programRequests;
  const [mine, others] = side === 'to_me' ? [toId, fromId] : [fromId, toId];
  const state = (isOpen ? eq : ne)(programRequests.state, 'open');
  const found = search ? everyWord(search, (word) => isAbout(others, word)) : undefined;
  return flat(await pageOf(select(database), and(eq(mine, personId), state, found), page).execute());
}

/** A word of the name of the other person, or of the program as the list names it: by its last version, never the draft. */
function isAbout(others: AnyPgColumn, word: string): SQL {
  return sql`(exists (select from ${people}
      where ${people.id} = ${others} and ${matchesPrefixes(personText(people), word)})
    or exists (select from ${programs} join ${programVersions}
        on ${programVersions.programId} = ${programs.id} and ${programVersions.number} = ${programs.versions}
      where ${programs.id} = ${programRequests.programId}
        and ${matchesPrefixes(sql`${programVersions.name}`, word)}))`;
}

/** Null when there is none, or this person neither sent nor got it. */
export async function findRequest(database: Sql, personId: string, id: string): Promise<FoundRequest | null> {
  const isOne = or(eq(programRequests.fromId, personId), eq(programRequests.toId, personId));
  const [found] = flat(
    await select(database)
      .where(and(eq(programRequests.id, id), isOne))
      .execute(),
  );
  return found ?? null;
}

/** For notices: by their ids. */
export async function findRequestsNamed(database: Sql, ids: readonly string[]): Promise<FoundRequest[]> {
  if (ids.length === 0) return [];
  const isOne = or(...ids.map((id) => eq(programRequests.id, id)));
  return flat(await select(database).where(isOne).execute());
}

/** Whether a coach is there and neither of the two blocks the other. */
export async function isReachable(database: Sql, personId: string, coachId: string): Promise<boolean> {
  const isThere = and(eq(people.id, coachId), eq(people.state, 'active'), notBlocked(personId, people.id));
  return (await database.$count(people, isThere)) === 1;
}

/** Open ones between two people, newest first. */
export async function findOpenBetween(
  database: Sql,
  one: string,
  other: string,
  limit: number,
): Promise<FoundRequest[]> {
  const there = and(eq(programRequests.fromId, one), eq(programRequests.toId, other));
  const back = and(eq(programRequests.fromId, other), eq(programRequests.toId, one));
  const where = and(eq(programRequests.state, 'open'), or(there, back));
  return flat(await pageOf(select(database), where, newestRequests.page(null, limit)).execute());
}

export function countOpenFrom(database: Sql, personId: string): Promise<number> {
  const isOpen = and(eq(programRequests.fromId, personId), eq(programRequests.state, 'open'));
  return database.$count(programRequests, isOpen);
}

/** Throws 409 when one is open already. */
export async function insertRequest(database: Sql, row: ProgramRequestRow): Promise<void> {
  await database
    .insert(programRequests)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'program_requests_open_once' ? programRequestOpen() : error;
    });
}

/** Those of them that were not open already, in any order. */
export async function insertOpenRequests(
  database: Sql,
  rows: readonly ProgramRequestRow[],
): Promise<ProgramRequestRow[]> {
  if (rows.length === 0) return [];
  return database
    .insert(programRequests)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Open ones between two people are withdrawn; without another, all to and from somebody. */
export async function withdrawOpenBetween(
  database: Sql,
  { personId, otherId }: { readonly personId: string; readonly otherId: string | null },
  changedAt: Date,
): Promise<void> {
  const { fromId, toId, state } = programRequests;
  const there = and(eq(fromId, personId), otherId === null ? undefined : eq(toId, otherId));
  const back = and(eq(toId, personId), otherId === null ? undefined : eq(fromId, otherId));
  await database
    .update(programRequests)
    .set({ state: 'withdrawn', changedAt })
    .where(and(eq(state, 'open'), or(there, back)));
}

/** False when it is no longer open. */
export async function updateOpenRequest(
  database: Sql,
  id: string,
  change: Pick<ProgramRequestRow, 'state' | 'reason' | 'changedAt'>,
): Promise<boolean> {
  const done = await database
    .update(programRequests)
    .set(change)
    .where(and(eq(programRequests.id, id), eq(programRequests.state, 'open')));
  return done.rowCount === 1;
}
