import { publicationStates } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/**
 * The publication state of a workout's results in one division. Without a row it is the competition's initial state:
 * published at once, or a draft.
 */
export const publications = competitionsSchema.table(
  'publications',
  {
    competitionId: uuid('competition_id').notNull(),
    divisionId: uuid('division_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    state: text('state', { enum: publicationStates }).notNull(),
    /** A draft is published automatically at this time. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'publications_once', columns: [table.divisionId, table.workoutId] }),
    foreignKey({
      name: 'publications_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'publications_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }).onDelete('cascade'),
    check('publications_state', oneOf(table.state, publicationStates)),
    check('publications_embargo', sql`${table.publishAt} is null or ${table.state} = 'draft'`),
    index('publications_workout').on(table.workoutId),
    index('publications_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
  ],
);

export type PublicationRow = typeof publications.$inferSelect;
