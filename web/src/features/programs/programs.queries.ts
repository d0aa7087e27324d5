import { listCommunities } from '@chalkline/contract/groups/groups.endpoints.ts';
import type { ProgramsQuery } from '@chalkline/contract/programs/program.schema.ts';
import {
  getProgram,
  getProgramDraft,
  listCommunityPrograms,
  listOwnPrograms,
  listPrograms,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['programs'] as const;
const lists = [...all, 'list'] as const;

type ProgramFilters = Partial<Omit<ProgramsQuery, 'limit' | 'cursor'>>;

export const programQueries = {
  all,
  lists,

  list: (filters: ProgramFilters) => pagedQuery([...lists, filters], listPrograms, { query: filters }),

  ofCommunity: (communityId: string) =>
    pagedQuery([...lists, 'community', communityId], listCommunityPrograms, {
      query: { community_id: communityId },
    }),

  mine: (search = '') => pagedQuery([...lists, 'mine', search], listOwnPrograms, { query: { search } }),

  /** Where a program can be published; the viewer moderates some of them. */
  communities: () =>
    pagedQuery([...all, 'communities'], listCommunities, { query: { mine: true, limit: 100 } }),

  one: (programId: string) =>
    queryOptions({
      queryKey: [...all, 'one', programId],
      queryFn: async ({ signal }) => (await call(getProgram, { params: { programId } }, { signal })).data,
    }),

  draft: (programId: string) =>
    queryOptions({
      queryKey: [...all, 'draft', programId],
      queryFn: async ({ signal }) =>
        (await call(getProgramDraft, { params: { programId } }, { signal })).data,
    }),
};
