import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** How a person may sign in: their password today, other providers later. better-auth's accounts. */
export const signInMethods = accountsSchema.table(
  'sign_in_methods',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** `credential` for a password. */
    providerId: text('provider_id').notNull(),
    /** Who the person is to that provider; for a password the person's own id. */
    accountId: text('account_id').notNull(),
    /** scrypt: `scrypt:65536:8:2:` and salt and key in hex; earlier ones as better-auth writes them, without the cost. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sign_in_methods_account').on(table.providerId, table.accountId),
    index('sign_in_methods_person').on(table.personId),
  ],
);

/** One-time codes: what each is for, its hash with the wrong tries so far, and until when it is good. */
export const verifications = accountsSchema.table(
  'verifications',
  {
    /** Text, because better-auth looks for it as text. */
    id: text('id').primaryKey(),
    /** `verify-email:mara@example.org` */
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // The newest only: there is never a second one to try.
    unique('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);

export const verificationRetention = expireAt(verifications.expiresAt);
