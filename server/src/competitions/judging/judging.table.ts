import { judgeScoreOutcomes } from '@chalkline/contract/competitions/judging.schema.ts';
import type { Penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading-answers.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { Drawing } from '@chalkline/contract/drawing.schema.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { heats } from '../heats/heats.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Who judges which lane of a published heat. It ends with the heat, and when someone leaves the staff. */
export const laneJudges = competitionsSchema.table(
  'lane_judges',
  {
    heatId: uuid('heat_id')
      .notNull()
      .references(() => heats.id, { onDelete: 'cascade' }),
    lane: integer('lane').notNull(),
    competitionId: uuid('competition_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.heatId, table.lane] }),
    foreignKey({
      name: 'lane_judges_staff',
      columns: [table.competitionId, table.personId],
      foreignColumns: [competitionStaff.competitionId, competitionStaff.personId],
    }).onDelete('cascade'),
    check('lane_judges_lane', sql`${table.lane} > 0`),
    index('lane_judges_of_person').on(table.personId, table.competitionId),
    index('lane_judges_of_competition').on(table.competitionId),
  ],
);

export type LaneJudgeRow = typeof laneJudges.$inferSelect;

/**
 * What judges handed in on the floor, each under an id that their device made, also where it did not become the score:
 * another judge's different score is kept here until someone settles it.
 */
export const judgeScores = competitionsSchema.table(
  'judge_scores',
  {
    submissionId: uuid('submission_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    typed: text('typed').notNull(),
    answers: jsonb('answers').$type<ReadingAnswers>().notNull(),
    value: jsonb('value').$type<ScoreValue>().notNull(),
    noReps: integer('no_reps').notNull(),
    note: text('note').notNull(),
    /** Given with it. */
    penalty: jsonb('penalty').$type<Penalty>(),
    /** The athlete's, under this result; null: not signed, or their account was deleted. */
    signature: jsonb('signature').$type<Drawing>(),
    /** By the device's clock. */
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    outcome: text('outcome', { enum: judgeScoreOutcomes }).notNull(),
    /** The score it became or agrees with, or the one it disagrees with. Scores are never deleted. */
    scoreId: uuid('score_id').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'judge_scores_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }),
    foreignKey({
      name: 'judge_scores_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('judge_scores_outcome', oneOf(table.outcome, judgeScoreOutcomes)),
    check('judge_scores_no_reps', sql`${table.noReps} >= 0`),
    index('judge_scores_open').on(table.competitionId).where(sql`${table.outcome} = 'conflict'`),
    index('judge_scores_of_slot').on(table.workoutId, table.entryId),
    index('judge_scores_by').on(table.createdBy),
  ],
);

export type JudgeScoreRow = typeof judgeScores.$inferSelect;
