import { foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { workouts } from './workouts.table.ts';

/** What a division does differently in a workout. */
export const workoutStandards = competitionsSchema.table(
  'workout_standards',
  {
    competitionId: uuid('competition_id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    divisionId: uuid('division_id').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ name: 'workout_standards_once', columns: [table.workoutId, table.divisionId] }),
    foreignKey({
      name: 'workout_standards_workout',
      columns: [table.competitionId, table.workoutId],
      foreignColumns: [workouts.competitionId, workouts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'workout_standards_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }).onDelete('cascade'),
    index('workout_standards_of_division').on(table.divisionId),
  ],
);
