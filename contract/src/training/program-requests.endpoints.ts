import { z } from 'zod';
import { coachingParams } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { programParams } from '../programs/program.schema.ts';
import {
  audienceAssignmentReply,
  audienceReply,
  clientProgramsReply,
  newAssignment,
  newAudienceAssignment,
  newProgramRequest,
  programRequestAnswer,
  programRequestParams,
  programRequestReply,
  programRequestsQuery,
} from './program-request.schema.ts';

const owner = { owner: 'coaching' } as const;
const sending = {
  method: 'POST',
  data: programRequestReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
} as const;

export const requestProgram = endpoint({
  ...sending,
  path: '/api/programs/:programId/requests',
  summary: 'Ask the coach of a program to give it to me',
  access: 'signed_in',
  params: programParams,
  body: newProgramRequest,
  errors: ['program_request_open', 'too_many_program_requests', 'program_is_mine', 'program_running'],
});

export const assignProgram = endpoint({
  ...sending,
  path: '/api/coachings/:coachingId/programs',
  summary: 'Assign one of my published programs to a client, who accepts or declines',
  access: owner,
  params: coachingParams,
  body: newAssignment,
  errors: ['program_request_open', 'too_many_program_requests', 'program_not_assignable'],
});

export const listProgramAudiences = endpoint({
  method: 'GET',
  path: '/api/program-audiences',
  summary: 'List the groups I look after and the memberships I sell, whose people I can assign a program to',
  access: { accountTypes: ['trainer', 'corporate_admin', 'admin'] },
  data: z.array(audienceReply),
  errors: [],
});

export const assignProgramToAudience = endpoint({
  method: 'POST',
  path: '/api/programs/:programId/assignments',
  summary:
    'Assign one of my published programs to the people of a group or a membership, each of whom accepts or declines',
  access: { owner: 'program' },
  params: programParams,
  body: newAudienceAssignment,
  data: audienceAssignmentReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['program_not_assignable', 'audience_too_large', 'too_many_program_requests'],
});

export const getClientPrograms = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/programs',
  summary: 'Get what a client trains by, where they share training, and what waits between us',
  access: owner,
  params: coachingParams,
  data: clientProgramsReply,
  errors: [],
});

export const listProgramRequests = endpoint({
  method: 'GET',
  path: '/api/program-requests',
  summary: 'List requests for programs sent to me or by me, newest first',
  access: 'signed_in',
  query: programRequestsQuery,
  data: z.array(programRequestReply),
  shape: 'list',
  errors: [],
});

export const answerProgramRequest = endpoint({
  method: 'PUT',
  path: '/api/program-requests/:programRequestId/state',
  summary: 'Accept, decline or withdraw a request. Accepting starts the program for the client',
  access: { owner: 'program_request' },
  params: programRequestParams,
  body: programRequestAnswer,
  data: programRequestReply,
  errors: [
    'state_changed',
    'program_not_assignable',
    'program_running',
    'too_many_running',
    'start_day_out_of_range',
  ],
});
