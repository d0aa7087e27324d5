import type {
  PointsSetting,
  TeamScoring,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { divisionGenders } from '@chalkline/contract/competitions/division.schema.ts';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

export const divisions = competitionsSchema.table(
  'divisions',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    gender: text('gender', { enum: divisionGenders }).notNull().default('any'),
    /** Whole years on the first day, inclusive. */
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    /** Athletes per entry. */
    teamSize: integer('team_size').notNull().default(1),
    /** null: no limit. */
    capacity: integer('capacity'),
    plannedField: integer('planned_field'),
    /** Override the competition's. */
    points: jsonb('points').$type<PointsSetting>(),
    /** How its team results are calculated. */
    teams: jsonb('teams').$type<TeamScoring>(),
    /** Where its stages end and part of the field advances. */
    cuts: jsonb('cuts').$type<readonly Cut[]>().notNull().default([]),
    /** The public leaderboard shows the results as of this moment. */
    frozenAt: timestamp('frozen_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('divisions_gender', oneOf(table.gender, divisionGenders)),
    check('divisions_ages', sql`${table.ageTo} >= ${table.ageFrom}`),
    check('divisions_team_size', sql`${table.teamSize} > 0`),
    check('divisions_capacity', sql`${table.capacity} > 0`),
    check('divisions_planned_field', sql`${table.plannedField} > 0`),
    uniqueIndex('divisions_name').on(table.competitionId, sql`lower(${table.name})`),
    // Entries reference both columns, so that none can be in another competition's division.
    unique('divisions_of_competition').on(table.competitionId, table.id),
  ],
);

export type DivisionRow = typeof divisions.$inferSelect;
