import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { guardianParams, guardianRequestReply, guardianSignature } from './guardian.schema.ts';
import { askingGuardian, waiverParams, waiverReply } from './waiver.schema.ts';

const link = '/api/guardian-requests/:token';

export const askGuardian = endpoint({
  method: 'PUT',
  path: '/api/waivers/:waiverId/guardian',
  summary:
    'Sign a waiver as a minor, and mail a parent or guardian a link to sign it. An earlier link stops working',
  access: 'signed_in',
  guests: 'everywhere',
  params: waiverParams,
  body: askingGuardian,
  bodyBytes: 1_000_000,
  data: waiverReply,
  errors: [
    'waiver_changed',
    'waiver_inactive',
    'birth_date_required',
    'guardian_not_needed',
    'guardian_is_you',
    'mail_not_set_up',
  ],
  rateLimit: { times: 10, perSeconds: 86_400 },
});

export const getGuardianRequest = endpoint({
  method: 'GET',
  path: link,
  summary: 'What a parent or guardian is asked to sign, by the mailed link',
  access: 'public',
  signedOut: true,
  params: guardianParams,
  data: guardianRequestReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['guardian_link_expired'],
});

export const getGuardianFile = endpoint({
  method: 'GET',
  path: `${link}/file`,
  summary: 'The PDF of the waiver that a parent or guardian is asked to sign',
  access: 'public',
  signedOut: true,
  params: guardianParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['guardian_link_expired'],
});

export const signAsGuardian = endpoint({
  method: 'PUT',
  path: `${link}/signature`,
  summary: 'Sign a waiver as the parent or guardian of a minor. The link works once',
  access: 'public',
  signedOut: true,
  params: guardianParams,
  body: guardianSignature,
  bodyBytes: 1_000_000,
  data: guardianRequestReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['guardian_link_expired', 'waiver_inactive'],
});
