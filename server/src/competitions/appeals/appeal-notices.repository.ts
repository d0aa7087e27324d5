import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { appeals } from './appeals.table.ts';

export type AppealForNotice = Awaited<ReturnType<typeof findAppealsForNotices>>[number];

interface StaffMember {
  readonly personId: string;
  readonly role: StaffRole;
}

/** Appeals with what a notice about them says, who competes in their entries, and the staff. */
export async function findAppealsForNotices(database: Sql, ids: readonly string[]) {
  const rows = await database
    .select({
      id: appeals.id,
      workoutId: appeals.workoutId,
      workout: workouts.name,
      competitionId: competitions.id,
      competition: competitions.name,
      entry: entries.name,
      athlete: entries.personId,
      members: sql<string[]>`array(select person_id::text from ${registeredMembers}
        where ${registeredMembers.entryId} = ${entries.id} and person_id is not null)`,
      staff: sql<
        StaffMember[]
      >`coalesce((select json_agg(json_build_object('personId', person_id, 'role', role))
        from ${competitionStaff} where ${competitionStaff.competitionId} = ${competitions.id}), '[]')`,
    })
    .from(appeals)
    .innerJoin(workouts, eq(workouts.id, appeals.workoutId))
    .innerJoin(competitions, eq(competitions.id, appeals.competitionId))
    .innerJoin(entries, eq(entries.id, appeals.entryId))
    .where(inArray(appeals.id, [...ids]));
  return rows.map(({ athlete, members, ...row }) => ({
    ...row,
    athletes: athlete === null ? members : [athlete, ...members],
  }));
}
