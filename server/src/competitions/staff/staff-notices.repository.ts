import { and, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';

/** The names and states of competitions, and what these people are in them now. */
export async function findStaffForNotices(
  database: Sql,
  competitionIds: readonly string[],
  personIds: readonly string[],
) {
  const named = await database
    .select({
      id: competitions.id,
      name: competitions.name,
      state: competitions.state,
      visibility: competitions.visibility,
    })
    .from(competitions)
    .where(inArray(competitions.id, [...competitionIds]));
  const roles = await database
    .select({
      competitionId: competitionStaff.competitionId,
      personId: competitionStaff.personId,
      role: competitionStaff.role,
    })
    .from(competitionStaff)
    .where(
      and(
        inArray(competitionStaff.competitionId, [...competitionIds]),
        inArray(competitionStaff.personId, [...personIds]),
      ),
    );
  return { named, roles };
}
