import { emailChangeStates } from '@chalkline/contract/accounts/email-change.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** Changes of e-mail addresses that are under way or can still be undone. */
export const emailChanges = accountsSchema.table(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: emailChangeStates }).notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until when it can be confirmed, or once it is, undone. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // The newest wish counts: there is never a second one to confirm.
    uniqueIndex('email_changes_asked').on(table.personId).where(sql`${table.state} = 'asked'`),
    index('email_changes_person').on(table.personId),
    index('email_changes_old_email').on(table.oldEmail),
    index('email_changes_ends_at').on(table.endsAt),
    check('email_changes_state', oneOf(table.state, emailChangeStates)),
  ],
);

export const emailChangeRetention = expireAt(emailChanges.endsAt);
