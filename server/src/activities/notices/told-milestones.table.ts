import { check, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { activitiesSchema } from '../activities.table.ts';

/** What participants get a notification of: of an activity the first, of a challenge the others. */
export const milestones = ['upcoming', 'begun', 'ending', 'ended', 'final'] as const;
export type Milestone = (typeof milestones)[number];

/** Milestones that were sent, with their time: after a move they are sent again. */
export const toldMilestones = activitiesSchema.table(
  'told_milestones',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    milestone: text('milestone', { enum: milestones }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'told_milestones_once', columns: [table.groupId, table.milestone, table.at] }),
    check('told_milestones_milestone', oneOf(table.milestone, milestones)),
  ],
);
