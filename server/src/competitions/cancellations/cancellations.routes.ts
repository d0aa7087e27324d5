import * as endpoints from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { cancelCompetition, getCancellation, retryRefunds } from './cancellations.service.ts';

export const cancellationRoutes: readonly Route[] = [
  serve(endpoints.getCompetitionCancellation, ({ parts, viewer, params }) =>
    getCancellation(parts, viewer, params.competitionId),
  ),
  serve(
    endpoints.cancelCompetition,
    ({ parts, viewer, params, body }) => cancelCompetition(parts, viewer, params.competitionId, body),
    { mayRepeat: stillHas('cancel') },
  ),
  serve(
    endpoints.retryCompetitionRefunds,
    ({ parts, viewer, params }) => retryRefunds(parts, viewer, params.competitionId),
    { mayRepeat: stillHas('followRefunds') },
  ),
];
