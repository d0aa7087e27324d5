import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';

/** How often something was tried of late: for limits that must hold over all processes. */
export const attempts = accountsSchema.table(
  'attempts',
  {
    /** What is limited, and a hash of the e-mail or the address that tries: `sign-in:email:9f86…`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count begins anew. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends_at').on(table.endsAt)],
);

export const attemptRetention = expireAt(attempts.endsAt);
