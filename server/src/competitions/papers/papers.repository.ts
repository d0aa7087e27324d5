import { type SQL, sql } from 'drizzle-orm';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Active entries, each with its division: who signs and answers. */
export function participantsOf(competitionId: string): SQL {
  return sql`select ${entries.id}::text as key, ${entries.personId} as person_id, ${entries.name} as name,
      ${divisions.name} as detail
    from ${entries} join ${divisions} on ${divisions.id} = ${entries.divisionId}
    where ${entries.competitionId} = ${competitionId} and ${entries.state} = 'active'`;
}
