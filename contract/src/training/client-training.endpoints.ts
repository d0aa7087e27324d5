import { z } from 'zod';
import { coachingParams } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { logReply } from './log.schema.ts';
import { exerciseDay, knownExercise, logsQuery } from './training.schema.ts';

const access = { owner: 'coaching' } as const;

export const getClientTraining = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/training',
  summary:
    'Get a client’s exercises with last time and records, and the days they trained; null unless shared',
  access,
  params: coachingParams,
  data: z.object({
    training: z
      .object({
        /** By when they were done last. */
        exercises: z.array(knownExercise),
        /** The days of finished workouts in the last weeks, one for each workout. */
        days: z.array(z.string()),
      })
      .nullable(),
  }),
  errors: [],
});

export const listClientLogs = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/training/logs',
  summary: 'List a client’s finished workouts with their sets, the latest first, if training is shared',
  access,
  params: coachingParams,
  query: logsQuery,
  data: z.array(logReply),
  shape: 'list',
  errors: [],
});

export const getClientExercise = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/training/exercises/:exerciseId',
  summary: 'Get what a client did of an exercise, the earliest first, if training is shared',
  access,
  params: z.strictObject({ coachingId: idField, exerciseId: idField }),
  data: z.object({ days: z.array(exerciseDay) }),
  errors: [],
});
