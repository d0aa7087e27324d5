import {
  type EntryState,
  leavesWith,
  placeHoldingStates,
} from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { and, count, eq, getTableColumns, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { bibTaken } from './entries.errors.ts';
import { type EntryRow, entries } from './entries.table.ts';
import { registeredMembers } from './registered-members.table.ts';

const { words: _words, search: _search, ...columns } = getTableColumns(entries);

/** An entry without the columns that only searching needs. */
export type Entry = Omit<EntryRow, 'words' | 'search'>;

/** How drizzle selects an entry beside other things. */
export const entryColumns = columns;

export type NewEntryRow = Omit<typeof entries.$inferInsert, 'search'>;

/** The condition that an entry wasn't merged into another one, whose history it is. */
export const isOwn = isNull(entries.mergedInto);

/** Not one that was merged into another. */
export async function findEntry(
  database: Sql,
  competitionId: string,
  entryId: string,
): Promise<Entry | null> {
  const [found] = await database
    .select(columns)
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), eq(entries.id, entryId), isOwn));
  return found ?? null;
}

export function findCompetitionsOfEntries(
  database: Sql,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly competitionId: string }[]> {
  return database
    .select({ id: entries.id, competitionId: entries.competitionId })
    .from(entries)
    .where(inArray(entries.id, [...ids]));
}

export interface EntryFilter {
  readonly competitionId: string;
  readonly divisionId?: string | undefined;
  readonly state?: EntryState | undefined;
  readonly search?: string | undefined;
  readonly lacks?: 'birth_date' | undefined;
  /** Those who ask may know every name; else who is hidden is found by the bib alone. */
  readonly knowsNames: boolean;
}

export const bibOrder = keyset<Pick<Entry, 'bib'>>(ascending(entries.bib, ({ bib }) => bib));

export function findEntries(database: Sql, filter: EntryFilter, page: KeysetPage): Promise<Entry[]> {
  return pageOf(database.select(columns).from(entries).$dynamic(), matches(filter), page);
}

export function countEntries(database: Sql, filter: EntryFilter): Promise<number> {
  return database.$count(entries, matches(filter));
}

/** States that nobody is in are left out. */
export function countByState(
  database: Sql,
  competitionId: string,
): Promise<{ state: EntryState; entries: number }[]> {
  return database
    .select({ state: entries.state, entries: count() })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), isOwn))
    .groupBy(entries.state);
}

/** The highest bib of a competition; 0 when it has none. */
export async function highestBib(database: Sql, competitionId: string): Promise<number> {
  const [found] = await database
    .select({ highest: max(entries.bib) })
    .from(entries)
    .where(eq(entries.competitionId, competitionId));
  return found?.highest ?? 0;
}

/** Throws `bib_taken`. */
export async function insertEntry(database: Sql, row: NewEntryRow): Promise<void> {
  await database.insert(entries).values(row).catch(refuseTakenBib(row.bib));
}

/** Throws `bib_taken`. */
export async function updateEntry(
  database: Sql,
  entryId: string,
  change: Partial<NewEntryRow>,
): Promise<void> {
  await database
    .update(entries)
    .set(change)
    .where(eq(entries.id, entryId))
    .catch(refuseTakenBib(change.bib ?? 0));
}

/** False when it was no longer in the state `from`. */
export async function updateEntryState(
  database: Sql,
  entryId: string,
  move: { readonly from: EntryState; readonly to: EntryState; readonly at: Date },
): Promise<boolean> {
  const result = await database
    .update(entries)
    .set(movedTo(move))
    .where(and(eq(entries.id, entryId), eq(entries.state, move.from)));
  return result.rowCount === 1;
}

/** The same for many at once. Gives those that were in the state `from`. */
export async function updateEntryStates(
  database: Sql,
  entryIds: readonly string[],
  move: { readonly from: EntryState; readonly to: EntryState; readonly at: Date },
): Promise<string[]> {
  const moved = await database
    .update(entries)
    .set(movedTo(move))
    .where(
      // One value, however many there are.
      and(sql`${entries.id} = any(${sql.param([...entryIds])}::uuid[])`, eq(entries.state, move.from)),
    )
    .returning({ id: entries.id });
  return moved.map(({ id }) => id);
}

function movedTo({
  from,
  to,
  at,
}: {
  readonly from: EntryState;
  readonly to: EntryState;
  readonly at: Date;
}) {
  const leftAt = { never: null, now: at, before: sql`coalesce(${entries.leftAt}, ${at})` };
  return {
    state: to,
    leftAt: leftAt[leavesWith(from, to)],
    updatedAt: at,
  };
}

function matches(filter: EntryFilter): SQL | undefined {
  return and(
    // With a division too: one of another competition, which may be a draft, has nothing here.
    eq(entries.competitionId, filter.competitionId),
    isOwn,
    filter.divisionId === undefined ? undefined : eq(entries.divisionId, filter.divisionId),
    filter.state && eq(entries.state, filter.state),
    filter.lacks && lacksBirthDate,
    searchEntries(filter.search, filter.knowsNames),
  );
}

/** Entries that compete and are named, with someone whose birth date isn't known. */
const lacksBirthDate = and(
  inArray(entries.state, [...placeHoldingStates]),
  eq(entries.unnamed, false),
  sql`case when (select ${divisions.teamSize} from ${divisions} where ${divisions.id} = entries.division_id) > 1
    then exists (select 1 from ${registeredMembers}
      where ${registeredMembers.entryId} = entries.id and ${registeredMembers.birthDate} is null)
    else entries.birth_date is null end`,
);

/** The condition for what was typed into a search of entries: a number alone is a bib, the rest are words. */
export function searchEntries(search: string | undefined, knowsNames: boolean): SQL | undefined {
  if (search === undefined) return undefined;
  if (/^\d{1,6}$/.test(search)) return eq(entries.bib, Number(search));
  return and(matchesWords(entries.search, search), knowsNames ? undefined : eq(entries.hidden, false));
}

function refuseTakenBib(bib: number) {
  return (error: unknown): never => {
    throw brokenConstraint(error) === 'entries_bib' ? bibTaken(bib) : error;
  };
}
