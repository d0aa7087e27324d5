import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';

/** How often something was tried recently: the limits apply across all processes. */
export const attempts = accountsSchema.table(
  'attempts',
  {
    /** The limit, and a hash of the email address or network: `sign-in:email:9f86…`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count is reset. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends_at').on(table.endsAt)],
);

export const attemptRetention = expireAt(attempts.endsAt);
