import { sql } from 'drizzle-orm';
import { foreignKey, index, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Cuts that were made, including undone ones. The audit log has who made and undid them. */
export const madeCuts = competitionsSchema.table(
  'made_cuts',
  {
    id: uuid('id').primaryKey(),
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    afterWorkoutId: uuid('after_workout_id')
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** null while it applies. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    // One active cut per workout, even if several people make it at once.
    uniqueIndex('made_cuts_once')
      .on(table.divisionId, table.afterWorkoutId)
      .where(sql`${table.undoneAt} is null`),
    // Includes undone cuts; also used when a workout is deleted.
    index('made_cuts_of_division').on(table.divisionId, table.madeAt),
    index('made_cuts_after').on(table.afterWorkoutId),
  ],
);

/** The entries a cut moved to CUT, so that undoing it moves exactly those back. */
export const cutEntries = competitionsSchema.table(
  'cut_entries',
  {
    cutId: uuid('cut_id').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'cut_entries_once', columns: [table.cutId, table.entryId] }),
    foreignKey({
      name: 'cut_entries_cut',
      columns: [table.cutId],
      foreignColumns: [madeCuts.id],
    }).onDelete('cascade'),
    // Used when an entry is deleted.
    index('cut_entries_entry').on(table.entryId),
  ],
);
