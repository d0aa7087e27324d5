import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  countCompetitions,
  listCompetitionCountries,
  listCompetitions,
  listMyCompetitions,
} from './competitions.list.service.ts';
import { presentCard, presentCompetition, presentMyCard } from './competitions.present.ts';
import { getCompetition } from './competitions.service.ts';

export const competitionRoutes: readonly Route[] = [
  serve(endpoints.listCompetitions, async ({ parts, query }) =>
    presentPage(await listCompetitions(parts, query), presentCard),
  ),
  serve(endpoints.listCompetitionCountries, ({ parts, query }) => listCompetitionCountries(parts, query)),
  serve(endpoints.countCompetitions, ({ parts }) => countCompetitions(parts)),
  serve(endpoints.listMyCompetitions, async ({ parts, viewer, query }) =>
    presentPage(await listMyCompetitions(parts, viewer, query), presentMyCard),
  ),
  serve(endpoints.getCompetition, async ({ parts, viewer, params }) =>
    presentCompetition(await getCompetition(parts, viewer, params.competitionId)),
  ),
];
