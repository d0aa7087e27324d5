import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getHeatPlan, listHeatPlans } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { listJudgeLinks } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { listLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { heatQueries } from '../../heats/heats.queries.ts';

/** Drafts of heats, for the staff. */
export const heatPlanQueries = {
  lines: (competitionId: string) =>
    queryOptions({
      queryKey: [...heatQueries.within(competitionId), 'plans'],
      queryFn: async ({ signal }) =>
        (await call(listHeatPlans, { params: { competitionId } }, { signal })).data,
    }),

  /** null before the first seeding. */
  plan: (competitionId: string, workoutId: string) =>
    queryOptions({
      queryKey: [...heatQueries.within(competitionId), 'plan', workoutId],
      queryFn: async ({ signal }) =>
        (await call(getHeatPlan, { params: { competitionId, workoutId } }, { signal })).data,
    }),

  /** Competitions whose places can seed these heats: others where one is on the staff. */
  qualifiers: (competitionId: string) =>
    queryOptions({
      queryKey: [...heatQueries.within(competitionId), 'qualifiers'],
      queryFn: async ({ signal }) =>
        (await call(listMyCompetitions, { query: { limit: 100 } }, { signal })).data.filter(
          ({ id, state }) => id !== competitionId && state !== 'draft',
        ),
    }),

  /** The links that work. */
  judgeLinks: (competitionId: string) =>
    queryOptions({
      queryKey: [...heatQueries.within(competitionId), 'judge links'],
      queryFn: async ({ signal }) =>
        (await call(listJudgeLinks, { params: { competitionId } }, { signal })).data,
      // Judges open them while the organizer looks.
      refetchInterval: 10_000,
    }),

  /** Who judges the lanes of a workout’s published heats. */
  judges: (competitionId: string, workoutId: string) =>
    queryOptions({
      queryKey: [...heatQueries.within(competitionId), 'judges', workoutId],
      queryFn: async ({ signal }) =>
        (await call(listLaneJudges, { params: { competitionId, workoutId } }, { signal })).data,
    }),
};
