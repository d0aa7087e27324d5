import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  exerciseParams,
  exercisePatch,
  exerciseReply,
  exercisesQuery,
  newExercise,
} from './exercise.schema.ts';

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  summary: 'List exercises of the library and my own: the best match first, else by name',
  access: 'public',
  query: exercisesQuery,
  data: z.array(exerciseReply),
  shape: 'list',
  errors: [],
});

export const getExercise = endpoint({
  method: 'GET',
  path: '/api/exercises/:exerciseId',
  summary: 'Get an exercise of the library or one of my own',
  access: 'public',
  params: exerciseParams,
  data: exerciseReply,
  errors: [],
});

export const createExercise = endpoint({
  method: 'POST',
  path: '/api/exercises',
  summary: 'Create an exercise',
  access: 'signed_in',
  body: newExercise,
  data: exerciseReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['too_many_exercises'],
});

export const changeExercise = endpoint({
  method: 'PATCH',
  path: '/api/exercises/:exerciseId',
  summary: 'Change one of my exercises',
  access: { owner: 'exercise' },
  params: exerciseParams,
  body: exercisePatch,
  data: exerciseReply,
  errors: ['state_changed'],
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:exerciseId',
  summary: 'Delete one of my exercises',
  access: { owner: 'exercise' },
  params: exerciseParams,
  data: z.null(),
  errors: [],
});
