import { trainerRequestStates } from '@chalkline/contract/coaching/trainer-request.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { coachingSchema } from '../coaching.table.ts';

/** Who asks for a trainer account, and what became of it. */
export const trainerRequests = coachingSchema.table(
  'trainer_requests',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: trainerRequestStates }).notNull(),
    message: text('message').notNull(),
    /** Why it was declined. */
    reason: text('reason'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When it came into its state. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('trainer_requests_state', oneOf(table.state, trainerRequestStates)),
    uniqueIndex('trainer_requests_open_once').on(table.personId).where(sql`${table.state} = 'asked'`),
    // Newest first: ids carry the moment they were made.
    index('trainer_requests_by_state').on(table.state, table.id),
    index('trainer_requests_of_person').on(table.personId, table.id),
  ],
);

export type TrainerRequestRow = typeof trainerRequests.$inferSelect;
