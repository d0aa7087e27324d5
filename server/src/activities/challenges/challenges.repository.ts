import { and, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { activityDetails } from '../activities/activities.table.ts';
import { namedTypeColumns } from '../types/types.repository.ts';
import { activityTypes } from '../types/types.table.ts';
import { type ChallengeDetailsRow, challengeDetails } from './challenges.table.ts';

export async function saveChallengeDetails(database: Sql, row: ChallengeDetailsRow): Promise<void> {
  await database
    .insert(challengeDetails)
    .values(row)
    .onConflictDoUpdate({ target: challengeDetails.groupId, set: row });
}

export type FoundChallenge = Awaited<ReturnType<typeof findChallengeDetails>>[number];

export function findChallengeDetails(database: Sql, groupIds: readonly string[]) {
  return database
    .select({ ...getTableColumns(challengeDetails), type: namedTypeColumns })
    .from(challengeDetails)
    .innerJoin(activityTypes, eq(activityTypes.id, challengeDetails.typeId))
    .where(inArray(challengeDetails.groupId, [...groupIds]));
}

/** The challenges that a result counts in: those of its type and day that the person takes part in. */
export async function findChallengesOfResult(
  database: Sql,
  { personId, typeId, day }: { readonly personId: string; readonly typeId: string; readonly day: string },
): Promise<string[]> {
  const rows = await database
    .select({ id: challengeDetails.groupId })
    .from(belongings)
    .innerJoin(challengeDetails, eq(challengeDetails.groupId, belongings.groupId))
    .where(
      and(
        eq(belongings.personId, personId),
        eq(belongings.state, 'in'),
        eq(challengeDetails.typeId, typeId),
        lte(challengeDetails.startsOn, day),
        gte(challengeDetails.endsOn, day),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Activities or challenges of a type, as a condition on groups. */
export function isOfType(kind: 'activity' | 'challenge', typeId: string): SQL {
  const details = kind === 'activity' ? activityDetails : challengeDetails;
  return sql`exists (select from ${details} where ${details.groupId} = ${groups.id} and ${details.typeId} = ${typeId})`;
}
