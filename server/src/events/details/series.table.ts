import type { SeriesRule } from '@chalkline/contract/series-rule.ts';
import { date, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { eventsSchema } from '../events.table.ts';

/** Events that repeat. Each date is an event of its own, so all that an event can do, it does for each date. */
export const series = eventsSchema.table('series', {
  id: uuid('id').primaryKey(),
  /** The date that the rule counts from. */
  fromDay: date('from_day').notNull(),
  rule: jsonb('rule').$type<SeriesRule>().notNull(),
  /** Ed25519, PKCS 8 in base64: signs the codes of its passes. */
  signingKey: text('signing_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type SeriesRow = typeof series.$inferSelect;
