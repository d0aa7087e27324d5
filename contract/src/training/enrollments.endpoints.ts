import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { programParams } from '../programs/program.schema.ts';
import {
  enrollmentEnd,
  enrollmentParams,
  enrollmentReply,
  newEnrollment,
  runningProgram,
  scheduleChange,
} from './enrollment.schema.ts';

/** Only who trains by it. */
const owner = { owner: 'enrollment' } as const;

export const startProgram = endpoint({
  method: 'POST',
  path: '/api/programs/:programId/enrollments',
  summary: 'Start a program: its workouts are laid out on my training days',
  access: 'signed_in',
  params: programParams,
  body: newEnrollment,
  data: enrollmentReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['program_not_bought', 'program_running', 'too_many_running', 'start_day_out_of_range'],
});

export const listRunningPrograms = endpoint({
  method: 'GET',
  path: '/api/training/programs',
  summary: 'List the programs I train by, with what is planned around today',
  access: 'signed_in',
  data: z.array(runningProgram),
  errors: [],
});

export const getEnrollment = endpoint({
  method: 'GET',
  path: '/api/enrollments/:enrollmentId',
  summary: 'Get a program I train by, with its whole schedule',
  access: owner,
  params: enrollmentParams,
  data: enrollmentReply,
  errors: [],
});

export const changeSchedule = endpoint({
  method: 'PUT',
  path: '/api/enrollments/:enrollmentId/schedule',
  summary: 'Move or skip a workout, take that back, or switch to the new version of the program',
  access: owner,
  params: enrollmentParams,
  body: scheduleChange,
  data: enrollmentReply,
  errors: ['state_changed', 'day_out_of_range'],
});

export const endEnrollment = endpoint({
  method: 'PUT',
  path: '/api/enrollments/:enrollmentId/end',
  summary: 'Finish a program when every workout is done or skipped, else leave it',
  access: owner,
  params: enrollmentParams,
  body: enrollmentEnd,
  data: enrollmentReply,
  errors: ['state_changed'],
});
