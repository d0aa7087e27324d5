import { endpoint } from '../http/endpoint.ts';
import { eventParams } from './event.schema.ts';
import { ticketTypeParams, ticketWaiting, ticketWaitingReply } from './waiting.schema.ts';

export const getTicketWaiting = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/waiting-list',
  summary: 'My places on the waiting lists of an event; for those who run it, everyone’s in order',
  access: 'signed_in',
  params: eventParams,
  data: ticketWaitingReply,
  errors: [],
});

export const joinTicketWaiting = endpoint({
  method: 'PUT',
  path: '/api/events/:eventId/ticket-types/:typeId/waiting-place',
  summary: 'Join the waiting list of a sold-out ticket type. Who is on it keeps their place',
  access: 'signed_in',
  params: ticketTypeParams,
  body: ticketWaiting,
  data: ticketWaitingReply,
  errors: ['sales_not_started', 'sales_ended', 'tickets_left'],
});

export const leaveTicketWaiting = endpoint({
  method: 'DELETE',
  path: '/api/events/:eventId/ticket-types/:typeId/waiting-place',
  summary: 'Leave the waiting list of a ticket type, or let an offered ticket go to the next',
  access: 'signed_in',
  params: ticketTypeParams,
  data: ticketWaitingReply,
  errors: [],
});
