import type { MyGroupsShown } from '@chalkline/contract/groups/group.schema.ts';
import type { CommunityCategory, GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import {
  getCommunity,
  getGroup,
  listCommunities,
  listMyGroups,
  listOrganizationGroups,
  listPersonGroups,
} from '@chalkline/contract/groups/groups.endpoints.ts';
import type { MembersQuery } from '@chalkline/contract/groups/member.schema.ts';
import { listInvites, listMembers, openInvite } from '@chalkline/contract/groups/members.endpoints.ts';
import { listReadings } from '@chalkline/contract/groups/readings.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['groups'];

/** Counted no further. */
export const hereAtMost = 50;

interface CommunityFilters {
  readonly search?: string;
  readonly category?: CommunityCategory | '';
  /** Those I belong to; false: those I could join. */
  readonly mine?: boolean;
  readonly own_organization?: boolean;
}

/** Every key of the feature. Counts and rights depend on one another, so a change reads all of them again. */
export const groupQueries = {
  all,

  communities: (filters: CommunityFilters) =>
    pagedQuery([...all, 'communities', filters], listCommunities, { query: filters }),

  community: (id: string) =>
    queryOptions({
      queryKey: [...all, 'community', id],
      queryFn: async ({ signal }) =>
        (await call(getCommunity, { query: { community_id: id } }, { signal })).data,
    }),

  /** The groups I'm in; with a community, all of its groups that I may see. */
  groups: (query: {
    community_id?: string;
    search?: string;
    type?: Exclude<GroupType, 'community'>;
    show?: MyGroupsShown;
  }) => pagedQuery([...all, 'list', query], listMyGroups, { query }),

  /** Those of a person that I may see. */
  ofPerson: (personId: string) =>
    pagedQuery([...all, 'person', personId], listPersonGroups, { params: { personId } }),

  /** What my organization has. */
  ofOrganization: () => pagedQuery([...all, 'organization'], listOrganizationGroups, { query: { limit: 8 } }),

  group: (id: string) =>
    queryOptions({
      queryKey: [...all, 'group', id],
      queryFn: async ({ signal }) => (await call(getGroup, { query: { group_id: id } }, { signal })).data,
    }),

  members: (groupId: string, state: MembersQuery['state'], search = '') =>
    pagedQuery([...all, 'members', groupId, state, search], listMembers, {
      params: { groupId },
      query: { state, search },
    }),

  /** The first of those who are here now. */
  here: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'here', groupId],
      queryFn: async ({ signal }) =>
        call(listMembers, { params: { groupId }, query: { here: 'true', limit: hereAtMost } }, { signal }),
      refetchInterval: 30_000,
    }),

  invites: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'invites', groupId],
      queryFn: async ({ signal }) => (await call(listInvites, { params: { groupId } }, { signal })).data,
    }),

  readings: (groupId: string) =>
    pagedQuery([...all, 'readings', groupId], listReadings, { params: { groupId } }),

  invite: (token: string) =>
    queryOptions({
      queryKey: [...all, 'invite', token],
      queryFn: async ({ signal }) => (await call(openInvite, { params: { token } }, { signal })).data,
      retry: false,
    }),
};
