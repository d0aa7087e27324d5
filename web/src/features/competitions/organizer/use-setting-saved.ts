import { useQueryClient } from '@tanstack/react-query';
import { addToast } from '../../../ui/toasts.tsx';
import { competitionQueries } from '../competitions.queries.ts';

/** What follows once a division or a workout is saved: the room reads it again and the form closes. */
export function useSettingSaved(competitionId: string, onClose: () => void) {
  const cache = useQueryClient();
  return ({ name }: { name: string }) => {
    void cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
    void cache.invalidateQueries({ queryKey: competitionQueries.all });
    addToast({ kind: 'success', title: `${name} is saved` });
    onClose();
  };
}
