import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, index, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { decidedColumns } from './decided.table.ts';

/** Points that were given or taken by hand. */
export const adjustments = competitionsSchema.table(
  'adjustments',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** To the thousandth; below zero they are taken. */
    points: doublePrecision('points').notNull(),
    ...decidedColumns(),
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
    index('adjustments_decided_by').on(table.createdBy),
  ],
);

export type AdjustmentRow = typeof adjustments.$inferSelect;
