import { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, index, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { decidedColumns } from './decided.table.ts';

/** Penalties on an entry's score in one workout. The score itself stays as it was submitted. */
export const penalties = competitionsSchema.table(
  'penalties',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    kind: text('kind', { enum: penaltyKinds }).notNull(),
    /** Seconds, reps or percent, to the thousandth. */
    amount: doublePrecision('amount').notNull(),
    ...decidedColumns(),
  },
  (table) => [
    foreignKey({
      name: 'penalties_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }),
    foreignKey({
      name: 'penalties_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('penalties_kind', oneOf(table.kind, penaltyKinds)),
    check('penalties_amount', sql`${table.amount} > 0`),
    check('penalties_withdrawn', sql`(${table.withdrawnAt} is null) = (${table.withdrawnReason} is null)`),
    // A competition's list, latest first.
    index('penalties_listed').on(table.competitionId, table.id),
    index('penalties_workout_id').on(table.workoutId),
    index('penalties_decided_by').on(table.createdBy),
    index('penalties_entry_workout').on(table.entryId, table.workoutId),
  ],
);

export type PenaltyRow = typeof penalties.$inferSelect;
