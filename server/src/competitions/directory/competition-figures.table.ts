import { index, integer, uuid } from 'drizzle-orm/pg-core';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/**
 * What the public list is put in order by and what is counted from other tables. Written by triggers in the
 * transaction that changes those rows; places are still counted from the rows themselves.
 */
export const competitionFigures = competitionsSchema.table(
  'figures',
  {
    competitionId: uuid('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    divisions: integer('divisions').notNull().default(0),
    /** Entries that hold a place. */
    entries: integer('entries').notNull().default(0),
  },
  (table) => [
    index('competition_figures_by_divisions').on(table.divisions, table.competitionId),
    index('competition_figures_by_entries').on(table.entries, table.competitionId),
  ],
);
