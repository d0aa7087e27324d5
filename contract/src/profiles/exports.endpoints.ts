import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  exportFileParams,
  exportLink,
  exportParams,
  exportReply,
  leaving,
  leavingChange,
  leavingParams,
  leavingReply,
} from './export.schema.ts';

export const listExports = endpoint({
  method: 'GET',
  path: '/api/profiles/me/exports',
  summary: 'List your data exports, newest first; each is kept for a week',
  access: 'signed_in',
  data: z.array(exportReply),
  errors: [],
});

export const askExport = endpoint({
  method: 'POST',
  path: '/api/profiles/me/exports',
  summary: 'Request an export of all your data; you get an email when it is ready',
  access: 'signed_in',
  data: exportReply,
  status: 202,
  rateLimit: { times: 5, perSeconds: 86_400 },
  errors: ['export_under_way'],
});

export const makeExportLink = endpoint({
  method: 'POST',
  path: '/api/profiles/me/exports/:exportId/links',
  summary: 'Get a download link that works once, for ten minutes; earlier links stop working',
  access: 'signed_in',
  params: exportParams,
  data: exportLink,
  status: 201,
  errors: ['export_not_ready'],
});

export const fetchExport = endpoint({
  method: 'GET',
  path: '/api/profile-exports/:token',
  summary: 'Download an export with its link, once',
  access: 'public',
  // The token in the path is the permission: a download link can't send a session.
  signedOut: true,
  params: exportFileParams,
  data: z.null(),
  contentType: 'application/zip',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [],
});

export const leave = endpoint({
  method: 'POST',
  path: '/api/profiles/me/leaving',
  summary: 'Delete my account: every session ends, signing in within 14 days undoes it, then I am erased',
  access: 'signed_in',
  body: leaving,
  data: leavingReply,
  rateLimit: { times: 10, perSeconds: 3600 },
  errors: [
    'password_wrong',
    'last_administrator',
    'last_corporate_admin',
    'last_owner',
    'event_needs_owner',
    'partner_in_directory',
  ],
});

export const seeLeaving = endpoint({
  method: 'GET',
  path: '/api/profile-leavings/:token',
  summary: 'See when an account will be deleted and what happens to its posts, with the link from the email',
  access: 'public',
  // Who is leaving is signed out everywhere: the token in the path is the permission.
  signedOut: true,
  params: leavingParams,
  data: leavingReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['leaving_link_invalid'],
});

export const changeLeaving = endpoint({
  method: 'PUT',
  path: '/api/profile-leavings/:token',
  summary:
    'Change what happens to the posts of an account that will be deleted, with the link from the email',
  access: 'public',
  signedOut: true,
  params: leavingParams,
  body: leavingChange,
  data: leavingReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['leaving_link_invalid'],
});
