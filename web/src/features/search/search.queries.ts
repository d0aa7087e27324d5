import { searchEverything } from '@chalkline/contract/search/search.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

export const searchQueries = {
  /** What was found before stays until what is found next is here. */
  found: (search: string) =>
    queryOptions({
      queryKey: ['search', search],
      queryFn: async ({ signal }) =>
        (await call(searchEverything, { query: { search } }, { signal })).data.found,
      placeholderData: keepPreviousData,
    }),
};
