import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  appealDecision,
  caseCounts,
  caseParams,
  caseReply,
  caseRow,
  casesQuery,
  newAppeal,
  newDecision,
  newReport,
  reportReply,
  undoBody,
} from './case.schema.ts';

export const report = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a post, comment, message, person, group or result of a challenge to moderators; once each',
  access: 'signed_in',
  idempotency: 'optional',
  body: newReport,
  data: reportReply,
  // community.md: 20 a day.
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['cannot_report', 'group_archived'],
});

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  summary: 'List the cases you can decide, oldest first; decided ones newest first',
  access: 'signed_in',
  query: casesQuery,
  data: z.array(caseRow),
  shape: 'list',
  errors: [],
});

export const countCases = endpoint({
  method: 'GET',
  path: '/api/cases/counts',
  summary: 'Count the open cases and appeals that you can decide',
  access: 'signed_in',
  data: caseCounts,
  errors: [],
});

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId',
  summary: 'Get a case that you can decide, reported, or that is about you',
  access: 'signed_in',
  params: caseParams,
  data: caseReply,
  errors: [],
});

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/decisions',
  summary: 'Decide a case, with a reason that its author reads',
  access: 'signed_in',
  idempotency: 'optional',
  params: caseParams,
  body: newDecision,
  data: caseReply,
  errors: ['decision_unavailable', 'tickets_sold'],
});

export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/undo',
  summary: 'Undo the last decision; the case is open again',
  access: 'signed_in',
  idempotency: 'optional',
  params: caseParams,
  body: undoBody,
  data: caseReply,
  errors: [],
});

export const appealCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/appeal',
  summary: 'Appeal a decision about you, once; another person decides',
  access: 'signed_in',
  idempotency: 'optional',
  params: caseParams,
  body: newAppeal,
  data: caseReply,
  errors: ['appeal_over'],
});

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/appeal/decision',
  summary: 'Grant or refuse an appeal against another moderator’s decision',
  access: 'signed_in',
  idempotency: 'optional',
  params: caseParams,
  body: appealDecision,
  data: caseReply,
  errors: [],
});
