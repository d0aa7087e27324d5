import { appealStates } from '@chalkline/contract/competitions/appeal.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** How long results can be appealed. Without a row they can't. */
export const appealWindows = competitionsSchema.table(
  'appeal_windows',
  {
    competitionId: uuid('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    minutes: integer('minutes').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    check('appeal_windows_minutes', sql`${table.minutes} > 0`),
    index('appeal_windows_by').on(table.updatedBy),
  ],
);

/** Appeals against results, one per entry and workout. */
export const appeals = competitionsSchema.table(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    state: text('state', { enum: appealStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /** Also when it was withdrawn. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => people.id),
    reason: text('reason').notNull(),
    /** The score that upholding it recorded. */
    scoreId: uuid('score_id').references(() => scores.id),
    /** The penalty that upholding it removed. */
    penaltyId: uuid('penalty_id').references(() => penalties.id),
  },
  (table) => [
    foreignKey({
      name: 'appeals_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }),
    foreignKey({
      name: 'appeals_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('appeals_state', oneOf(table.state, appealStates)),
    check('appeals_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check(
      'appeals_changed',
      sql`${table.state} = 'upheld' or (${table.scoreId} is null and ${table.penaltyId} is null)`,
    ),
    unique('appeals_once').on(table.entryId, table.workoutId),
    index('appeals_open')
      .on(table.competitionId, table.createdAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('appeals_closed')
      .on(table.competitionId, table.decidedAt, table.id)
      .where(sql`${table.decidedAt} is not null`),
    index('appeals_of_workout').on(table.workoutId),
    index('appeals_by').on(table.createdBy),
    index('appeals_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('appeals_score').on(table.scoreId).where(sql`${table.scoreId} is not null`),
    index('appeals_penalty').on(table.penaltyId).where(sql`${table.penaltyId} is not null`),
  ],
);

export type AppealRow = typeof appeals.$inferSelect;

/** The thread of an appeal. */
export const appealMessages = competitionsSchema.table(
  'appeal_messages',
  {
    id: uuid('id').primaryKey(),
    appealId: uuid('appeal_id')
      .notNull()
      .references(() => appeals.id, { onDelete: 'cascade' }),
    /** From 0 on. */
    position: integer('position').notNull(),
    isStaff: boolean('is_staff').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    unique('appeal_messages_thread').on(table.appealId, table.position),
    index('appeal_messages_by').on(table.createdBy),
  ],
);

export type AppealMessageRow = typeof appealMessages.$inferSelect;
