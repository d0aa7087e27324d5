import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

export interface AthletesAsked {
  readonly search: string;
  /** Empty: every division. */
  readonly divisionId: string;
}

const athletesAPage = 50;

/** Who takes part, as far as everybody may know, in pages. */
export function athletesOf(competitionId: string, { search, divisionId }: AthletesAsked) {
  return infiniteQueryOptions({
    queryKey: [...competitionQueries.all, 'athletes', competitionId, search, divisionId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        listEntries,
        {
          params: { competitionId },
          query: {
            limit: athletesAPage,
            ...(search !== '' && { search }),
            ...(divisionId !== '' && { divisionId }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
