import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** An open offer is over by the clock. */
export const transferStates = ['offered', 'accepted', 'declined', 'canceled'] as const;

/** Places that athletes offer to somebody else by email. */
export const entryTransfers = competitionsSchema.table(
  'entry_transfers',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    state: text('state', { enum: transferStates }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'entry_transfers_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    uniqueIndex('entry_transfers_open').on(table.entryId).where(sql`${table.state} = 'offered'`),
    index('entry_transfers_of_entry').on(table.competitionId, table.entryId),
    index('entry_transfers_to').on(table.email),
    index('entry_transfers_by').on(table.createdBy),
    index('entry_transfers_expiry').on(table.expiresAt),
    check('entry_transfers_email_lower', sql`${table.email} = lower(${table.email})`),
    check('entry_transfers_state', oneOf(table.state, transferStates)),
  ],
);

/** The audit log keeps who had the place; emails go. */
export const entryTransferRetention = keepFor(90 * day, entryTransfers.expiresAt);

export type EntryTransferRow = typeof entryTransfers.$inferSelect;
