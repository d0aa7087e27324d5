import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { keepFor } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';

/**
 * Who registered and has not proven the address yet. They are no people so far: the code from the mail makes
 * them one. One row for each address, the newest wins.
 */
export const registrations = accountsSchema.table(
  'registrations',
  {
    email: text('email').primaryKey(),
    /** New with each registration, so that a code never proves somebody else's password. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('registrations_email_lower', sql`${table.email} = lower(${table.email})`),
    index('registrations_created_at').on(table.createdAt),
  ],
);

/** Who registered has a day to prove the address. */
export const registrationRetention = keepFor(day, registrations.createdAt);
