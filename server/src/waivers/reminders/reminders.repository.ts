import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { waivers, waiverVersions } from '../waivers/waivers.table.ts';

/** Notes a reminder unless there was one since `since`. Gives whether it did: of two at once one does. */
export async function markReminded(
  database: Sql,
  id: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const isDue = or(isNull(waivers.remindedAt), lte(waivers.remindedAt, since));
  const changed = await database
    .update(waivers)
    .set({ remindedAt: now })
    .where(and(eq(waivers.id, id), isDue))
    .returning({ id: waivers.id });
  return changed.length > 0;
}

/** Waivers that are asked for, with their titles. */
export function findForNotices(database: Sql, ids: readonly string[]) {
  const { id, subjectKind, subjectId, number } = waivers;
  return database
    .select({ id, subjectKind, subjectId, title: waiverVersions.title })
    .from(waivers)
    .innerJoin(waiverVersions, and(eq(waiverVersions.waiverId, id), eq(waiverVersions.number, number)))
    .where(and(inArray(id, [...ids]), eq(waivers.isActive, true)));
}
