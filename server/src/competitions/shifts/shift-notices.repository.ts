import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { shifts, shiftVolunteers } from './shifts.table.ts';

interface Pair {
  readonly shiftId: string;
  readonly personId: string;
}

/** Shifts, each with whether the person it is asked for has signed up. Those of drafts are left out. */
export async function findShiftsForNotices(database: Sql, pairs: readonly Pair[]) {
  const ids = sql.param(pairs.map(({ shiftId }) => shiftId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  const personId = sql<string>`asked.person_id`;
  return database
    .select({
      shift: shifts,
      competition: { name: competitions.name, zone: competitions.zone, state: competitions.state },
      personId,
      isTheirs: sql<boolean>`${shiftVolunteers.personId} is not null`,
    })
    .from(sql`unnest(${ids}::uuid[], ${personIds}::uuid[]) as asked (shift_id, person_id)`)
    .innerJoin(shifts, eq(shifts.id, sql`asked.shift_id`))
    .innerJoin(competitions, eq(competitions.id, shifts.competitionId))
    .leftJoin(
      shiftVolunteers,
      and(eq(shiftVolunteers.shiftId, shifts.id), eq(shiftVolunteers.personId, personId)),
    );
}
