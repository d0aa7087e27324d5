import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { belongings } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';

/**
 * Of these people, those who get a notification of what the actor did: neither blocks the other, and in a group they
 * have not turned notifications off. Whether they may read it is asked again when it is shown.
 */
export async function findHearers(
  database: Sql,
  asked: { readonly groupId: string | null; readonly actorId: string; readonly personIds: readonly string[] },
): Promise<string[]> {
  const { groupId, actorId } = asked;
  const personIds = [...new Set(asked.personIds)].filter((id) => id !== actorId);
  if (personIds.length === 0) return [];
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .leftJoin(
      belongings,
      and(sql`${belongings.groupId} = ${groupId}::uuid`, eq(belongings.personId, people.id)),
    )
    .where(
      and(
        inArray(people.id, personIds),
        notBlocked(actorId, people.id),
        or(isNull(belongings.notify), ne(belongings.notify, 'none')),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The members of a group. */
export async function findMemberIds(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .select({ personId: belongings.personId })
    .from(belongings)
    .where(and(eq(belongings.groupId, groupId), eq(belongings.state, 'in')));
  return rows.map(({ personId }) => personId);
}
