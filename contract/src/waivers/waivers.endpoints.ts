import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { documentLimits } from '../uploads/document-limits.ts';
import { subjectQuery } from './paper-subjects.ts';
import {
  newSignature,
  newWaiver,
  remindersReply,
  signatureParams,
  signatureReply,
  signerReply,
  signersQuery,
  waiverParams,
  waiverPatch,
  waiverReply,
  waiversReply,
  waiverVersionReply,
} from './waiver.schema.ts';

export const createWaiver = endpoint({
  method: 'POST',
  path: '/mobileapis/create-wavier',
  summary: 'Add a waiver to a competition, a group or your organization, as text, as a PDF or both',
  idempotency: 'optional',
  access: 'signed_in',
  body: newWaiver,
  files: {
    file: { maxBytes: documentLimits.bytes, required: false, description: 'PDF, at most 10 MB' },
  },
  data: waiverReply,
  errors: ['waiver_empty', 'too_many_waivers', 'papers_closed', 'upload_quota_used'],
  rateLimit: { times: 30, perSeconds: 3600 },
});

export const listWaivers = endpoint({
  method: 'GET',
  path: '/api/waivers',
  summary: 'Waivers of a competition, an event or an organization, with your own signatures',
  access: 'public',
  guests: 'everywhere',
  query: subjectQuery,
  data: waiversReply,
  errors: [],
});

export const changeWaiver = endpoint({
  method: 'PATCH',
  path: '/api/waivers/:waiverId',
  summary: 'Publish a new version of a waiver, or stop or resume asking for it',
  access: { owner: 'waiver' },
  params: waiverParams,
  body: waiverPatch,
  data: waiverReply,
  errors: ['waiver_empty', 'too_many_waivers', 'papers_closed', 'upload_unknown', 'state_changed'],
});

export const listWaiverVersions = endpoint({
  method: 'GET',
  path: '/api/waivers/:waiverId/versions',
  summary: 'List all versions of a waiver, newest first, with their signatures counted',
  access: { owner: 'waiver' },
  params: waiverParams,
  data: z.array(waiverVersionReply),
  errors: [],
});

export const signWaiver = endpoint({
  method: 'POST',
  path: '/api/waivers/:waiverId/signatures',
  summary: 'Sign a waiver; a minor signs together with a parent or guardian',
  access: 'signed_in',
  guests: 'everywhere',
  params: waiverParams,
  body: newSignature,
  bodyBytes: 2_000_000,
  data: signatureReply,
  errors: ['waiver_changed', 'waiver_inactive', 'guardian_required', 'birth_date_required'],
  rateLimit: { times: 30, perSeconds: 3600 },
});

export const listSigners = endpoint({
  method: 'GET',
  path: '/api/waivers/:waiverId/signers',
  summary: 'List everyone who takes part, by name: who has signed and who hasn’t',
  access: { owner: 'waiver' },
  params: waiverParams,
  query: signersQuery,
  data: z.array(signerReply),
  shape: 'list',
  errors: [],
});

export const exportSigners = endpoint({
  method: 'GET',
  path: '/api/waivers/:waiverId/signers/export',
  summary: 'Export everyone who takes part as CSV, with the state of their signature',
  access: { owner: 'waiver' },
  params: waiverParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const remindSigners = endpoint({
  method: 'PUT',
  path: '/api/waivers/:waiverId/reminders',
  summary: 'Remind everyone who takes part and hasn’t signed, once a day',
  access: { owner: 'waiver' },
  params: waiverParams,
  data: remindersReply,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['papers_closed', 'waiver_inactive', 'reminded_recently'],
});

export const getSignedCopy = endpoint({
  method: 'GET',
  path: '/api/waivers/:waiverId/signatures/:signatureId/copy',
  summary: 'A signed waiver as PDF, with its words, the drawn signature and what proves it',
  access: { owner: 'waiver' },
  params: signatureParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getSignature = endpoint({
  method: 'GET',
  path: '/api/waivers/:waiverId/signatures/:signatureId',
  summary: 'Get a signed waiver as it was signed',
  access: { owner: 'waiver' },
  params: signatureParams,
  data: signatureReply,
  errors: [],
});
