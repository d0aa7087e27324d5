import type { GroupNotifyLevel } from '@chalkline/contract/groups/group-kinds.ts';
import { and, eq, inArray, isNull, max, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { belongings } from '../../groups/groups/groups.table.ts';
import { among } from '../../platform/database/among.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { posts } from './posts.table.ts';

/**
 * Of these people, those who get a notification of what the actor did: neither blocks the other, and in a group they
 * have not turned notifications off, or those that are no highlights. Whether they may read it is asked again when it is
 * shown.
 */
export async function findHearers(
  database: Sql,
  asked: {
    readonly groupId: string | null;
    readonly actorId: string;
    readonly personIds: readonly string[];
    readonly isHighlight: boolean;
  },
): Promise<string[]> {
  const { groupId, actorId } = asked;
  const levels: GroupNotifyLevel[] = asked.isHighlight ? ['all', 'highlights'] : ['all'];
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
        among(people.id, personIds),
        inArray(people.state, ['active', 'guest']),
        notBlocked(actorId, people.id),
        or(isNull(belongings.notify), inArray(belongings.notify, levels)),
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

/** When a group had its last announcement, also one that was deleted since: it was heard. */
export async function lastAnnouncementAt(database: Sql, groupId: string): Promise<Date | null> {
  const [found] = await database
    .select({ at: max(posts.createdAt) })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), eq(posts.kind, 'announcement')));
  return found?.at ?? null;
}
