import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { personStates } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';

/** People with an account. better-auth calls this its user; see docs/decisions on accounts. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** What others call them by: `@mara`. Lower case. */
    handle: text('handle'),
    /** Lower case; proven, unless the person was invited and has not come yet. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    /** Key of an upload. */
    photo: text('photo'),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    state: text('state', { enum: personStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('people_email').on(table.email),
    unique('people_handle').on(table.handle),
    check('people_email_lower', sql`${table.email} = lower(${table.email})`),
    check('people_handle_lower', sql`${table.handle} = lower(${table.handle})`),
    check('people_account_type', oneOf(table.accountType, accountTypes)),
    check('people_state', oneOf(table.state, personStates)),
  ],
);
