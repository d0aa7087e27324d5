import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expireAt } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { sessions } from '../auth/sessions.table.ts';

/** Codes with which a person who is signed in here comes in elsewhere. They end with the session behind them. */
export const handovers = accountsSchema.table(
  'handovers',
  {
    /** SHA-256 of the code, as hex. */
    codeHash: text('code_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('handovers_session').on(table.sessionId), index('handovers_ends_at').on(table.endsAt)],
);

export const handoverRetention = expireAt(handovers.endsAt);
