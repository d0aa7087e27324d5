import type { AppealList } from '@chalkline/contract/competitions/appeal.schema.ts';
import {
  getAppealWindow,
  listAppeals,
  listOwnAppeals,
} from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const all = [...competitionQueries.all, 'appeals'] as const;

/** Appeals against results. */
export const appealQueries = {
  all,

  window: (competitionId: string) =>
    queryOptions({
      queryKey: [...all, 'window', competitionId],
      queryFn: async ({ signal }) =>
        (await call(getAppealWindow, { params: { competitionId } }, { signal })).data,
    }),

  own: (competitionId: string, workoutId: string) =>
    queryOptions({
      queryKey: [...all, 'own', competitionId, workoutId],
      queryFn: async ({ signal }) =>
        (await call(listOwnAppeals, { params: { competitionId }, query: { workoutId } }, { signal })).data,
    }),

  list: (competitionId: string, list: AppealList) =>
    pagedQuery([...all, 'list', competitionId, list], listAppeals, {
      params: { competitionId },
      query: { list },
    }),
};
