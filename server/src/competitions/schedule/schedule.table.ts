import { sql } from 'drizzle-orm';
import { check, date, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** The schedule of a competition: what happens when, in the time of its venue. */
export const scheduleItems = competitionsSchema.table(
  'schedule_items',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** `08:30`: a text, so that it is the same hour whatever becomes of the zone. */
    startsAt: text('starts_at').notNull(),
    title: text('title').notNull(),
    place: text('place'),
    /** Of the same competition: the service sees to it, and workouts never change theirs. */
    workoutId: uuid('workout_id').references(() => workouts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('competition_schedule_items_time', sql`${table.startsAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    index('competition_schedule_items_list').on(table.competitionId, table.day, table.startsAt, table.id),
    index('competition_schedule_items_of_workout').on(table.workoutId),
  ],
);

export type ScheduleItem = typeof scheduleItems.$inferSelect;
