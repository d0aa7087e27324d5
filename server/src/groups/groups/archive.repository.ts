import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type GroupRow, groups } from './groups.table.ts';

type Changed = Pick<GroupRow, 'id' | 'type'>;
const changed = { id: groups.id, type: groups.type };

/** Deletes it, and the groups of a community that are there still. Gives which they are. */
export function archive(database: Sql, id: string, now: Date): Promise<Changed[]> {
  return database
    .update(groups)
    .set({ archivedAt: now, updatedAt: now })
    .where(and(sql`(${groups.id} = ${id} or ${groups.communityId} = ${id})`, isNull(groups.archivedAt)))
    .returning(changed);
}

/** Restores it with the groups that were deleted at the same moment. Gives which they are. */
export function restore(
  database: Sql,
  { id, archivedAt }: Pick<GroupRow, 'id' | 'archivedAt'>,
  now: Date,
): Promise<Changed[]> {
  if (archivedAt === null) throw new Error('Only what was deleted can be restored.');
  return database
    .update(groups)
    .set({ archivedAt: null, updatedAt: now })
    .where(
      and(
        sql`(${groups.id} = ${id} or ${groups.communityId} = ${id})`,
        isNotNull(groups.archivedAt),
        eq(groups.archivedAt, archivedAt),
      ),
    )
    .returning(changed);
}

/** A group that moderators deleted; null: none. */
export async function findTakenDown(
  database: Sql,
  id: string,
): Promise<Pick<GroupRow, 'id' | 'archivedAt'> | null> {
  const [found] = await database
    .select({ id: groups.id, archivedAt: groups.archivedAt })
    .from(groups)
    .where(and(eq(groups.id, id), groups.isTakenDown));
  return found ?? null;
}

export async function takeDown(database: Sql, id: string, isTakenDown: boolean): Promise<void> {
  await database.update(groups).set({ isTakenDown }).where(eq(groups.id, id));
}
