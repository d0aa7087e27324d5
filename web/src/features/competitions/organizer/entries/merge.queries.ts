import { listDuplicates, previewMerge } from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { competitionQueries } from '../../competitions.queries.ts';

const within = competitionQueries.inside;

export const mergeQueries = {
  /** Pairs of entries that may be one athlete. */
  duplicates: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'duplicates'],
      queryFn: async ({ signal }) =>
        (await call(listDuplicates, { params: { competitionId } }, { signal })).data,
    }),

  /** Two entries side by side, before they are merged. */
  merge: (competitionId: string, entryId: string, otherId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'merge', entryId, otherId],
      queryFn: async ({ signal }) =>
        (await call(previewMerge, { params: { competitionId, entryId }, query: { otherId } }, { signal }))
          .data,
      staleTime: 0,
    }),
};
