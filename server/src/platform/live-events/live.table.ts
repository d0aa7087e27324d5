import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, json, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { platformSchema } from '../database/platform.table.ts';

/**
 * What happened, for those who watch its topic. A row is written by the transaction it tells about, still
 * without a number; it gets one after the commit (docs/decisions/005-live-events.md). Kept for a day.
 */
export const liveOutbox = platformSchema.table(
  'live_outbox',
  {
    /** In the order in which the rows were written, which is not the order of the commits. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    kind: text('kind').notNull(),
    /** json and not jsonb: it is only handed through, byte for byte. */
    data: json('data'),
    /** Its place among all that was committed; null until it has one. Without holes. */
    seq: bigint('seq', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('live_outbox_seq').on(table.seq).where(sql`${table.seq} is not null`),
    index('live_outbox_topic_seq').on(table.topic, table.seq).where(sql`${table.seq} is not null`),
    index('live_outbox_unnumbered').on(table.id).where(sql`${table.seq} is null`),
  ],
);

/** One row: how far the numbering is. Its row lock lets one process number at a time. */
export const liveHead = platformSchema.table(
  'live_head',
  {
    only: boolean('only').primaryKey().default(true),
    /** The number given last. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Everything up to this number has been deleted. */
    sweptSeq: bigint('swept_seq', { mode: 'number' }).notNull(),
  },
  (table) => [check('live_head_only', sql`${table.only}`)],
);
