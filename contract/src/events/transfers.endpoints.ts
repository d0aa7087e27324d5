import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { ticketParams, ticketReply } from './event.schema.ts';
import { newTransfer, offeredTicketReply, ticketAcceptance, transferParams } from './transfer.schema.ts';

export const offerTicket = endpoint({
  method: 'PUT',
  path: '/api/tickets/:ticketId/transfer',
  summary: 'Offer one of my tickets to someone by email. It stays mine until they accept it',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  body: newTransfer,
  data: ticketReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [
    'transfer_not_allowed',
    'ticket_going_back',
    'transfer_open',
    'transfer_to_self',
    'too_many_transfers',
    'ticket_void',
    'already_checked_in',
    'event_over',
  ],
});

export const withdrawTicketOffer = endpoint({
  method: 'DELETE',
  path: '/api/tickets/:ticketId/transfer',
  summary: 'Withdraw the offer of one of my tickets',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  data: ticketReply,
  errors: [],
});

export const giveBackTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/:ticketId/return',
  summary:
    'Give back a ticket that someone else bought and I have: by their order’s refund rule the money goes to them',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  data: ticketReply,
  errors: [
    'ticket_void',
    'already_checked_in',
    'event_over',
    'refund_not_allowed',
    'refund_exceeds_paid',
    'dispute_open',
  ],
});

export const listOfferedTickets = endpoint({
  method: 'GET',
  path: '/api/ticket-transfers',
  summary: 'List the tickets and passes that are offered to my email',
  access: 'signed_in',
  guests: 'everywhere',
  data: z.array(offeredTicketReply),
  errors: [],
});

export const acceptTicket = endpoint({
  method: 'POST',
  path: '/api/ticket-transfers/:transferId/acceptance',
  summary: 'Accept a ticket that is offered to me: it gets a new code, and the earlier one is void',
  access: { owner: 'transfer' },
  guests: 'everywhere',
  params: transferParams,
  body: ticketAcceptance,
  data: ticketReply,
  errors: [
    'transfer_not_allowed',
    'ticket_going_back',
    'ticket_void',
    'already_checked_in',
    'event_over',
    'answer_required',
    'waiver_required',
  ],
});

export const declineTicket = endpoint({
  method: 'DELETE',
  path: '/api/ticket-transfers/:transferId',
  summary: 'Decline a ticket or a pass that is offered to me',
  access: { owner: 'transfer' },
  guests: 'everywhere',
  params: transferParams,
  data: z.null(),
  errors: [],
});
