import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  communityProgram,
  communityProgramsQuery,
  newProgram,
  ownProgram,
  ownProgramsQuery,
  programCard,
  programDraft,
  programParams,
  programPatch,
  programPublishing,
  programReply,
  programsQuery,
} from './program.schema.ts';

/** Who builds programs. */
const builders = { accountTypes: ['trainer', 'corporate_admin', 'admin'] } as const;
/** Only who made it. */
const owner = { owner: 'program' } as const;
/** 52 weeks with 6,000 sets. */
const bodyBytes = 2_097_152;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/programs',
  summary: 'List published programs I may see, newest first',
  access: 'public',
  query: programsQuery,
  data: z.array(programCard),
  shape: 'list',
  errors: [],
});

export const listCommunityPrograms = endpoint({
  method: 'GET',
  path: '/mobileapis/get-community-programs-list',
  summary: 'List the programs of a community with their workouts, newest first',
  access: 'public',
  query: communityProgramsQuery,
  data: z.array(communityProgram),
  shape: 'list',
  errors: [],
});

export const getProgram = endpoint({
  method: 'GET',
  path: '/api/programs/:programId',
  summary: 'Get a published program, with its weeks where it is free or bought',
  access: 'public',
  params: programParams,
  data: programReply,
  errors: [],
});

export const listOwnPrograms = endpoint({
  method: 'GET',
  path: '/api/my/programs',
  summary: 'List the programs I build, newest first',
  access: builders,
  query: ownProgramsQuery,
  data: z.array(ownProgram),
  shape: 'list',
  errors: [],
});

export const createProgram = endpoint({
  method: 'POST',
  path: '/api/programs',
  summary: 'Start a program as a draft',
  access: builders,
  body: newProgram,
  bodyBytes,
  data: programDraft,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [
    'too_many_programs',
    'upload_unknown',
    'program_place_unknown',
    'amount_below_minimum',
    'amount_step',
  ],
});

export const getProgramDraft = endpoint({
  method: 'GET',
  path: '/api/programs/:programId/draft',
  summary: 'Get the draft of a program I build',
  access: owner,
  params: programParams,
  data: programDraft,
  errors: [],
});

export const changeProgram = endpoint({
  method: 'PATCH',
  path: '/api/programs/:programId/draft',
  summary: 'Change the draft of a program',
  access: owner,
  params: programParams,
  body: programPatch,
  bodyBytes,
  data: programDraft,
  errors: ['state_changed', 'upload_unknown', 'program_place_unknown', 'amount_below_minimum', 'amount_step'],
});

export const publishProgram = endpoint({
  method: 'POST',
  path: '/api/programs/:programId/publication',
  summary: 'Publish the draft as the version that people see',
  access: owner,
  params: programParams,
  body: programPublishing,
  data: programDraft,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [
    'state_changed',
    'program_place_unknown',
    'program_incomplete',
    'program_exercise_gone',
    'program_unchanged',
  ],
});

export const withdrawProgram = endpoint({
  method: 'DELETE',
  path: '/api/programs/:programId/publication',
  summary: 'Take a program out of every list; its draft stays',
  access: owner,
  params: programParams,
  data: programDraft,
  errors: ['program_not_published'],
});

export const copyProgram = endpoint({
  method: 'POST',
  path: '/api/programs/:programId/copies',
  summary: 'Start a new program as a copy of the draft of one of mine',
  access: owner,
  params: programParams,
  data: programDraft,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['too_many_programs'],
});

export const deleteProgram = endpoint({
  method: 'DELETE',
  path: '/api/programs/:programId',
  summary: 'Delete a program that was never published',
  access: owner,
  params: programParams,
  data: z.null(),
  errors: ['program_was_published'],
});
