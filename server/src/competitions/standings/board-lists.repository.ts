import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { isInAgeGroup } from '../entries/age-groups.repository.ts';
import { type BoardField, entriesOn, hasLeft, isIn } from '../entries/board-field.repository.ts';
import { searchEntries } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { frozenEntries } from '../entries/frozen-entries.table.ts';

export interface EntryConditions {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly affiliate?: string | undefined;
  /** See contract/src/competitions/age-groups.ts. */
  readonly ageGroup?: string | undefined;
  readonly entryIds?: readonly string[] | undefined;
}

/** The bibs of a division's matching entries, read as one text value: there may be a hundred thousand. */
export async function findFittingBibs(
  database: Sql,
  divisionId: string,
  conditions: EntryConditions,
): Promise<number[]> {
  const [found] = await database
    .select({ bibs: bibsTogether })
    .from(entries)
    .where(and(isIn(divisionId), fits(divisionId, conditions)));
  return numbersOf(found?.bibs);
}

/** The same for entries that left the division after its leaderboard was frozen, and are still on it. */
export async function findFittingBibsLeft(
  database: Sql,
  divisionId: string,
  conditions: EntryConditions,
): Promise<number[]> {
  const [found] = await database
    .select({ bibs: bibsTogether })
    .from(frozenEntries)
    .innerJoin(entries, and(eq(entries.id, frozenEntries.entryId), hasLeft(divisionId)))
    .where(
      and(
        eq(frozenEntries.divisionId, divisionId),
        isNotNull(frozenEntries.state),
        fits(divisionId, conditions),
      ),
    );
  return numbersOf(found?.bibs);
}

const bibsTogether = sql<string | null>`string_agg(${entries.bib}::text, ',')`;

function numbersOf(bibs: string | null | undefined): number[] {
  return bibs ? bibs.split(',').map(Number) : [];
}

function fits(
  divisionId: string,
  { search, country, region, affiliate, ageGroup, entryIds }: EntryConditions,
): SQL | undefined {
  return and(
    country === undefined ? undefined : eq(entries.country, country),
    region === undefined ? undefined : eq(entries.region, region),
    affiliate === undefined ? undefined : eq(entries.affiliate, affiliate),
    entryIds === undefined ? undefined : inArray(entries.id, [...entryIds]),
    ageGroup === undefined ? undefined : isInAgeGroup(divisionId, ageGroup, entries.birthDate),
    searchEntries(search, false),
  );
}

/** How many entries on a division's leaderboard have each country, region or affiliate; most first. */
export function countEntriesBy(
  database: Sql,
  board: BoardField,
  what: 'country' | 'region' | 'affiliate',
  atMost: number,
): Promise<{ value: string; athletes: number }[]> {
  const standing = entriesOn(database, board);
  const column = standing[what];
  return database
    .select({ value: sql<string>`${column}`, athletes: count() })
    .from(standing)
    .where(isNotNull(column))
    .groupBy(column)
    .orderBy(desc(count()), asc(column))
    .limit(atMost);
}

/** The bibs of the division's entries with an account, read as one text value. */
export async function findBibsWithAccount(database: Sql, divisionId: string): Promise<number[]> {
  const [found] = await database
    .select({ bibs: sql<string | null>`string_agg(${entries.bib}::text, ',')` })
    .from(entries)
    .where(and(eq(entries.divisionId, divisionId), isNotNull(entries.personId)));
  return found?.bibs ? found.bibs.split(',').map(Number) : [];
}
