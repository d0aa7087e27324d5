import * as passes from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/transfers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { giveBackPass, giveBackTicket } from './give-back.service.ts';
import { declineOffer } from './offers.service.ts';
import { acceptPass, offerPass, withdrawPassOffer } from './pass-transfers.service.ts';
import { listOffered } from './shown-offers.service.ts';
import { presentOffer } from './transfers.present.ts';
import { acceptTicket, offerTicket, withdrawTicketOffer } from './transfers.service.ts';

export const transferRoutes: readonly Route[] = [
  serve(endpoints.offerTicket, ({ parts, viewer, params, body }) =>
    offerTicket(parts, viewer, params.ticketId, body),
  ),
  serve(endpoints.withdrawTicketOffer, ({ parts, viewer, params }) =>
    withdrawTicketOffer(parts, viewer, params.ticketId),
  ),
  serve(endpoints.giveBackTicket, ({ parts, viewer, params }) =>
    giveBackTicket(parts, viewer, params.ticketId),
  ),
  serve(passes.giveBackPass, ({ parts, viewer, params }) => giveBackPass(parts, viewer, params.passId)),
  serve(passes.offerPass, ({ parts, viewer, params, body }) => offerPass(parts, viewer, params.passId, body)),
  serve(passes.withdrawPassOffer, ({ parts, viewer, params }) =>
    withdrawPassOffer(parts, viewer, params.passId),
  ),
  serve(endpoints.listOfferedTickets, async ({ parts, viewer }) =>
    (await listOffered(parts, viewer)).map(presentOffer),
  ),
  serve(endpoints.acceptTicket, ({ parts, viewer, params, body }) =>
    acceptTicket(parts, viewer, params.transferId, body),
  ),
  serve(passes.acceptPass, ({ parts, viewer, params, body }) =>
    acceptPass(parts, viewer, params.transferId, body),
  ),
  serve(endpoints.declineTicket, ({ parts, viewer, params }) =>
    declineOffer(parts, viewer, params.transferId),
  ),
];
