import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatSettings } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { floors } from '../floors/floors.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** The draft of a workout's heats: one document, which athletes never see (decision 058). */
export const heatPlans = competitionsSchema.table(
  'heat_plans',
  {
    workoutId: uuid('workout_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    floorId: uuid('floor_id').notNull(),
    /** Of the first heat, as it was planned. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    settings: jsonb('settings').$type<HeatSettings>().notNull(),
    layout: jsonb('layout').$type<readonly LaidHeat[]>().notNull(),
    /** Goes up with every change: of two changes of one draft the second is refused. */
    version: integer('version').notNull(),
    /** 0: nothing is published. */
    publishedVersion: integer('published_version').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'heat_plans_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'heat_plans_floor',
      columns: [table.competitionId, table.floorId],
      foreignColumns: [floors.competitionId, floors.id],
    }),
    unique('heat_plans_of_competition').on(table.competitionId, table.workoutId),
    index('heat_plans_on_floor').on(table.floorId),
    check('heat_plans_version', sql`${table.version} > 0 and ${table.publishedVersion} >= 0`),
  ],
);

export type HeatPlanRow = typeof heatPlans.$inferSelect;

/** Each version of a workout's heats that was published, as it was. */
export const heatSheets = competitionsSchema.table(
  'heat_sheets',
  {
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => heatPlans.workoutId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    floorName: text('floor_name').notNull(),
    layout: jsonb('layout').$type<readonly LaidHeat[]>().notNull(),
    /** Why there is this version: published by hand, or a delay of the floor. */
    cause: text('cause', { enum: ['published', 'delayed'] }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workoutId, table.version] }),
    check('heat_sheets_cause', sql`${table.cause} in ('published', 'delayed')`),
  ],
);

/** A published heat. No two are on a floor at once: see the migration for the exclusion constraint. */
export const heats = competitionsSchema.table(
  'heats',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    floorId: uuid('floor_id').notNull(),
    number: integer('number').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** When staff started its clock. */
    startedAt: timestamp('started_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'heats_plan',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [heatPlans.competitionId, heatPlans.workoutId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'heats_floor',
      columns: [table.competitionId, table.floorId],
      foreignColumns: [floors.competitionId, floors.id],
    }),
    // Lanes refer to both.
    unique('heats_of_workout').on(table.workoutId, table.id),
    check('heats_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('heats_number', sql`${table.number} > 0`),
    index('heats_by_time').on(table.competitionId, table.startsAt, table.id),
    index('heats_on_floor').on(table.floorId, table.startsAt),
  ],
);

export type HeatRow = typeof heats.$inferSelect;

/** Who is in which lane of a published heat: one entry in a lane, and once in a workout. */
export const heatLanes = competitionsSchema.table(
  'heat_lanes',
  {
    heatId: uuid('heat_id').notNull(),
    lane: integer('lane').notNull(),
    workoutId: uuid('workout_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    entryId: uuid('entry_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.heatId, table.lane] }),
    foreignKey({
      name: 'heat_lanes_heat',
      columns: [table.workoutId, table.heatId],
      foreignColumns: [heats.workoutId, heats.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'heat_lanes_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }).onDelete('cascade'),
    unique('heat_lanes_once').on(table.workoutId, table.entryId),
    check('heat_lanes_lane', sql`${table.lane} > 0`),
    index('heat_lanes_of_entry').on(table.entryId),
  ],
);

export type HeatLaneRow = typeof heatLanes.$inferSelect;
