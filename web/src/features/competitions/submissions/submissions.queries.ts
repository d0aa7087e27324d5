import type { SubmissionList } from '@chalkline/contract/competitions/submission.schema.ts';
import {
  listOwnSubmissions,
  listReviewDesks,
  listSubmissions,
  listSubmissionWindows,
} from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const all = [...competitionQueries.all, 'submissions'] as const;

/** Results that athletes submit themselves. */
export const submissionQueries = {
  all,

  windows: (competitionId: string) =>
    queryOptions({
      queryKey: [...all, 'windows', competitionId],
      queryFn: async ({ signal }) =>
        (await call(listSubmissionWindows, { params: { competitionId } }, { signal })).data,
    }),

  own: (competitionId: string, workoutId: string) =>
    queryOptions({
      queryKey: [...all, 'own', competitionId, workoutId],
      queryFn: async ({ signal }) =>
        (await call(listOwnSubmissions, { params: { competitionId }, query: { workoutId } }, { signal }))
          .data,
    }),

  list: (competitionId: string, list: SubmissionList) =>
    pagedQuery([...all, 'list', competitionId, list], listSubmissions, {
      params: { competitionId },
      query: { list },
    }),

  /** Where the viewer reviews, with how many are open. */
  desks: () =>
    queryOptions({
      queryKey: [...all, 'desks'],
      queryFn: async ({ signal }) => (await call(listReviewDesks, {}, { signal })).data,
      refetchInterval: 60_000,
    }),
};
