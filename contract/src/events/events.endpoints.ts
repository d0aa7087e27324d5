import { z } from 'zod';
import { orderReply } from '../checkout/order.schema.ts';
import { groupReply } from '../groups/group.schema.ts';
import { ticketTypeReply } from '../groups/group-facts.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  calendarFile,
  eventParams,
  eventsQuery,
  filtersReply,
  hiddenTypesQuery,
  paymentIntentQuery,
  personEventsQuery,
  ticketParams,
  ticketReply,
  ticketsQuery,
} from './event.schema.ts';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'List events I may see: the next ones first, or past ones',
  access: 'public',
  signedOut: true,
  query: eventsQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const listOwnerEvents = endpoint({
  method: 'GET',
  path: '/mobileapis/get-owner-events',
  summary: 'List the events that a person owns, as far as I may see them; without a person, mine',
  access: 'signed_in',
  query: personEventsQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const listParticipatedEvents = endpoint({
  method: 'GET',
  path: '/mobileapis/get-participated-events',
  summary: 'List the events I have tickets to; of another person, nothing',
  access: 'signed_in',
  query: personEventsQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/tickets',
  summary:
    'List my tickets with their QR codes, the next event first and past ones last; of one order, if it is named',
  access: 'signed_in',
  guests: 'everywhere',
  query: ticketsQuery,
  data: z.array(ticketReply),
  shape: 'list',
  errors: [],
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/events/:eventId',
  summary: 'Get one event',
  access: 'public',
  signedOut: true,
  params: eventParams,
  data: groupReply,
  errors: [],
});

export const listHiddenTypes = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/hidden-types',
  summary: 'List the ticket types of an event that a code opens; none for a wrong code',
  access: 'public',
  signedOut: true,
  params: eventParams,
  query: hiddenTypesQuery,
  data: z.array(ticketTypeReply),
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [],
});

export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/calendar',
  summary: 'Get an event as a calendar file (iCalendar)',
  access: 'public',
  signedOut: true,
  params: eventParams,
  data: calendarFile,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getTicketCalendar = endpoint({
  method: 'GET',
  path: '/api/tickets/:ticketId/calendar',
  summary:
    'Get the event of one of my tickets as a calendar file (iCalendar); canceled once the ticket is void',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  data: calendarFile,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const printTicket = endpoint({
  method: 'GET',
  path: '/api/tickets/:ticketId/paper',
  summary: 'Get one of my tickets as PDF with its QR code; a void one says so',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getFilters = endpoint({
  method: 'GET',
  path: '/mobileapis/get-filters',
  summary: 'List the categories, activity types, places, prices and dates that lists can be narrowed by',
  access: 'public',
  signedOut: true,
  data: filtersReply,
  errors: [],
});

export const getEventPaymentIntent = endpoint({
  method: 'GET',
  path: '/mobileapis/get-event-payment-intent',
  summary:
    'Hold tickets of one type and open their payment: none yet while answers or signatures are missing. Asked again, the same order comes back',
  access: 'signed_in',
  guests: true,
  query: paymentIntentQuery,
  data: orderReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [
    'sales_not_started',
    'sales_ended',
    'over_limit',
    'under_limit',
    'code_invalid',
    'code_expired',
    'code_not_applicable',
    'code_used_up',
    'amount_below_minimum',
    'amount_step',
    'currency_unsupported',
    'payouts_disabled',
    'sales_paused',
    'not_eligible',
    'sold_out',
    'hold_expired',
    'already_paid',
    'payment_in_progress',
    'payment_refused',
  ],
});
