import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  announcementParams,
  announcementPatch,
  announcementReply,
  announcementsQuery,
  audienceQuery,
  audienceReply,
  newAnnouncement,
} from './announcement.schema.ts';
import { competitionParams } from './competition.schema.ts';

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/announcements',
  summary: 'What its people were told, pinned first, then newest; those for the staff are for the staff',
  access: 'public',
  params: competitionParams,
  query: announcementsQuery,
  data: z.array(announcementReply),
  shape: 'list',
  errors: [],
});

export const countAudience = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/announcements/audience',
  summary: 'How many people an announcement would tell',
  access: { owner: 'competition' },
  params: competitionParams,
  query: audienceQuery,
  data: audienceReply,
  errors: ['competition_closed', 'unknown_division'],
});

export const writeAnnouncement = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/announcements',
  summary: 'Tell the people of a competition something: on its page, by the bell and by mail',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newAnnouncement,
  data: announcementReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['competition_closed', 'unknown_division', 'too_many_pinned'],
});

export const changeAnnouncement = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/announcements/:announcementId',
  summary: 'Change its words or pin it; nobody is told again',
  access: { owner: 'competition' },
  params: announcementParams,
  body: announcementPatch,
  data: announcementReply,
  errors: ['competition_closed', 'too_many_pinned', 'state_changed'],
});

export const withdrawAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/announcements/:announcementId',
  summary: 'Take it back: it leaves the page, the bells and the mail that still waits',
  access: { owner: 'competition' },
  params: announcementParams,
  data: z.null(),
  errors: ['competition_closed'],
});
