import type { ProgramsQuery } from '@chalkline/contract/programs/program.schema.ts';
import {
  getProgram,
  listCommunityPrograms,
  listPrograms,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['programs'] as const;

type ProgramFilters = Partial<Omit<ProgramsQuery, 'limit' | 'cursor'>>;

export const programQueries = {
  all,

  list: (filters: ProgramFilters) => pagedQuery([...all, 'list', filters], listPrograms, { query: filters }),

  ofCommunity: (communityId: string) =>
    pagedQuery([...all, 'community', communityId], listCommunityPrograms, {
      query: { community_id: communityId },
    }),

  one: (programId: string) =>
    queryOptions({
      queryKey: [...all, 'one', programId],
      queryFn: async ({ signal }) => (await call(getProgram, { params: { programId } }, { signal })).data,
    }),
};
