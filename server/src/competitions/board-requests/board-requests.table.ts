import { bigint, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/**
 * "Rank this division anew." Written in the transaction of whatever changed its standing, never updated, so
 * writers do not wait for each other; deleted by whoever ranks. Where nothing changed but the score of one entry in
 * one workout, it says which: a large board is then ranked again from what the last ranking knew.
 */
export const boardRequests = competitionsSchema.table(
  'board_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Both or none; not held to be there, for whoever goes asks for a board by that. */
    workoutId: uuid('workout_id'),
    entryId: uuid('entry_id'),
  },
  (table) => [index('board_requests_division').on(table.divisionId)],
);
