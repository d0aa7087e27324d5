import { sql } from 'drizzle-orm';
import { check, integer, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/** Where heats take place, each with its lanes. */
export const floors = competitionsSchema.table(
  'floors',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    name: text('name').notNull(),
    lanes: integer('lanes').notNull(),
    callArea: text('call_area'),
    /** Minutes before a heat at which its athletes have to be in the call area. */
    callMinutes: integer('call_minutes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('floors_lanes', sql`${table.lanes} > 0`),
    check('floors_call', sql`${table.callMinutes} >= 0`),
    uniqueIndex('floors_name').on(table.competitionId, sql`lower(${table.name})`),
    // Heats refer to both, so that none can be on a floor of another competition.
    unique('floors_of_competition').on(table.competitionId, table.id),
  ],
);

export type FloorRow = typeof floors.$inferSelect;
