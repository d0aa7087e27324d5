import { publicationStates } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { check, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/**
 * The publication state of each workout when its division's leaderboard was frozen, written at that moment. Deleted
 * when the leaderboard is unfrozen.
 */
export const frozenPublications = competitionsSchema.table(
  'frozen_publications',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: publicationStates }).notNull(),
    /** When it entered that state; null for the initial state. */
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.workoutId] }),
    index('frozen_publications_workout').on(table.workoutId),
    check('frozen_publications_state', oneOf(table.state, publicationStates)),
  ],
);
