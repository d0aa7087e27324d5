import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { competitions } from '../competitions/competitions.table.ts';

export const divisions = pgTable(
  'divisions',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** null: no limit. */
    capacity: integer('capacity'),
    plannedField: integer('planned_field'),
    /** Instead of the competition's. */
    points: jsonb('points').$type<PointsSetting>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('divisions_capacity', sql`${table.capacity} > 0`),
    check('divisions_planned_field', sql`${table.plannedField} > 0`),
    uniqueIndex('divisions_name').on(table.competitionId, sql`lower(${table.name})`),
    // Entries refer to both, so that none can be in a division of another competition.
    unique('divisions_of_competition').on(table.competitionId, table.id),
  ],
);

export type DivisionRow = typeof divisions.$inferSelect;
