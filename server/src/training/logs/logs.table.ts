import { measures } from '@chalkline/contract/programs/exercise.schema.ts';
import { type Plan, setKinds } from '@chalkline/contract/training/plan.schema.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { trainingSchema } from '../training.table.ts';

/** Workouts that people logged. Ids are made by their devices. */
export const trainingLogs = trainingSchema.table(
  'logs',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    note: text('note').notNull(),
    day: date('day').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The workout of a running program that this is, in a schedule of this person's. */
    scheduledId: uuid('scheduled_id'),
    plan: jsonb('plan').$type<Plan>().notNull(),
    /** By the device's clock, never later than the server's: of two edits the later one counts. */
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
    /** Deleted ones stay without their content, so that another device can't bring them back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('logs_of_person')
      .on(table.personId, table.startedAt, table.id)
      .where(sql`${table.removedAt} IS NULL`),
    index('logs_of_schedule').on(table.scheduledId).where(sql`${table.scheduledId} IS NOT NULL`),
  ],
);

/** What was done. Each set has the facts of its exercise as they were. */
export const trainingSets = trainingSchema.table(
  'sets',
  {
    id: uuid('id').primaryKey(),
    logId: uuid('log_id')
      .notNull()
      .references(() => trainingLogs.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    exerciseId: text('exercise_id').notNull(),
    name: text('name').notNull(),
    measure: text('measure', { enum: measures }).notNull(),
    kind: text('kind', { enum: setKinds }).notNull(),
    reps: integer('reps'),
    grams: integer('grams'),
    seconds: integer('seconds'),
    meters: integer('meters'),
    note: text('note').notNull().default(''),
    /** In halves, which are exact; null where nobody said it. */
    rpe: real('rpe'),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** Goes up by one with every correction: of two corrections of one revision the second is refused. */
    revision: integer('revision').notNull(),
    /** As with workouts. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check('sets_measure', oneOf(table.measure, measures)),
    check('sets_kind', oneOf(table.kind, setKinds)),
    index('sets_of_log').on(table.logId),
    index('sets_of_exercise')
      .on(table.personId, table.exerciseId, table.doneAt)
      .where(sql`${table.removedAt} IS NULL`),
  ],
);

export type LogRow = typeof trainingLogs.$inferSelect;
export type SetRow = typeof trainingSets.$inferSelect;

/** A workout with its sets, in the order in which they were done. */
export interface LogWithSets {
  readonly log: LogRow;
  readonly sets: readonly SetRow[];
}
