import { z } from 'zod';
import { groupReply } from '../groups/group.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { eventsQuery, personEventsQuery, ticketReply, ticketsQuery } from './event.schema.ts';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'List events I may see: the next ones first, or past ones',
  access: 'public',
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
  summary: 'List my tickets with their QR codes, newest first',
  access: 'signed_in',
  guests: true,
  query: ticketsQuery,
  data: z.array(ticketReply),
  shape: 'list',
  errors: [],
});
