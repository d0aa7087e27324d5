import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { namedTypeColumns } from '../types/types.repository.ts';
import { activityTypes } from '../types/types.table.ts';
import { type ActivityDetailsRow, activityDetails } from './activities.table.ts';

export async function saveActivityDetails(database: Sql, row: ActivityDetailsRow): Promise<void> {
  await database
    .insert(activityDetails)
    .values(row)
    .onConflictDoUpdate({ target: activityDetails.groupId, set: row });
}

export function findActivityDetails(database: Sql, groupIds: readonly string[]) {
  return database
    .select({
      groupId: activityDetails.groupId,
      zone: activityDetails.zone,
      place: activityDetails.place,
      meetingPoint: activityDetails.meetingPoint,
      type: namedTypeColumns,
    })
    .from(activityDetails)
    .innerJoin(activityTypes, eq(activityTypes.id, activityDetails.typeId))
    .where(inArray(activityDetails.groupId, [...groupIds]));
}
