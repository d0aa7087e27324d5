import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { competitions } from './competitions.table.ts';

/** When and why competitions were canceled. */
export const competitionCancellations = competitionsSchema.table('cancellations', {
  competitionId: uuid('competition_id')
    .primaryKey()
    .references(() => competitions.id),
  canceledAt: timestamp('canceled_at', { withTimezone: true }).notNull(),
  reason: text('reason').notNull(),
});

export type CompetitionCancellationRow = typeof competitionCancellations.$inferSelect;
