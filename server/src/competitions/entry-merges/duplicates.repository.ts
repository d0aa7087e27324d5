import { type DuplicateSign, duplicatesShown } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { plainText } from '../../platform/database/search-expression.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { entryClaims } from '../entry-claims/entry-claims.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { distinctEntries } from './entry-merges.table.ts';

/** More entries than this with one name, email or birth date are no duplicates. */
const mostAlike = 8;

const plainName = sql`btrim(${plainText(sql`${entries.name}`)})`;

export interface FoundPair {
  readonly oneId: string;
  readonly otherId: string;
  readonly signs: readonly DuplicateSign[];
}

/**
 * Pairs of entries that may be one athlete, by bib: the same name, the same email, or the same birth date and last name.
 * Without pairs that were dismissed, that have two accounts, or of which both were ordered: those are on purpose.
 */
export async function findDuplicates(database: Sql, competitionId: string): Promise<FoundPair[]> {
  const pairsBy = (sign: DuplicateSign, key: ReturnType<typeof sql>) => sql`
    select one.id as one_id, other.id as other_id, ${sign}::text as sign
    from (select *, ${key} as key, count(*) over (partition by ${key}) as alike from field) one
    join (select *, ${key} as key from field) other on other.key = one.key and other.bib > one.bib
    where one.alike <= ${mostAlike} and one.is_team = other.is_team
      and not (one.ordered and other.ordered)
      and (one.person_id is null or other.person_id is null or one.person_id = other.person_id)`;
  const { rows } = await database.execute<{ oneId: string; otherId: string; signs: DuplicateSign[] }>(sql`
    with field as materialized (
      select ${entries.id}, ${entries.bib}, ${entries.personId}, ${entries.birthDate}, ${plainName} as plain,
        ${divisions.teamSize} > 1 as is_team, ${registrations.entryId} is not null as ordered,
        coalesce(${entryClaims.email}, case when ${registrations.entryId} is not null then ${people.email} end) as email
      from ${entries}
        join ${divisions} on ${divisions.id} = ${entries.divisionId}
        left join ${registrations} on ${registrations.entryId} = ${entries.id}
        left join ${entryClaims} on ${entryClaims.entryId} = ${entries.id}
        left join ${people} on ${people.id} = ${entries.personId}
      where ${entries.competitionId} = ${competitionId} and ${entries.mergedInto} is null
        and ${entries.state} <> 'disqualified'
    ), pairs as (
      ${pairsBy('name', sql`nullif(plain, '')`)}
      union all ${pairsBy('email', sql`lower(email)`)}
      union all ${pairsBy('birth_date', sql`birth_date::text || regexp_replace(plain, '^.* ', '')`)}
    )
    select one_id as "oneId", other_id as "otherId", array_agg(sign order by sign desc) as signs
    from pairs join ${entries} first on first.id = one_id join ${entries} second on second.id = other_id
    where not exists (select 1 from ${distinctEntries}
      where ${distinctEntries.oneId} = least(pairs.one_id, pairs.other_id) and ${distinctEntries.otherId} = greatest(pairs.one_id, pairs.other_id))
    group by one_id, other_id, first.bib, second.bib
    order by first.bib, second.bib
    limit ${duplicatesShown}`);
  return rows;
}
