import { ownZone } from '@chalkline/contract/date-format.ts';
import { getTill } from '@chalkline/contract/overview/till.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';

/** The same beginning as the front desk: a sale there is on this list. */
const all = ['overview', 'front desk', 'till'] as const;

export const tillQueries = {
  /** A day by the clock of this device; '': today. */
  day: (day: string) =>
    queryOptions({
      queryKey: [...all, day],
      queryFn: async ({ signal }) =>
        (await call(getTill, { query: { zone: ownZone(), ...(day && { day }) } }, { signal })).data,
      refetchInterval: 60_000,
    }),
};
