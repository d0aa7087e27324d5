import { listFloors } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { listHeats, listMyHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const within = (competitionId: string) => [...competitionQueries.all, 'heats', competitionId] as const;

/** Heats as everybody sees them. */
export const heatQueries = {
  within,

  floors: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'floors'],
      queryFn: async ({ signal }) => (await call(listFloors, { params: { competitionId } }, { signal })).data,
    }),

  published: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'published'],
      queryFn: async ({ signal }) => (await call(listHeats, { params: { competitionId } }, { signal })).data,
    }),

  /** The signed-in person's own. */
  mine: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'mine'],
      queryFn: async ({ signal }) =>
        (await call(listMyHeats, { params: { competitionId } }, { signal })).data,
    }),
};
