import type {
  CompetitionMove,
  CompetitionReply,
} from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** Takes a competition on to another state, or back. */
export function useMoveCompetition({ id, state }: CompetitionReply, onMoved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (move: Pick<CompetitionMove, 'to' | 'settle'>) =>
      call(moveCompetition, { params: { competitionId: id }, body: { from: state, ...move } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(competitionQueries.detail(id).queryKey, data);
      void cache.invalidateQueries({ queryKey: competitionQueries.all });
      onMoved();
    },
    // Somebody else may have moved it, or its results: what is shown must be what is.
    onError: () => cache.invalidateQueries({ queryKey: competitionQueries.all }),
  });
}
