import * as endpoints from '@chalkline/contract/events/waiting.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getTicketWaiting, joinTicketWaiting, leaveTicketWaiting } from './waiting.service.ts';

export const ticketWaitingRoutes: readonly Route[] = [
  serve(endpoints.getTicketWaiting, ({ parts, viewer, params }) =>
    getTicketWaiting(parts, viewer, params.eventId),
  ),
  serve(endpoints.joinTicketWaiting, ({ parts, viewer, params, body }) =>
    joinTicketWaiting(parts, viewer, params, body),
  ),
  serve(endpoints.leaveTicketWaiting, ({ parts, viewer, params }) =>
    leaveTicketWaiting(parts, viewer, params),
  ),
];
