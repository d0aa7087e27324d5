import * as endpoints from '@chalkline/contract/events/papers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentTicketPapers } from './paper-desk.present.ts';
import { answerForTicket, getTicketPapers, signForTicket } from './paper-desk.service.ts';

export const paperDeskRoutes: readonly Route[] = [
  serve(endpoints.getTicketPapers, async ({ parts, viewer, params }) =>
    presentTicketPapers(await getTicketPapers(parts, viewer, params.ticketId)),
  ),
  serve(endpoints.answerForTicket, async ({ parts, viewer, params, body }) =>
    presentTicketPapers(await answerForTicket(parts, viewer, params.ticketId, body)),
  ),
  serve(endpoints.signForTicket, async ({ parts, viewer, params, body, address }) =>
    presentTicketPapers(await signForTicket(parts, viewer, { ...params, address }, body)),
  ),
];
