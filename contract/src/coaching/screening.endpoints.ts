import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { coachingParams } from './coaching.schema.ts';
import { screeningAnswers, screeningReply } from './screening.schema.ts';

export const getScreening = endpoint({
  method: 'GET',
  path: '/api/screening',
  summary: 'Get my answers to the health questions before a first program',
  access: 'signed_in',
  data: z.object({ screening: screeningReply }),
  errors: [],
});

export const answerScreening = endpoint({
  method: 'PUT',
  path: '/api/screening',
  summary: 'Answer the health questions, or say that I’d rather not; the latest answers count',
  access: 'signed_in',
  rateLimit: { times: 100, perSeconds: 3600 },
  body: screeningAnswers,
  data: z.object({ screening: screeningReply }),
  errors: ['screening_consent_needed'],
});

export const getClientScreening = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/screening',
  summary:
    'Get a client’s answers to the health questions, where the client shares body, or said so in an open request',
  access: { owner: 'coaching' },
  params: coachingParams,
  data: z.object({ isShared: z.boolean(), screening: screeningReply }),
  errors: [],
});
