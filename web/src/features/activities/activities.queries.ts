import {
  getActivityType,
  getStanding,
  listActivities,
  listActivityTypes,
  listChallengeRequests,
  listChallenges,
  listResults,
} from '@chalkline/contract/activities/activities.endpoints.ts';
import { listTakers, listTeams } from '@chalkline/contract/activities/challenge-teams.endpoints.ts';
import {
  exportParticipation,
  getParticipation,
} from '@chalkline/contract/activities/participation.endpoints.ts';
import type { ActivitiesQuery } from '@chalkline/contract/activities/standing.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { groupQueries } from '../groups/groups.queries.ts';

/** Below the groups' key: who joins, leaves or edits changes lists, places and results. */
const all = [...groupQueries.all, 'activities'];

type TimedFilters = Partial<Omit<ActivitiesQuery, 'limit' | 'cursor'>>;

/** As many as one answer holds. */
const most = 100;

export const activityQueries = {
  all,

  activities: (filters: TimedFilters) =>
    pagedQuery([...all, 'list', filters], listActivities, { query: filters }),

  challenges: (filters: TimedFilters) =>
    pagedQuery([...all, 'challenges', filters], listChallenges, { query: filters }),

  requests: (search: string) =>
    pagedQuery([...all, 'requests', search], listChallengeRequests, { query: { search } }),

  /** Those that pickers offer. */
  types: () => pagedQuery([...all, 'types', 'offered'], listActivityTypes, { query: { limit: most } }),

  allTypes: (search: string) =>
    pagedQuery([...all, 'types', 'all', search], listActivityTypes, { query: { search, retired: 'true' } }),

  type: (typeId: string) =>
    queryOptions({
      queryKey: [...all, 'type', typeId],
      queryFn: async ({ signal }) => (await call(getActivityType, { params: { typeId } }, { signal })).data,
    }),

  participation: () =>
    queryOptions({
      queryKey: [...all, 'participation'],
      queryFn: async ({ signal }) => (await call(getParticipation, {}, { signal })).data,
    }),

  standing: (groupId: string) =>
    pagedQuery([...all, 'standing', groupId], getStanding, { params: { groupId } }),

  /** For moderators. */
  teams: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'teams', groupId],
      queryFn: async ({ signal }) => (await call(listTeams, { params: { groupId } }, { signal })).data,
    }),

  /** Who takes part, with their teams; for moderators. */
  takers: (groupId: string, search: string) =>
    pagedQuery([...all, 'takers', groupId, search], listTakers, { params: { groupId }, query: { search } }),

  /** My own place, or my team’s; null while I take no part. */
  myPlace: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'place', groupId],
      queryFn: async ({ signal }) =>
        (await call(getStanding, { params: { groupId }, query: { mine: 'true' } }, { signal })).data[0] ??
        null,
    }),

  results: (groupId: string, personId?: string) =>
    pagedQuery([...all, 'results', groupId, personId], listResults, {
      query: { groupId, ...(personId && { personId, limit: most }) },
    }),
};

export async function readParticipationFile() {
  return (await call(exportParticipation)).data;
}
