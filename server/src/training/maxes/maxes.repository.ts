import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type TrainingMaxRow, trainingMaxes } from './maxes.table.ts';

/** What an export tells of them; they go with their person. */
export const maxPersonalTables: readonly PersonalTable[] = [
  {
    table: trainingMaxes,
    byId: [trainingMaxes.personId],
    exported: {
      name: 'training maxes',
      columns: {
        exercise: trainingMaxes.exerciseId,
        startsOn: trainingMaxes.startsOn,
        grams: trainingMaxes.grams,
        setAt: trainingMaxes.setAt,
      },
    },
    erased: 'deleted',
  },
];

/** Of one person, by exercise, the earliest first. */
export function findMaxes(database: Sql, personId: string): Promise<TrainingMaxRow[]> {
  return database
    .select()
    .from(trainingMaxes)
    .where(eq(trainingMaxes.personId, personId))
    .orderBy(asc(trainingMaxes.exerciseId), asc(trainingMaxes.startsOn));
}

/** Replaces one that starts on the same day. */
export async function putMax(database: Sql, row: TrainingMaxRow): Promise<void> {
  const { grams, setAt } = row;
  const { personId, exerciseId, startsOn } = trainingMaxes;
  await database
    .insert(trainingMaxes)
    .values(row)
    .onConflictDoUpdate({ target: [personId, exerciseId, startsOn], set: { grams, setAt } });
}

/** Deletes the oldest ones of an exercise beyond so many. */
export async function dropOldest(
  database: Sql,
  { personId, exerciseId }: Pick<TrainingMaxRow, 'personId' | 'exerciseId'>,
  kept: number,
): Promise<void> {
  const isOne = and(eq(trainingMaxes.personId, personId), eq(trainingMaxes.exerciseId, exerciseId));
  const beyond = await database
    .select({ startsOn: trainingMaxes.startsOn })
    .from(trainingMaxes)
    .where(isOne)
    .orderBy(desc(trainingMaxes.startsOn))
    .offset(kept);
  if (beyond.length === 0) return;
  const days = beyond.map(({ startsOn }) => startsOn);
  await database.delete(trainingMaxes).where(and(isOne, inArray(trainingMaxes.startsOn, days)));
}
