import type {
  CompetitionScoring,
  PointsSetting,
  TeamScoring,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { integer, jsonb, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** A workout's scoring when a leaderboard was frozen. */
export interface FrozenWorkout {
  readonly id: string;
  readonly position: number;
  /** It was public. */
  readonly released: boolean;
  readonly scoring: WorkoutScoring;
  readonly points: WorkoutPoints;
  readonly partOf: string | null;
}

/**
 * The rules a division's leaderboard was ranked by when it was frozen, written at that moment. Names aren't included: a
 * corrected name appears everywhere. Deleted when the leaderboard is unfrozen.
 */
export const frozenSettings = competitionsSchema.table('frozen_settings', {
  divisionId: uuid('division_id')
    .primaryKey()
    .references(() => divisions.id, { onDelete: 'cascade' }),
  /** The competition's. */
  scoring: jsonb('scoring').$type<CompetitionScoring>().notNull(),
  /** The division's own, instead of the competition's. */
  points: jsonb('points').$type<PointsSetting>(),
  /** How its team results were calculated. */
  teams: jsonb('teams').$type<TeamScoring>(),
  /** The field size that percentage cuts can use. */
  plannedField: integer('planned_field'),
  cuts: jsonb('cuts').$type<readonly Cut[]>().notNull().default([]),
  workouts: jsonb('workouts').$type<readonly FrozenWorkout[]>().notNull(),
});

export type FrozenSettings = typeof frozenSettings.$inferSelect;
