import { and, eq, getTableColumns, lt, notExists, sql } from 'drizzle-orm';
import { belongings } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { namedTypeColumns } from '../types/types.repository.ts';
import { activityTypes } from '../types/types.table.ts';
import type { FoundChallenge } from './challenges.repository.ts';
import { challengeDetails } from './challenges.table.ts';
import { finalStandings, finalTakers } from './final-standings.table.ts';
import { currentTakers } from './standings.repository.ts';

export async function isStandingKept(database: Sql, groupId: string): Promise<boolean> {
  return (await database.$count(finalStandings, eq(finalStandings.groupId, groupId))) > 0;
}

/** Only the first call keeps something; others wait until it has committed. */
export async function keepTakers(
  database: Sql,
  challenge: FoundChallenge,
  { finalAt, keptAt }: { readonly finalAt: Date; readonly keptAt: Date },
): Promise<void> {
  const { groupId } = challenge;
  const first = await database
    .insert(finalStandings)
    .values({ groupId, keptAt })
    .onConflictDoNothing()
    .returning({ groupId: finalStandings.groupId });
  if (first.length === 0) return;
  await database.execute(sql`
    insert into ${finalTakers} (group_id, person_id, team_id, value, result_count)
    select ${groupId}::uuid, taker.person_id, taker.team_id, taker.value, taker.result_count
    from (${currentTakers(challenge, finalAt)}) as taker`);
}

/** Challenges of the person that ended before a day and whose takers aren't kept yet, in the order of their ids. */
export function findUnkeptOf(
  database: Sql,
  personId: string,
  endedBefore: string,
): Promise<FoundChallenge[]> {
  const kept = database
    .select({ groupId: finalStandings.groupId })
    .from(finalStandings)
    .where(eq(finalStandings.groupId, challengeDetails.groupId));
  return database
    .select({ ...getTableColumns(challengeDetails), type: namedTypeColumns })
    .from(belongings)
    .innerJoin(challengeDetails, eq(challengeDetails.groupId, belongings.groupId))
    .innerJoin(activityTypes, eq(activityTypes.id, challengeDetails.typeId))
    .where(
      and(
        eq(belongings.personId, personId),
        eq(belongings.state, 'in'),
        lt(challengeDetails.endsOn, endedBefore),
        notExists(kept),
      ),
    )
    .orderBy(challengeDetails.groupId);
}

/** The places stay, without who had them. */
export async function forgetTaker(database: Sql, personId: string): Promise<void> {
  await database.update(finalTakers).set({ personId: null }).where(eq(finalTakers.personId, personId));
}
