import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { frozenPublications } from './frozen-publications.table.ts';

interface PublicationThen {
  readonly workoutId: string;
  readonly state: PublicationState;
  readonly updatedAt: Date | null;
}

/** When a leaderboard is frozen: the publication state of each of its workouts. */
export async function keepFrozenPublications(
  database: Sql,
  divisionId: string,
  publications: readonly PublicationThen[],
): Promise<void> {
  if (publications.length === 0) return;
  const rows = publications.map(({ workoutId, state, updatedAt }) => ({
    divisionId,
    workoutId,
    state,
    updatedAt,
  }));
  await database.insert(frozenPublications).values(rows).onConflictDoNothing();
}

/** The leaderboards of these divisions are no longer frozen. */
export async function forgetFrozenPublications(database: Sql, divisionIds: readonly string[]): Promise<void> {
  await database.delete(frozenPublications).where(inArray(frozenPublications.divisionId, [...divisionIds]));
}
