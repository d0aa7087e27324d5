import * as endpoints from '@chalkline/contract/events/transfers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentOffer } from './transfers.present.ts';
import {
  acceptTicket,
  declineTicket,
  listOfferedTickets,
  offerTicket,
  withdrawTicketOffer,
} from './transfers.service.ts';

export const transferRoutes: readonly Route[] = [
  serve(endpoints.offerTicket, ({ parts, viewer, params, body }) =>
    offerTicket(parts, viewer, params.ticketId, body),
  ),
  serve(endpoints.withdrawTicketOffer, ({ parts, viewer, params }) =>
    withdrawTicketOffer(parts, viewer, params.ticketId),
  ),
  serve(endpoints.listOfferedTickets, async ({ parts, viewer }) =>
    (await listOfferedTickets(parts, viewer)).map(presentOffer),
  ),
  serve(endpoints.acceptTicket, ({ parts, viewer, params, body }) =>
    acceptTicket(parts, viewer, params.transferId, body),
  ),
  serve(endpoints.declineTicket, ({ parts, viewer, params }) =>
    declineTicket(parts, viewer, params.transferId),
  ),
];
