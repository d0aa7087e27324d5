import { useQueryClient } from '@tanstack/react-query';
import { addToast } from '../../../../ui/toasts.tsx';
import { announcementQueries } from '../../announcements/announcements.queries.ts';

/** After a change: says so and reads the list anew. */
export function useAnnounced(competitionId: string) {
  const cache = useQueryClient();
  return (title: string) => {
    addToast({ kind: 'success', title });
    void cache.invalidateQueries({ queryKey: announcementQueries.list(competitionId).queryKey });
  };
}
