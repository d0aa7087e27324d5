import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import { useQueryClient } from '@tanstack/react-query';
import { competitionQueries } from '../competitions.queries.ts';

/**
 * Reads a competition's ceremonies again: `receive` after a live event, and tells whether it was one of a ceremony;
 * `refresh` when events may have been missed.
 */
export function useRevealNews(competitionId: string | undefined) {
  const cache = useQueryClient();
  const moved = () => {
    if (competitionId) {
      void cache.invalidateQueries({ queryKey: competitionQueries.reveals(competitionId) });
    }
  };
  const refresh = () => {
    moved();
    if (competitionId) {
      void cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
    }
  };
  const receive = (kind: string): boolean => {
    if (kind === boardKinds.revealMoved) moved();
    else if (kind === boardKinds.revealChanged) refresh();
    else return false;
    return true;
  };
  return { receive, refresh };
}
