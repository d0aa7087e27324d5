import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { calendarFile } from './event.schema.ts';
import {
  passDateParams,
  passParams,
  passReply,
  passTypesInput,
  seriesParams,
  seriesPassesReply,
} from './pass.schema.ts';

export const listSeriesPasses = endpoint({
  method: 'GET',
  path: '/api/event-series/:seriesId/passes',
  summary: 'List the passes to a series of events, with how many are left',
  access: 'public',
  signedOut: true,
  params: seriesParams,
  data: seriesPassesReply,
  errors: [],
});

export const saveSeriesPasses = endpoint({
  method: 'PUT',
  path: '/api/event-series/:seriesId/passes',
  summary: 'Say which passes to a series are sold from now on. Those that were sold stay as they are',
  access: { owner: 'event' },
  params: seriesParams,
  body: passTypesInput,
  data: seriesPassesReply,
  errors: ['ticket_type_unknown'],
});

export const listPasses = endpoint({
  method: 'GET',
  path: '/api/passes',
  summary: 'List my passes with their QR codes, newest first, with their dates',
  access: 'signed_in',
  guests: 'everywhere',
  data: z.array(passReply),
  errors: [],
});

const dateErrors = ['ticket_void', 'pass_used_up', 'sold_out'] as const;

export const bookPassDate = endpoint({
  method: 'PUT',
  path: '/api/passes/:passId/dates/:eventId',
  summary: 'Take a place on a date with my pass',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passDateParams,
  data: passReply,
  errors: dateErrors,
});

export const releasePassDate = endpoint({
  method: 'DELETE',
  path: '/api/passes/:passId/dates/:eventId',
  summary: 'Give back the place that my pass has on a date; it can be used on another one',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passDateParams,
  data: passReply,
  errors: ['too_late_to_release'],
});

export const getPassCalendar = endpoint({
  method: 'GET',
  path: '/api/passes/:passId/calendar',
  summary: 'Get the dates of my pass as a calendar file (iCalendar)',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passParams,
  data: calendarFile,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const printPass = endpoint({
  method: 'GET',
  path: '/api/passes/:passId/paper',
  summary: 'Get one of my passes as PDF with its QR code; a void one says so',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: passParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
