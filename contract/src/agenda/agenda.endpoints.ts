import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { agendaReply, calendarFeedReply, feedParams } from './agenda.schema.ts';
import { dayLogQuery, loggedDay } from './day-log.schema.ts';

export const getAgenda = endpoint({
  method: 'GET',
  path: '/api/my/agenda',
  summary: 'What you take part in next: competitions, heats, shifts, events, activities and planned workouts',
  access: 'signed_in',
  data: agendaReply,
  errors: [],
});

export const listLoggedDays = endpoint({
  method: 'GET',
  path: '/api/my/log',
  summary: 'List my days with competitions, workouts, coaching, food and weight in one log, the latest first',
  access: 'signed_in',
  query: dayLogQuery,
  data: z.array(loggedDay),
  shape: 'list',
  errors: [],
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/my/calendar-feed',
  summary: 'Get the address that your calendar can subscribe to',
  access: 'signed_in',
  data: calendarFeedReply,
  errors: [],
});

export const openCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/my/calendar-feed',
  summary: 'Make a new address for your calendar; earlier ones end',
  access: 'signed_in',
  data: calendarFeedReply,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const closeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/my/calendar-feed',
  summary: 'End the address of your calendar',
  access: 'signed_in',
  data: calendarFeedReply,
  errors: [],
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds/:token',
  summary: 'A person’s calendar (iCalendar), for calendar apps; the address is the key',
  access: 'public',
  // Calendar apps have no session.
  signedOut: true,
  params: feedParams,
  data: z.null(),
  contentType: 'text/calendar',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});
