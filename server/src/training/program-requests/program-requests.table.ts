import { programRequestStates } from '@chalkline/contract/training/program-request.lifecycle.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
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

/** Programs that a client asks their coach for, or that a trainer assigns to a client. */
export const programRequests = trainingSchema.table(
  'program_requests',
  {
    id: uuid('id').primaryKey(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    fromId: uuid('from_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** From the trainer to the client; else from the client to the coach of the program. */
    isAssigned: boolean('is_assigned').notNull(),
    state: text('state', { enum: programRequestStates }).notNull(),
    message: text('message').notNull(),
    /** Why it was declined. */
    reason: text('reason'),
    startDay: date('start_day').notNull(),
    weekdays: smallint('weekdays').array().notNull(),
    /** The client's; null until they say it. */
    zone: text('zone'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('program_requests_state', oneOf(table.state, programRequestStates)),
    check('program_requests_two_people', sql`${table.fromId} <> ${table.toId}`),
    uniqueIndex('program_requests_open_once')
      .on(table.programId, table.fromId, table.toId)
      .where(sql`${table.state} = 'open'`),
    // Newest first: ids carry the moment they were made.
    index('program_requests_to').on(table.toId, table.id),
    index('program_requests_from').on(table.fromId, table.id),
  ],
);

export type ProgramRequestRow = typeof programRequests.$inferSelect;
