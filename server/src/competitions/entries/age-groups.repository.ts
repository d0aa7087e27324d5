import { type AgeGroup, ageGroupOf, ageGroups } from '@chalkline/contract/competitions/age-groups.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from './entries.table.ts';

const firstDay = sql`(select competitions.starts_on from competitions
  where competitions.id = entries.competition_id)`;

/** The condition that an entry's age on the day is in a group; nobody is in a group that there is not. */
export function isInAgeGroup(key: string): SQL {
  const group = ageGroupOf(key);
  return group ? isOfAge(group) : sql`false`;
}

// Born at the latest so many years before the first day, and after the day that would make them a year too old: as
// contract/src/competitions/age-on-the-day.ts counts.
function isOfAge({ from, to }: AgeGroup): SQL {
  const years = (count: number) => sql`make_interval(years => ${sql.raw(String(count))})`;
  const oldEnough = sql`entries.birth_date <= ${firstDay} - ${years(from)}`;
  return to === null
    ? oldEnough
    : sql`(${oldEnough} and entries.birth_date > ${firstDay} - ${years(to + 1)})`;
}

/** How many of a division are in each age group, youngest first; groups without anybody are left out. */
export async function countAgeGroups(
  database: Sql,
  divisionId: string,
): Promise<{ value: string; athletes: number }[]> {
  const keys = ageGroups.map(({ from }) => String(from));
  const counts = keys.map((key) => sql`count(*) filter (where ${isInAgeGroup(key)})::int`);
  const { rows } = await database.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${entries}
    where entries.division_id = ${divisionId} and entries.birth_date is not null`);
  return keys
    .map((value, index) => ({ value, athletes: rows[0]?.counts[index] ?? 0 }))
    .filter(({ athletes }) => athletes > 0);
}
