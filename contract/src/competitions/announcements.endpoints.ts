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
  summary: 'List announcements, pinned first, then newest; staff announcements only for staff',
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
  summary: 'Count the people an announcement would reach',
  access: { owner: 'competition' },
  params: competitionParams,
  query: audienceQuery,
  data: audienceReply,
  errors: ['competition_closed', 'unknown_division'],
});

export const writeAnnouncement = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/announcements',
  summary: 'Publish an announcement: on the page, as a notification and by email',
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
  summary: 'Edit or pin an announcement; no one is notified again',
  access: { owner: 'competition' },
  params: announcementParams,
  body: announcementPatch,
  data: announcementReply,
  errors: ['competition_closed', 'too_many_pinned', 'state_changed'],
});

export const withdrawAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/announcements/:announcementId',
  summary: 'Delete an announcement: from the page, notifications and unsent mail',
  access: { owner: 'competition' },
  params: announcementParams,
  data: z.null(),
  errors: ['competition_closed'],
});
