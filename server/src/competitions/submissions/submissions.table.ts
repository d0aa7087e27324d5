import { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading-answers.schema.ts';
import { type ReviewMark, submissionStates } from '@chalkline/contract/competitions/submission.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** When athletes submit their own results of a workout. Without a row they can't. */
export const submissionWindows = competitionsSchema.table(
  'submission_windows',
  {
    workoutId: uuid('workout_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    needsVideo: boolean('needs_video').notNull(),
    /** The end of which athletes were reminded; another end reminds again. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    foreignKey({
      name: 'submission_windows_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }).onDelete('cascade'),
    check('submission_windows_order', sql`${table.opensAt} < ${table.closesAt}`),
    index('submission_windows_closing').on(table.closesAt),
    index('submission_windows_of_competition').on(table.competitionId),
    index('submission_windows_by').on(table.updatedBy),
  ],
);

export type NewSubmissionWindow = typeof submissionWindows.$inferInsert;
export type SubmissionWindowRow = typeof submissionWindows.$inferSelect;

/** Results that athletes submitted themselves, each the source of a score, with their reviews. */
export const submissions = competitionsSchema.table(
  'submissions',
  {
    /** Made by the device; the score has the same submission id. */
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    scoreId: uuid('score_id')
      .notNull()
      .references(() => scores.id),
    typed: text('typed').notNull(),
    answers: jsonb('answers').$type<ReadingAnswers>().notNull(),
    video: text('video'),
    pictureId: uuid('picture_id').references(() => uploads.id),
    note: text('note').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    state: text('state', { enum: submissionStates }).notNull(),
    /** Who has taken it, or decided. */
    reviewerId: uuid('reviewer_id').references(() => people.id),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** What the marks' amounts are. */
    kind: text('kind', { enum: penaltyKinds }).notNull(),
    marks: jsonb('marks').$type<readonly ReviewMark[]>().notNull(),
    reason: text('reason').notNull(),
    staffNote: text('staff_note').notNull(),
    /** The penalty it was adjusted with. */
    penaltyId: uuid('penalty_id').references(() => penalties.id),
  },
  (table) => [
    foreignKey({
      name: 'submissions_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }),
    foreignKey({
      name: 'submissions_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('submissions_state', oneOf(table.state, submissionStates)),
    check('submissions_kind', oneOf(table.kind, penaltyKinds)),
    check(
      'submissions_reviewed',
      sql`case ${table.state} when 'open' then ${table.reviewedAt} is null when 'replaced' then true else ${table.reviewedAt} is not null end`,
    ),
    check('submissions_adjusted', sql`(${table.state} = 'adjusted') = (${table.penaltyId} is not null)`),
    // The latest of an entry in a workout; earlier ones are replaced.
    uniqueIndex('submissions_latest')
      .on(table.workoutId, table.entryId)
      .where(sql`${table.state} <> 'replaced'`),
    // The queue, by time of receipt.
    index('submissions_open')
      .on(table.competitionId, table.receivedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('submissions_reviewed_list')
      .on(table.competitionId, table.reviewedAt, table.id)
      .where(sql`${table.reviewedAt} is not null`),
    index('submissions_entry_workout').on(table.entryId, table.workoutId),
    index('submissions_score').on(table.scoreId),
    index('submissions_by').on(table.createdBy),
    index('submissions_reviewer').on(table.reviewerId).where(sql`${table.reviewerId} is not null`),
    index('submissions_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
    index('submissions_penalty').on(table.penaltyId).where(sql`${table.penaltyId} is not null`),
  ],
);

export type SubmissionRow = typeof submissions.$inferSelect;
