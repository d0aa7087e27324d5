import type { HeatsReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { listHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { heatQueries } from './heats.queries.ts';
import { type ClockSample, clockOffset } from './server-clock.ts';

const samplesKept = 5;

/** The heats on the floors now, with the server's clock as each answer says it. */
const floorsQuery = (competitionId: string) =>
  queryOptions({
    queryKey: [...heatQueries.within(competitionId), 'now'],
    queryFn: async ({ signal }): Promise<HeatsReply & { readonly sample: ClockSample }> => {
      const askedAt = Date.now();
      const { data } = await call(
        listHeats,
        { params: { competitionId }, query: { when: 'now' } },
        { signal },
      );
      return { ...data, sample: { askedAt, heardAt: Date.now(), serverAt: Date.parse(data.now) } };
    },
    refetchInterval: 10_000,
  });

/** What is on the floors, and a clock that shows the same on every device. */
export function useFloorsNow(competitionId: string) {
  const { data } = useQuery(floorsQuery(competitionId));
  const [samples, setSamples] = useState<readonly ClockSample[]>([]);
  const sample = data?.sample;
  useEffect(() => {
    if (sample) setSamples((known) => [...known, sample].slice(-samplesKept));
  }, [sample]);
  const offset = clockOffset(samples.length > 0 || !sample ? samples : [sample]);
  const now = useCallback(() => Date.now() + offset, [offset]);
  return { heats: data?.heats ?? [], now };
}

/** Renders again at each full second of that clock. */
export function useSecond(now: () => number): number {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = now();
      setShown(at);
      timer = setTimeout(tick, 1000 - (at % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return shown;
}
