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

/** What a workout was scored by when a board was frozen. */
export interface FrozenWorkout {
  readonly id: string;
  readonly position: number;
  /** Everybody was told of it. */
  readonly released: boolean;
  readonly scoring: WorkoutScoring;
  readonly points: WorkoutPoints;
  readonly partOf: string | null;
}

/**
 * The rules by which the board of a division was made when it was frozen, written at that moment. Names are not
 * among them: a name that is set right is right everywhere. Gone once the board is no longer frozen.
 */
export const frozenSettings = competitionsSchema.table('frozen_settings', {
  divisionId: uuid('division_id')
    .primaryKey()
    .references(() => divisions.id, { onDelete: 'cascade' }),
  /** The competition's. */
  scoring: jsonb('scoring').$type<CompetitionScoring>().notNull(),
  /** The division's own, instead of the competition's. */
  points: jsonb('points').$type<PointsSetting>(),
  /** How its teams' results came about. */
  teams: jsonb('teams').$type<TeamScoring>(),
  /** Of which a cut may take its share. */
  plannedField: integer('planned_field'),
  cuts: jsonb('cuts').$type<readonly Cut[]>().notNull().default([]),
  workouts: jsonb('workouts').$type<readonly FrozenWorkout[]>().notNull(),
});

export type FrozenSettings = typeof frozenSettings.$inferSelect;
