import { eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { submissions } from './submissions.table.ts';

export type SubmissionForNotice = Awaited<ReturnType<typeof findForNotices>>[number];

/** Submissions with what a notice about them says, and who competes in their entries. */
export async function findForNotices(database: Sql, ids: readonly string[]) {
  const rows = await database
    .select({
      id: submissions.id,
      workoutId: submissions.workoutId,
      workout: workouts.name,
      competition: competitions.name,
      athlete: entries.personId,
      members: sql<string[]>`array(select person_id::text from ${registeredMembers}
        where ${registeredMembers.entryId} = ${entries.id} and person_id is not null)`,
    })
    .from(submissions)
    .innerJoin(workouts, eq(workouts.id, submissions.workoutId))
    .innerJoin(competitions, eq(competitions.id, submissions.competitionId))
    .innerJoin(entries, eq(entries.id, submissions.entryId))
    .where(inArray(submissions.id, [...ids]));
  return rows.map(({ athlete, members, ...row }) => ({
    ...row,
    athletes: athlete === null ? members : [athlete, ...members],
  }));
}
