import * as endpoints from '@chalkline/contract/coaching/screening.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { answerScreening, getClientScreening, getScreening } from './screening.service.ts';

export const screeningRoutes: readonly Route[] = [
  serve(endpoints.getScreening, ({ parts, viewer }) => getScreening(parts, viewer)),
  serve(endpoints.answerScreening, ({ parts, viewer, body }) => answerScreening(parts, viewer, body)),
  serve(endpoints.getClientScreening, ({ parts, viewer, params }) =>
    getClientScreening(parts, viewer, params.coachingId),
  ),
];
