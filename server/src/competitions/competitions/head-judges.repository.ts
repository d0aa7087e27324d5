import { and, eq } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from './competition-staff.table.ts';

/** Whether somebody who can sign in is its head judge. */
export async function hasHeadJudge(sql: Sql, competitionId: string): Promise<boolean> {
  const found = await sql
    .select({ personId: competitionStaff.personId })
    .from(competitionStaff)
    .innerJoin(people, and(eq(people.id, competitionStaff.personId), eq(people.state, 'active')))
    .where(and(eq(competitionStaff.competitionId, competitionId), eq(competitionStaff.role, 'head_judge')))
    .limit(1);
  return found.length > 0;
}
