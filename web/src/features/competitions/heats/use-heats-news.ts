import { heatsTopic } from '@chalkline/contract/competitions/heat-topics.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../platform/live/use-live.ts';
import { heatQueries } from './heats.queries.ts';

/** Reads heats again when some were published, moved or started. */
export function useHeatsNews(competitionId: string | null): void {
  const cache = useQueryClient();
  const refresh = () => {
    if (competitionId !== null) void cache.invalidateQueries({ queryKey: heatQueries.within(competitionId) });
  };
  useLive(competitionId === null ? null : heatsTopic(competitionId), { onEvent: refresh, onReset: refresh });
}
