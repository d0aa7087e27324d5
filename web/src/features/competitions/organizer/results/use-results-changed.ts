import { useQueryClient } from '@tanstack/react-query';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

/** What follows once something else is shown: everything of the competition is read again. */
export function useResultsChanged(competitionId: string) {
  const cache = useQueryClient();
  return (title: string | null) => {
    void cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
    void cache.invalidateQueries({ queryKey: competitionQueries.all });
    if (title !== null) addToast({ kind: 'success', title });
  };
}
