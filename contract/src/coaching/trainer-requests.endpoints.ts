import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  newTrainerRequest,
  ownTrainerRequestReply,
  trainerRequestMove,
  trainerRequestParams,
  trainerRequestReply,
  trainerRequestsQuery,
} from './trainer-request.schema.ts';

export const askToTrain = endpoint({
  method: 'POST',
  path: '/api/trainer-requests',
  summary: 'Ask for a trainer account, if I have an athlete’s',
  access: 'signed_in',
  body: newTrainerRequest,
  data: trainerRequestReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 10, perSeconds: 86_400 },
  errors: ['not_an_athlete', 'trainer_request_open'],
});

export const getOwnTrainerRequest = endpoint({
  method: 'GET',
  path: '/api/trainer-requests/mine',
  summary: 'Get my latest request for a trainer account, and whether I can send one',
  access: 'signed_in',
  data: ownTrainerRequestReply,
  errors: [],
});

export const listTrainerRequests = endpoint({
  method: 'GET',
  path: '/api/trainer-requests',
  summary: 'List requests for a trainer account of people I manage, newest first',
  access: { accountTypes: ['admin', 'corporate_admin'] },
  query: trainerRequestsQuery,
  data: z.array(trainerRequestReply),
  shape: 'list',
  errors: [],
});

export const moveTrainerRequest = endpoint({
  method: 'PUT',
  path: '/api/trainer-requests/:trainerRequestId/state',
  summary: 'Accept or decline a request for a trainer account, or withdraw my own',
  access: { owner: 'trainer_request' },
  params: trainerRequestParams,
  body: trainerRequestMove,
  data: trainerRequestReply,
  errors: ['state_changed', 'reason_required'],
});
