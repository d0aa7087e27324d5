import { coachingStates } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { coachingSchema } from '../coaching.table.ts';

/** Who asks whom for coaching, and what became of it. */
export const coachings = coachingSchema.table(
  'coachings',
  {
    id: uuid('id').primaryKey(),
    trainerId: uuid('trainer_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: coachingStates }).notNull(),
    message: text('message').notNull(),
    daysPerWeek: smallint('days_per_week'),
    trainsAt: text('trains_at').notNull().default(''),
    /** The trainer may read the health questions while it is a request. */
    sharesScreening: boolean('shares_screening').notNull().default(false),
    /** Why it was refused or ended. */
    reason: text('reason'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When it came into its state. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When it was accepted. */
    startedAt: timestamp('started_at', { withTimezone: true }),
  },
  (table) => [
    check('coachings_state', oneOf(table.state, coachingStates)),
    check('coachings_two_people', sql`${table.trainerId} <> ${table.clientId}`),
    uniqueIndex('coachings_open_once')
      .on(table.trainerId, table.clientId)
      .where(sql`${table.state} in ('asked', 'active', 'paused')`),
    // Newest first: ids carry the moment they were made.
    index('coachings_of_trainer').on(table.trainerId, table.state, table.id),
    index('coachings_of_client').on(table.clientId, table.id),
  ],
);

export type CoachingRow = typeof coachings.$inferSelect;
