import { sql } from 'drizzle-orm';
import { check, foreignKey, index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Pairs of entries that look like one athlete and aren't, so that nobody is asked again. The audit log has who said so. */
export const distinctEntries = competitionsSchema.table(
  'distinct_entries',
  {
    competitionId: uuid('competition_id').notNull(),
    /** The smaller id. */
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'distinct_entries_once', columns: [table.oneId, table.otherId] }),
    foreignKey({
      name: 'distinct_entries_one',
      columns: [table.competitionId, table.oneId],
      foreignColumns: [entries.competitionId, entries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'distinct_entries_other',
      columns: [table.competitionId, table.otherId],
      foreignColumns: [entries.competitionId, entries.id],
    }).onDelete('cascade'),
    check('distinct_entries_order', sql`${table.oneId} < ${table.otherId}`),
    index('distinct_entries_of_competition').on(table.competitionId),
    index('distinct_entries_other_id').on(table.otherId),
  ],
);
