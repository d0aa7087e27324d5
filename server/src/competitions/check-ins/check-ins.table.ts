import { foreignKey, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Athletes and teams who have checked in. An undone check-in leaves no row; the audit log has both. */
export const checkIns = competitionsSchema.table(
  'check_ins',
  {
    entryId: uuid('entry_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }).notNull(),
    checkedInBy: uuid('checked_in_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    foreignKey({
      name: 'check_ins_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    index('check_ins_of_competition').on(table.competitionId),
    index('check_ins_by').on(table.checkedInBy),
  ],
);

export type CheckInRow = typeof checkIns.$inferSelect;
