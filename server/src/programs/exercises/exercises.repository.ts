import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type ExerciseRow, exercises } from './exercises.table.ts';

/** What an export tells of them; they go with their person. */
export const exercisePersonalTables: readonly PersonalTable[] = [
  {
    table: exercises,
    byId: [exercises.createdBy],
    exported: {
      name: 'exercises',
      columns: {
        name: exercises.name,
        measure: exercises.measure,
        primaryMuscles: exercises.primary,
        secondaryMuscles: exercises.secondary,
        equipment: exercises.equipment,
        steps: exercises.steps,
        video: exercises.video,
        at: exercises.createdAt,
      },
    },
    erased: 'deleted',
  },
];

/** All of this person: `mostExercises` at most. */
export function findExercises(database: Sql, personId: string): Promise<ExerciseRow[]> {
  return database.select().from(exercises).where(eq(exercises.createdBy, personId));
}

export function countExercises(database: Sql, personId: string): Promise<number> {
  return database.$count(exercises, eq(exercises.createdBy, personId));
}

/** Null when there is none, or it is another person’s. */
export async function findExercise(database: Sql, personId: string, id: string): Promise<ExerciseRow | null> {
  const own = and(eq(exercises.id, id), eq(exercises.createdBy, personId));
  const [found] = await database.select().from(exercises).where(own);
  return found ?? null;
}

/** Locked until the transaction ends. Null when there is none, or it is another person's. */
export async function takeExercise(database: Sql, personId: string, id: string): Promise<ExerciseRow | null> {
  const own = and(eq(exercises.id, id), eq(exercises.createdBy, personId));
  const [found] = await database.select().from(exercises).where(own).for('update');
  return found ?? null;
}

export async function insertExercise(database: Sql, row: ExerciseRow): Promise<void> {
  await database.insert(exercises).values(row);
}

export async function updateExercise(database: Sql, id: string, change: Partial<ExerciseRow>): Promise<void> {
  await database.update(exercises).set(change).where(eq(exercises.id, id));
}

export async function removeExercise(database: Sql, id: string): Promise<void> {
  await database.delete(exercises).where(eq(exercises.id, id));
}
