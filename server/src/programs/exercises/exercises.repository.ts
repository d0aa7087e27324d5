import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type ExerciseRow, exercises } from './exercises.table.ts';

export const exerciseOrder = newestFirst(exercises.id);

/** What an export tells of them; they go with their person. */
export const exercisePersonalTables: readonly PersonalTable[] = [
  {
    table: exercises,
    byId: [exercises.createdBy],
    exported: {
      name: 'exercises',
      columns: { name: exercises.name, description: exercises.description, at: exercises.createdAt },
    },
    erased: 'deleted',
  },
];

export function findExercises(database: Sql, personId: string, page: KeysetPage): Promise<ExerciseRow[]> {
  return pageOf(database.select().from(exercises).$dynamic(), eq(exercises.createdBy, personId), page);
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
