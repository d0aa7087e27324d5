import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const resultsAPage = 10;

/** A person's results, in pages. */
export function resultsOf(personId: string) {
  return infiniteQueryOptions({
    queryKey: [...competitionQueries.all, 'results', personId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        listPersonResults,
        { params: { personId }, query: { limit: resultsAPage, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
