import * as endpoints from '@chalkline/contract/events/cancellation.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentCancellation } from './cancellations.present.ts';
import { cancelEvent, getCancellation, retryEventRefunds, stillRuns } from './cancellations.service.ts';

export const cancellationRoutes: readonly Route[] = [
  serve(endpoints.getCancellation, async ({ parts, viewer, params, query }) =>
    presentCancellation(await getCancellation(parts, viewer, params.eventId, query.apply_to)),
  ),
  serve(
    endpoints.cancelEvent,
    async ({ parts, viewer, params, body }) =>
      presentCancellation(await cancelEvent(parts, viewer, params.eventId, body)),
    { mayRepeat: stillRuns },
  ),
  serve(
    endpoints.retryEventRefunds,
    async ({ parts, viewer, params }) =>
      presentCancellation(await retryEventRefunds(parts, viewer, params.eventId)),
    { mayRepeat: stillRuns },
  ),
];
