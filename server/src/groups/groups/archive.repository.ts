import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type GroupRow, groups } from './groups.table.ts';

/** Deletes it, and the groups of a community that are there still. */
export async function archive(database: Sql, id: string, now: Date): Promise<void> {
  await database
    .update(groups)
    .set({ archivedAt: now, updatedAt: now })
    .where(and(sql`(${groups.id} = ${id} or ${groups.communityId} = ${id})`, isNull(groups.archivedAt)));
}

/** Restores it with the groups that were deleted at the same moment. */
export async function restore(database: Sql, { id, archivedAt }: GroupRow, now: Date): Promise<void> {
  if (archivedAt === null) throw new Error('Only what was deleted can be restored.');
  await database
    .update(groups)
    .set({ archivedAt: null, updatedAt: now })
    .where(
      and(
        sql`(${groups.id} = ${id} or ${groups.communityId} = ${id})`,
        isNotNull(groups.archivedAt),
        eq(groups.archivedAt, archivedAt),
      ),
    );
}
