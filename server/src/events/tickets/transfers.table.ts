import { transferStates } from '@chalkline/contract/events/transfer.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { eventsSchema } from '../events.table.ts';
import { passes } from './passes.table.ts';
import { tickets } from './tickets.table.ts';

/** Tickets and passes that are offered to somebody else by email. The email is the key: there is no secret in the mail. */
export const ticketTransfers = eventsSchema.table(
  'ticket_transfers',
  {
    id: uuid('id').primaryKey(),
    /** Either a ticket or a pass. */
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'cascade' }),
    passId: uuid('pass_id').references(() => passes.id, { onDelete: 'cascade' }),
    /** Of the code that becomes void with it. */
    serial: integer('serial').notNull(),
    giverId: uuid('giver_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    giverName: text('giver_name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    state: text('state', { enum: transferStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was accepted, declined or withdrawn. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the event ends, or the last date of the series. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ticket_transfers_once').on(table.ticketId).where(sql`${table.state} = 'offered'`),
    uniqueIndex('ticket_transfers_pass_once').on(table.passId).where(sql`${table.state} = 'offered'`),
    index('ticket_transfers_offered').on(table.email).where(sql`${table.state} = 'offered'`),
    index('ticket_transfers_of_ticket').on(table.ticketId),
    index('ticket_transfers_of_pass').on(table.passId),
    index('ticket_transfers_given').on(table.giverId, table.createdAt),
    index('ticket_transfers_expiry').on(table.expiresAt),
    check('ticket_transfers_thing', sql`num_nonnulls(${table.ticketId}, ${table.passId}) = 1`),
    check('ticket_transfers_state', oneOf(table.state, transferStates)),
    check('ticket_transfers_email_lower', sql`${table.email} = lower(${table.email})`),
    check('ticket_transfers_ended_at', sql`(${table.state} = 'offered') = (${table.endedAt} is null)`),
  ],
);

/** Emails aren't kept forever. */
export const ticketTransferRetention = keepFor(90 * day, ticketTransfers.expiresAt);

export type TicketTransferRow = typeof ticketTransfers.$inferSelect;
