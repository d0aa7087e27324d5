import { entryClaimStates } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/**
 * Emails of athletes that an organizer added without an account. The row is the same whether the email has an account
 * or not. It is deleted when the entry is claimed.
 */
export const entryClaims = competitionsSchema.table(
  'entry_claims',
  {
    entryId: uuid('entry_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    state: text('state', { enum: entryClaimStates }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From when its email is to be sent; null: none is. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** When the address was last emailed. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'entry_claims_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('entry_claims_email_lower', sql`${table.email} = lower(${table.email})`),
    check('entry_claims_state', oneOf(table.state, entryClaimStates)),
    index('entry_claims_of_competition').on(table.competitionId, table.mailedAt),
    index('entry_claims_of_address').on(table.email, table.createdAt),
    index('entry_claims_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('entry_claims_by').on(table.createdBy, table.mailedAt),
  ],
);

export type EntryClaimRow = typeof entryClaims.$inferSelect;
