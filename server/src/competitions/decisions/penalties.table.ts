import { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { entries } from '../entries/entries.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Penalties on what an entry did in a workout. They stand beside the score, which stays as it was handed in. */
export const penalties = pgTable(
  'penalties',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    kind: text('kind', { enum: penaltyKinds }).notNull(),
    /** Seconds, reps or percent, to the thousandth. */
    amount: doublePrecision('amount').notNull(),
    reason: text('reason').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => people.id),
    /** null while it stands. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnReason: text('withdrawn_reason'),
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
    // The list of a competition, latest first.
    index('penalties_listed').on(table.competitionId, table.id),
    index('penalties_entry_workout').on(table.entryId, table.workoutId),
  ],
);

export type PenaltyRow = typeof penalties.$inferSelect;
