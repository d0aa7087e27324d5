import { and, lte } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { belongings } from '../groups/groups.table.ts';
import { isOf } from './members.repository.ts';

/** Ends a mute whose moment has come. */
export async function clearMute(database: Sql, groupId: string, personId: string, now: Date): Promise<void> {
  await database
    .update(belongings)
    .set({ mutedUntil: null })
    .where(and(isOf(groupId, personId), lte(belongings.mutedUntil, now)));
}
