import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { checkoutSchema } from '../checkout.table.ts';

/** Until when each account at a provider was compared with our books. */
export const reconciliations = checkoutSchema.table(
  'reconciliations',
  {
    /** `test` or `stripe`. */
    provider: text('provider').notNull(),
    /** What the provider calls the account; empty: the platform's own. */
    account: text('account').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.account] })],
);
