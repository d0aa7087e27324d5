import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  attendanceReply,
  attendeesQuery,
  attendeesReply,
  doorPatch,
  doorReply,
  groupScan,
  scanInput,
  scanUndo,
} from './door.schema.ts';
import { eventParams } from './event.schema.ts';

export const getDoor = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/door',
  summary: 'Get the settings and counts of an event’s door; null for those who don’t work at it',
  access: { owner: 'event' },
  params: eventParams,
  data: doorReply.nullable(),
  errors: [],
});

export const editDoor = endpoint({
  method: 'PATCH',
  path: '/api/events/:eventId/door',
  summary: 'Change when the door opens, re-entry and self check-in',
  access: { owner: 'event' },
  params: eventParams,
  body: doorPatch,
  data: doorReply.nullable(),
  errors: [],
});

export const listAttendees = endpoint({
  method: 'GET',
  path: '/mobileapis/get_event_checkedin_list_v2',
  summary: 'List the tickets of an event by name, with when they were checked in and out, and the counts',
  access: { owner: 'event' },
  query: attendeesQuery,
  data: attendeesReply,
  shape: 'list',
  errors: [],
});

const refusedScans = ['ticket_unknown', 'other_event', 'ticket_void', 'ticket_unpaid'] as const;

export const checkIn = endpoint({
  method: 'POST',
  path: '/mobileapis/event_checkin_v2',
  summary:
    'Check a ticket in by its code, its id or its holder; without any of them, my own. 409 says when the first was',
  access: { owner: 'event' },
  body: scanInput,
  data: attendanceReply,
  idempotency: 'optional',
  rateLimit: { times: 240, perSeconds: 60 },
  errors: [
    ...refusedScans,
    'door_not_open',
    'door_closed',
    'papers_missing',
    'already_checked_in',
    'self_check_in_off',
    'pass_used_up',
    'sold_out',
  ],
});

export const checkOut = endpoint({
  method: 'POST',
  path: '/mobileapis/event_checkout_v2',
  summary: 'Check a ticket out, by the same as its check-in',
  access: { owner: 'event' },
  body: scanInput,
  data: attendanceReply,
  idempotency: 'optional',
  rateLimit: { times: 240, perSeconds: 60 },
  errors: [...refusedScans, 'not_checked_in', 'self_check_in_off'],
});

export const checkInOrder = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/door/orders',
  summary: 'Check in every good ticket of an order that isn’t in yet',
  access: { owner: 'event' },
  params: eventParams,
  body: groupScan,
  data: z.array(attendanceReply),
  idempotency: 'required',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['ticket_unknown', 'door_not_open', 'door_closed', 'papers_missing', 'already_checked_in'],
});

export const undoScan = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/door/undo',
  summary: 'Undo the last check-in or check-out of a ticket. The scan stays in the log, struck out',
  access: { owner: 'event' },
  params: eventParams,
  body: scanUndo,
  data: attendanceReply,
  idempotency: 'required',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['ticket_unknown', 'nothing_to_undo'],
});

export const getDoorList = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/door-list',
  summary: 'Get the door list as CSV',
  access: { owner: 'event' },
  params: eventParams,
  data: z.object({ fileName: z.string(), content: z.string() }),
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const printDoorList = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/door-list/paper',
  summary: 'Get the door list as PDF, with a box to tick for each ticket',
  access: { owner: 'event' },
  params: eventParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
