import { type AgeGroup, ageGroupOf, ageGroups } from '@chalkline/contract/competitions/age-groups.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { type BoardField, entriesOn } from './board-field.repository.ts';

/** Looked up once for a whole division. */
function firstDayOf(divisionId: string): SQL {
  return sql`(select competitions.starts_on from competitions.competitions
    join competitions.divisions on divisions.competition_id = competitions.id where divisions.id = ${divisionId})`;
}

/** The condition that the age on the day of a division's entry is in a group; nobody is in a group that there is not. */
export function isInAgeGroup(divisionId: string, key: string, birthDate: SQL | AnyPgColumn): SQL {
  const group = ageGroupOf(key);
  return group ? isOfAge(group, firstDayOf(divisionId), birthDate) : sql`false`;
}

// Born at the latest so many years before the first day, and after the day that would make them a year too old: as
// contract/src/competitions/age-on-the-day.ts counts.
function isOfAge({ from, to }: AgeGroup, firstDay: SQL, birthDate: SQL | AnyPgColumn): SQL {
  const years = (count: number) => sql`make_interval(years => ${sql.raw(String(count))})`;
  const oldEnough = sql`${birthDate} <= ${firstDay} - ${years(from)}`;
  return to === null ? oldEnough : sql`(${oldEnough} and ${birthDate} > ${firstDay} - ${years(to + 1)})`;
}

/** How many of those on a division's board are in each age group, youngest first; groups without anybody are left out. */
export async function countAgeGroups(
  database: Sql,
  board: BoardField,
): Promise<{ value: string; athletes: number }[]> {
  const standing = entriesOn(database, board);
  const keys = ageGroups.map(({ from }) => String(from));
  const counts = keys.map(
    (key) => sql`count(*) filter (where ${isInAgeGroup(board.divisionId, key, standing.birthDate)})::int`,
  );
  const { rows } = await database.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${standing}
    where ${standing.birthDate} is not null`);
  return keys
    .map((value, index) => ({ value, athletes: rows[0]?.counts[index] ?? 0 }))
    .filter(({ athletes }) => athletes > 0);
}
