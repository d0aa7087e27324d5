import { index, text, uuid } from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import { activitiesSchema } from '../activities.table.ts';
import { activityTypes } from '../types/types.table.ts';

/** What an activity adds to its group. Its times and its capacity are the group's. */
export const activityDetails = activitiesSchema.table(
  'activity_details',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => activityTypes.id),
    zone: text('zone').notNull(),
    place: text('place').notNull(),
    /** Where exactly, for those who take part. */
    meetingPoint: text('meeting_point').notNull(),
  },
  (table) => [index('activity_details_of_type').on(table.typeId)],
);

export type ActivityDetailsRow = typeof activityDetails.$inferSelect;
