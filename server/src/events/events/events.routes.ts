import * as endpoints from '@chalkline/contract/events/events.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { printTicket } from '../tickets/ticket-papers.service.ts';
import { presentEvent } from './events.present.ts';
import {
  getEvent,
  listEvents,
  listOwnerEvents,
  listParticipatedEvents,
  listTickets,
} from './events.service.ts';
import { listHiddenTypes } from './hidden-types.service.ts';

export const eventRoutes: readonly Route[] = [
  serve(endpoints.listEvents, async ({ parts, viewer, query }) =>
    presentPage(await listEvents(parts, viewer, query), presentEvent),
  ),
  serve(endpoints.getEvent, async ({ parts, viewer, params }) =>
    presentEvent(await getEvent(parts, viewer, params.eventId)),
  ),
  serve(endpoints.listHiddenTypes, ({ parts, viewer, params, query }) =>
    listHiddenTypes(parts, viewer, params.eventId, query),
  ),
  serve(endpoints.listOwnerEvents, async ({ parts, viewer, query }) =>
    presentPage(await listOwnerEvents(parts, viewer, query), presentEvent),
  ),
  serve(endpoints.listParticipatedEvents, async ({ parts, viewer, query }) =>
    presentPage(await listParticipatedEvents(parts, viewer, query), presentEvent),
  ),
  serve(endpoints.printTicket, ({ parts, viewer, params }) => printTicket(parts, viewer, params.ticketId)),
  serve(endpoints.listTickets, ({ parts, viewer, query }) => listTickets(parts, viewer, query)),
];
