import { enrollmentStates } from '@chalkline/contract/training/enrollment.schema.ts';
import type { Schedule } from '@chalkline/contract/training/schedule.rules.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { programs } from '../../programs/programs/programs.table.ts';
import { trainingSchema } from '../training.table.ts';

/** On which weekdays of which zone somebody trains. */
export interface TrainingTerms {
  readonly weekdays: number[];
  readonly zone: string;
}

/** Programs that people train by. Each keeps its versions of the program, whatever is published later (decision 089). */
export const enrollments = trainingSchema.table(
  'enrollments',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    state: text('state', { enum: enrollmentStates }).notNull(),
    startDay: date('start_day').notNull(),
    weekdays: smallint('weekdays').array().notNull(),
    zone: text('zone').notNull(),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    /** The schedule before the last change, to take that back. Those before it are in `earlier_schedules`. */
    previous: jsonb('previous').$type<Schedule>(),
    /** The days to train before it; null where the change left them. */
    previousTerms: jsonb('previous_terms').$type<TrainingTerms>(),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('enrollments_state', oneOf(table.state, enrollmentStates)),
    check('enrollments_ended', sql`(${table.state} = 'active') = (${table.endedAt} is null)`),
    uniqueIndex('enrollments_running_once')
      .on(table.personId, table.programId)
      .where(sql`${table.state} = 'active'`),
    index('enrollments_of_person').on(table.personId, table.id),
    index('enrollments_of_program').on(table.programId),
  ],
);

/** The schedules before earlier changes, so that more than the last change can be taken back. */
export const earlierSchedules = trainingSchema.table(
  'earlier_schedules',
  {
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    /** Of the enrollment that had it before: the highest one is undone first. */
    version: integer('version').notNull(),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    /** As `previousTerms`. */
    terms: jsonb('terms').$type<TrainingTerms>(),
  },
  (table) => [primaryKey({ columns: [table.enrollmentId, table.version] })],
);

export type EnrollmentRow = typeof enrollments.$inferSelect;
