import { bigint, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/**
 * "Rank this division again." Written in the same transaction as the change, never updated, so that writers don't wait
 * for each other; deleted by the process that ranks. If only the score of one entry in one workout changed, the request
 * says which, so that a large leaderboard can be updated from its last ranking.
 */
export const boardRequests = competitionsSchema.table(
  'board_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Both or neither. No foreign keys: deleting the entry or workout requests a ranking too. */
    workoutId: uuid('workout_id'),
    entryId: uuid('entry_id'),
  },
  (table) => [index('board_requests_division').on(table.divisionId)],
);
