import { hour } from '@chalkline/contract/spans.ts';
import { index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { platformSchema } from '../database/platform.table.ts';
import { keepFor } from '../database/retention.ts';

/** The first answer to each call that carried an Idempotency-Key. */
export const idempotencyKeys = platformSchema.table(
  'idempotency_keys',
  {
    /** The person who called, or the address of a visitor. */
    caller: text('caller').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the path and the body as it was understood. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON of what the handler gave; null only while its transaction is open. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.endpoint, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** So long a repeat gets the first answer again. Scores and messages also carry ids of their own. */
export const idempotencyRetention = keepFor(24 * hour, idempotencyKeys.createdAt);
