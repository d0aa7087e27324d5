import { heatsTopic } from '@chalkline/contract/competitions/heat-topics.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../platform/live/use-live.ts';
import { judgingKey } from './judging-key.ts';

/** Reads the judge’s day again when a heat was started, reset, moved or published. */
export function HeatsNews({ competitionId }: { competitionId: string }) {
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: judgingKey });
  useLive(heatsTopic(competitionId), { onEvent: refresh, onReset: refresh });
  return null;
}
