import type { WorkoutPoints } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, integer, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

export const workouts = competitionsSchema.table(
  'workouts',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    movements: jsonb('movements').$type<readonly string[]>().notNull().default([]),
    video: text('video'),
    sponsor: jsonb('sponsor').$type<WorkoutReply['sponsor']>(),
    /** Until then only those who run the competition know what it is. */
    releaseAt: timestamp('release_at', { withTimezone: true }),
    position: integer('position').notNull(),
    scoring: jsonb('scoring').$type<WorkoutScoring>().notNull(),
    points: jsonb('points').$type<WorkoutPoints>().notNull(),
    /** null: every division does it. */
    divisionIds: uuid('division_ids').array(),
    /** The workout whose later part this is. */
    partOf: uuid('part_of'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('workouts_name').on(table.competitionId, sql`lower(${table.name})`),
    // Scores refer to both, so that none can be of a workout of another competition.
    foreignKey({
      name: 'workouts_part_of',
      columns: [table.competitionId, table.partOf],
      foreignColumns: [table.competitionId, table.id],
    }),
    unique('workouts_of_competition').on(table.competitionId, table.id),
  ],
);

export type WorkoutRow = typeof workouts.$inferSelect;
