import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Points that were given or taken by hand. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** To the thousandth; below zero they are taken. */
    points: doublePrecision('points').notNull(),
    reason: text('reason').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => people.id),
    /** null while it stands. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnReason: text('withdrawn_reason'),
  },
  (table) => [
    foreignKey({
      name: 'adjustments_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('adjustments_points', sql`${table.points} <> 0`),
    check('adjustments_withdrawn', sql`(${table.withdrawnAt} is null) = (${table.withdrawnReason} is null)`),
    // The list of a competition, latest first.
    index('adjustments_listed').on(table.competitionId, table.id),
    index('adjustments_entry').on(table.entryId),
  ],
);

export type AdjustmentRow = typeof adjustments.$inferSelect;
