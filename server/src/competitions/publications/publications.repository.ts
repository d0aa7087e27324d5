import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { type PublicationRow, publications } from './publications.table.ts';

export function findPublications(database: Sql, competitionId: string): Promise<PublicationRow[]> {
  return database.select().from(publications).where(eq(publications.competitionId, competitionId));
}

export interface NewState {
  readonly competitionId: string;
  readonly state: PublicationState;
  readonly publishAt: Date | null;
  readonly updatedAt: Date;
}

/** Writes one state for several results. Their states are held by a lock on the competition's publications. */
export async function writePublications(
  database: Sql,
  results: readonly ResultsOf[],
  state: NewState,
): Promise<void> {
  await database
    .insert(publications)
    .values(results.map(({ divisionId, workoutId }) => ({ divisionId, workoutId, ...state })))
    .onConflictDoUpdate({
      target: [publications.divisionId, publications.workoutId],
      set: {
        state: sql`excluded.state`,
        publishAt: sql`excluded.publish_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** Publishes the drafts of a competition whose moment has come. Gives them. */
export function publishDueRows(database: Sql, competitionId: string, now: Date): Promise<ResultsOf[]> {
  return database
    .update(publications)
    .set({ state: 'published', publishAt: null, updatedAt: now })
    .where(
      and(
        eq(publications.competitionId, competitionId),
        eq(publications.state, 'draft'),
        lte(publications.publishAt, now),
      ),
    )
    .returning({ divisionId: publications.divisionId, workoutId: publications.workoutId });
}

export async function writeBoardFreeze(
  database: Sql,
  divisionIds: readonly string[],
  frozenAt: Date | null,
): Promise<void> {
  await database
    .update(divisions)
    .set({ frozenAt })
    .where(inArray(divisions.id, [...divisionIds]));
}
