import { activityIcons, activityUnits } from '@chalkline/contract/groups/activity-type.schema.ts';
import { sql } from 'drizzle-orm';
import { check, integer, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { activitiesSchema } from '../activities.table.ts';

/** What people do: running, rowing, yoga. Results are counted in its unit. */
export const activityTypes = activitiesSchema.table(
  'types',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    icon: text('icon', { enum: activityIcons }).notNull(),
    unit: text('unit', { enum: activityUnits }).notNull(),
    /** Energy use as a multiple of resting. */
    mets: real('mets'),
    /** The most that one result can be. */
    ceiling: integer('ceiling').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** No longer offered since then. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('types_name').on(sql`lower(${table.name})`),
    check('types_icon', oneOf(table.icon, activityIcons)),
    check('types_unit', oneOf(table.unit, activityUnits)),
    check('types_ceiling', sql`${table.ceiling} > 0`),
  ],
);

export type ActivityTypeRow = typeof activityTypes.$inferSelect;
