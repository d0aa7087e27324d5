import { publicationStates } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { check, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/**
 * How far the results of each workout were told when the board of the division was frozen, written at that
 * moment. Gone once the board is no longer frozen.
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
    /** When it had come into that state; null where it had been so from the start. */
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.workoutId] }),
    index('frozen_publications_workout').on(table.workoutId),
    check('frozen_publications_state', oneOf(table.state, publicationStates)),
  ],
);
