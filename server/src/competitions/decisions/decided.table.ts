import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';

/**
 * The columns of every decision: why, by whom and when, and its withdrawal. A function, because each table needs its
 * own.
 */
export const decidedColumns = () => ({
  reason: text('reason').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => people.id),
  /** null while it applies. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  withdrawnReason: text('withdrawn_reason'),
});
