import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { bytea } from '../../platform/database/bytea.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/**
 * Every score ever recorded; a trigger refuses changes. The scores of one entry in one workout are a chain:
 * one without a predecessor, each predecessor corrected once. So of two corrections of the same score one is
 * refused, and nothing is overwritten unseen. The score without a successor is the current one.
 */
export const scores = competitionsSchema.table(
  'scores',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** Made by the device, unique for ever. */
    submissionId: uuid('submission_id').notNull(),
    previousId: uuid('previous_id'),
    typed: text('typed').notNull(),
    /** null: the score before it is taken away. */
    value: jsonb('value').$type<ScoreValue>(),
    reason: text('reason'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /**
     * What a large division is ranked from, as `packed-field.rules.ts` takes it apart; nothing in it where there is no
     * value. The database writes it. null: recorded before it did.
     */
    packed: bytea('packed'),
  },
  (table) => [
    foreignKey({
      name: 'scores_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }),
    foreignKey({
      name: 'scores_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    // A predecessor is of the same entry and workout.
    unique('scores_chain').on(table.workoutId, table.entryId, table.id),
    foreignKey({
      name: 'scores_previous',
      columns: [table.workoutId, table.entryId, table.previousId],
      foreignColumns: [table.workoutId, table.entryId, table.id],
    }),
    unique('scores_submission').on(table.submissionId),
    uniqueIndex('scores_corrected_once').on(table.previousId).where(sql`${table.previousId} is not null`),
    uniqueIndex('scores_first').on(table.workoutId, table.entryId).where(sql`${table.previousId} is null`),
    // All that is read of a large division, so that its scores need not be: they are ten times as long.
    index('scores_packed')
      .on(table.workoutId, table.entryId, table.packed, table.previousId)
      .where(sql`${table.packed} is not null`),
    index('scores_unpacked').on(table.workoutId).where(sql`${table.packed} is null`),
    index('scores_recorded_by').on(table.createdBy),
    check('scores_reason', sql`(${table.previousId} is null) = (${table.reason} is null)`),
    check('scores_value', sql`${table.value} is not null or ${table.previousId} is not null`),
  ],
);

const { packed: _packed, ...columns } = getTableColumns(scores);
/** What a score says: all but what the database keeps beside it. */
export const scoreColumns = columns;

export type ScoreRow = Omit<typeof scores.$inferSelect, 'packed'>;
