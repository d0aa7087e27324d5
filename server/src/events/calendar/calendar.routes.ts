import * as endpoints from '@chalkline/contract/events/events.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getEventCalendar, getTicketCalendar } from './calendar.service.ts';

export const eventCalendarRoutes: readonly Route[] = [
  serve(endpoints.getEventCalendar, ({ parts, viewer, params }) =>
    getEventCalendar(parts, viewer, params.eventId),
  ),
  serve(endpoints.getTicketCalendar, ({ parts, viewer, params }) =>
    getTicketCalendar(parts, viewer, params.ticketId),
  ),
];
