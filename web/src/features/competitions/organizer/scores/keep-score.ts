import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { organizerQueries } from '../organizer.queries.ts';

type Sheet = InfiniteData<{ readonly data: readonly ScoreSheetRow[] }>;

/** Updates a score in every cached sheet that shows its cell. */
export function keepScore(cache: QueryClient, competitionId: string, score: ScoreReply): void {
  const queryKey = [...organizerQueries.sheets(competitionId), score.workoutId];
  // A response to an earlier request would bring the old score back.
  void cache.cancelQueries({ queryKey });
  cache.setQueriesData<Sheet>({ queryKey }, (sheet) => sheet && withScore(sheet, score));
  void cache.invalidateQueries({ queryKey: organizerQueries.counts(competitionId).queryKey });
}

function withScore(sheet: Sheet, score: ScoreReply): Sheet {
  const pages = sheet.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row.entry.id === score.entryId ? { ...row, score } : row)),
  }));
  return { ...sheet, pages };
}
