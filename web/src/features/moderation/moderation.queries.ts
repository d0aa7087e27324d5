import { countCases, getCase, listCases } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import type { CaseTab } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

/** Every key of the feature. */
export const moderationQueries = {
  all: ['moderation'] as const,

  list: (tab: CaseTab, search = '') =>
    pagedQuery([...moderationQueries.all, 'list', tab, search], listCases, { query: { tab, search } }),

  counts: () =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'counts'],
      queryFn: async ({ signal }) => (await call(countCases, {}, { signal })).data,
    }),

  one: (caseId: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'case', caseId],
      queryFn: async ({ signal }) => (await call(getCase, { params: { caseId } }, { signal })).data,
    }),
};
