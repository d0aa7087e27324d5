import {
  type CompetitionStatus,
  competitionStatuses,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  type CompetitionSort,
  competitionSorts,
} from '@chalkline/contract/competitions/competition-listing.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** The plain list's search, filter, sort and page, all kept in the URL. */
export interface PlainListAsked {
  readonly search: string;
  /** Null: all of them. */
  readonly status: CompetitionStatus | null;
  readonly sort: CompetitionSort;
  /** The page; null: the first. */
  readonly cursor: string | null;
}

const rowsAPage = 50;

export const usualPlainSort: CompetitionSort = 'status';

/** Reads the address; what makes no sense there counts as not said. */
export function plainListIn(params: URLSearchParams): PlainListAsked {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    status: competitionStatuses.find((known) => known === params.get('status')) ?? null,
    sort: competitionSorts.find((known) => known === params.get('sort')) ?? usualPlainSort,
    cursor: params.get('cursor'),
  };
}

export function plainList({ search, status, sort, cursor }: PlainListAsked) {
  const query = {
    limit: rowsAPage,
    sort,
    ...(search !== '' && { search }),
    ...(status !== null && { status }),
    ...(cursor !== null && { cursor }),
  };
  return queryOptions({
    queryKey: [...competitionQueries.all, 'plain', query],
    queryFn: ({ signal }) => call(listCompetitions, { query }, { signal }),
  });
}
