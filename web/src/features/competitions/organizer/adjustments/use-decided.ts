import { useQueryClient } from '@tanstack/react-query';
import { addToast } from '../../../../ui/toasts.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** What follows a decision: the room reads everything again, says what was done, and the form closes. */
export function useDecided(competitionId: string, onClose: () => void) {
  const cache = useQueryClient();
  return (title: string) => {
    void cache.invalidateQueries({ queryKey: organizerQueries.within(competitionId) });
    addToast({ kind: 'success', title });
    onClose();
  };
}
