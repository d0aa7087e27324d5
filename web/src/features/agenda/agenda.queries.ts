import { getAgenda, getCalendarFeed } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

const all = ['agenda'] as const;

export const agendaQueries = {
  all,

  next: () =>
    queryOptions({
      queryKey: [...all, 'next'],
      queryFn: async ({ signal }) => (await call(getAgenda, {}, { signal })).data.items,
    }),

  feed: () =>
    queryOptions({
      queryKey: [...all, 'feed'],
      queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal })).data,
    }),
};
