import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  checkInAnswers,
  checkInFormParams,
  checkInFormPatch,
  checkInFormReply,
  checkInParams,
  checkInPhotoParams,
  checkInReply,
  checkInsQuery,
  newCheckInForm,
  newReply,
  newSchedule,
  scheduleReply,
  sharing,
  sharingReply,
} from './check-in.schema.ts';
import { coachingParams } from './coaching.schema.ts';

const ofTheTwo = { owner: 'coaching' } as const;

export const listCheckInForms = endpoint({
  method: 'GET',
  path: '/api/check-in-forms',
  summary: 'List my check-in forms, newest first',
  access: 'signed_in',
  data: z.array(checkInFormReply),
  errors: [],
});

export const createCheckInForm = endpoint({
  method: 'POST',
  path: '/api/check-in-forms',
  summary: 'Create a check-in form',
  access: 'signed_in',
  body: newCheckInForm,
  data: checkInFormReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['too_many_forms'],
});

export const changeCheckInForm = endpoint({
  method: 'PATCH',
  path: '/api/check-in-forms/:formId',
  summary: 'Change a check-in form; check-ins that were asked for keep their questions',
  access: { owner: 'check-in form' },
  params: checkInFormParams,
  body: checkInFormPatch,
  data: checkInFormReply,
  errors: ['state_changed'],
});

export const deleteCheckInForm = endpoint({
  method: 'DELETE',
  path: '/api/check-in-forms/:formId',
  summary: 'Delete a check-in form; it is no longer sent to anyone',
  access: { owner: 'check-in form' },
  params: checkInFormParams,
  data: z.null(),
  errors: [],
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/check-in-schedule',
  summary: 'Get which check-in form a client is sent, and how often; null for none',
  access: ofTheTwo,
  params: coachingParams,
  data: scheduleReply,
  errors: [],
});

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/check-in-schedule',
  summary: 'Send a client a check-in form now, in place of one without answers, and then every so many days',
  access: ofTheTwo,
  params: coachingParams,
  body: newSchedule,
  data: scheduleReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [],
});

export const endSchedule = endpoint({
  method: 'DELETE',
  path: '/api/coachings/:coachingId/check-in-schedule',
  summary: 'Send a client no more check-in forms',
  access: ofTheTwo,
  params: coachingParams,
  data: z.null(),
  errors: [],
});

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/check-ins',
  summary: 'List check-ins, newest first; the trainer sees the answers that the client shares',
  access: ofTheTwo,
  params: coachingParams,
  query: checkInsQuery,
  data: z.array(checkInReply),
  shape: 'list',
  errors: [],
});

export const withdrawCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/coachings/:coachingId/check-ins/:checkInId',
  summary: 'Take a check-in back that I sent a client and that has no answers',
  access: ofTheTwo,
  params: checkInParams,
  data: z.null(),
  errors: [],
});

export const answerCheckIn = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/check-ins/:checkInId/answers',
  summary: 'Answer a check-in, or correct its answers until there is a reply',
  access: ofTheTwo,
  params: checkInParams,
  body: checkInAnswers,
  data: checkInReply,
  errors: [
    'check_in_consent_needed',
    'body_consent_needed',
    'state_changed',
    'answer_not_fitting',
    'answers_empty',
    'upload_unknown',
  ],
});

export const removeCheckInPhoto = endpoint({
  method: 'DELETE',
  path: '/api/coachings/:coachingId/check-ins/:checkInId/photos/:photoId',
  summary: 'Delete a photo from one of my check-ins, with its file. Works at any time',
  access: ofTheTwo,
  params: checkInPhotoParams,
  data: checkInReply,
  errors: [],
});

export const replyToCheckIn = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/check-ins/:checkInId/reply',
  summary: 'Reply to the answers of a check-in that were read',
  access: ofTheTwo,
  params: checkInParams,
  body: newReply,
  data: checkInReply,
  errors: ['state_changed'],
});

export const getSharing = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/sharing',
  summary: 'Get what the client shares and, for the client, how often the trainer looked',
  access: ofTheTwo,
  params: coachingParams,
  data: sharingReply,
  errors: [],
});

export const setSharing = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/sharing',
  summary: 'Switch what I share with my trainer; what is off is closed to them at once',
  access: ofTheTwo,
  params: coachingParams,
  body: sharing,
  data: sharingReply,
  errors: [],
});
