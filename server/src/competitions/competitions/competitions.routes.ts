import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { changeCompetition } from './competitions.change.service.ts';
import { copyCompetition } from './competitions.copy.service.ts';
import { createCompetition } from './competitions.create.service.ts';
import {
  countCompetitions,
  listCompetitionCountries,
  listCompetitions,
  listMyCompetitions,
} from './competitions.list.service.ts';
import { moveCompetition } from './competitions.move.service.ts';
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
  serve(endpoints.createCompetition, async ({ parts, viewer, body }) =>
    presentCompetition(await createCompetition(parts, viewer, body)),
  ),
  serve(endpoints.copyCompetition, async ({ parts, viewer, params, body }) =>
    presentCompetition(await copyCompetition(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.getCompetition, async ({ parts, viewer, params }) =>
    presentCompetition(await getCompetition(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.changeCompetition, async ({ parts, viewer, params, body }) =>
    presentCompetition(await changeCompetition(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.moveCompetition, async ({ parts, viewer, params, body }) =>
    presentCompetition(await moveCompetition(parts, viewer, params.competitionId, body)),
  ),
];
