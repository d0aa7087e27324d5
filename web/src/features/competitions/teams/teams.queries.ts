import { getRoster, listRosters } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

export interface TeamsAsked {
  readonly search: string;
  /** Empty: every division. */
  readonly divisionId: string;
  /** Only teams with open places. */
  readonly open: 'true' | '';
}

const within = (competitionId: string) => [...competitionQueries.all, 'teams', competitionId];

export const teamQueries = {
  within,

  list: (competitionId: string, asked: TeamsAsked) => ({
    ...pagedQuery([...within(competitionId), 'list', asked], listRosters, {
      params: { competitionId },
      query: { limit: 50, ...asked },
    }),
    placeholderData: keepPreviousData,
  }),

  /** `token`: of the invite link the person came by. */
  team: (competitionId: string, entryId: string, token: string | null) =>
    queryOptions({
      queryKey: [...within(competitionId), 'team', entryId, token],
      queryFn: async ({ signal }) => {
        const query = token ? { token } : {};
        return (await call(getRoster, { params: { competitionId, entryId }, query }, { signal })).data;
      },
    }),
};
