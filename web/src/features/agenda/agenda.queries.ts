import { getAgenda, getCalendarFeed, listLoggedDays } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import type { DayLogKind } from '@chalkline/contract/agenda/day-log.schema.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['agenda'] as const;

export const agendaQueries = {
  all,

  next: () =>
    queryOptions({
      queryKey: [...all, 'next'],
      queryFn: async ({ signal }) => (await call(getAgenda, {}, { signal })).data.items,
    }),

  /** Read again each time: other screens add to it. */
  log: (kind: DayLogKind | '') => ({
    ...pagedQuery([...all, 'log', kind], listLoggedDays, { query: { kind, zone: ownZone() } }),
    staleTime: 0,
  }),

  feed: () =>
    queryOptions({
      queryKey: [...all, 'feed'],
      queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal })).data,
    }),
};
