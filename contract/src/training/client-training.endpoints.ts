import { z } from 'zod';
import { coachingParams, trainingGlance } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField, momentField } from '../http/fields.ts';
import { programExerciseFacts, programParams } from '../programs/program.schema.ts';
import { programDay } from '../programs/program-tree.schema.ts';
import { clientEnrollmentReply, clientScheduleChange } from './enrollment.schema.ts';
import { logReply } from './log.schema.ts';
import { exerciseDay, knownExercise, logsQuery } from './training.schema.ts';
import { newTrainingMax, trainingMaxReply } from './training-max.schema.ts';

const access = { owner: 'coaching' } as const;

const clientTrainingReply = z.object({
  /** By when they were done last. */
  exercises: z.array(knownExercise),
  /** The days of finished workouts in the last weeks, one for each workout. */
  days: z.array(z.string()),
  /** What they train by and how it goes. */
  glance: trainingGlance,
  /** What they noted about pain in the last seven days, the latest first; `exercise`: with a set of it. */
  pain: z.array(z.object({ note: z.string(), exercise: z.string().nullable(), at: momentField })),
  /** Training maxes: by exercise, the earliest first. */
  maxes: z.array(trainingMaxReply),
});
export type ClientTrainingReply = z.output<typeof clientTrainingReply>;

export const getClientTraining = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/training',
  summary:
    'Get a client’s exercises with last time and records, and the days they trained; null unless shared',
  access,
  params: coachingParams,
  data: z.object({
    training: clientTrainingReply.nullable(),
  }),
  errors: [],
});

export const setClientMax = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/training/maxes/:exerciseId',
  summary:
    'Set a client’s training max of an exercise from a day on, or take it back for the records; they share training and get a notification',
  access,
  params: z.strictObject({ coachingId: idField, exerciseId: idField }),
  body: newTrainingMax,
  data: trainingMaxReply,
  rateLimit: { times: 100, perSeconds: 3600 },
  errors: ['start_day_out_of_range'],
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

const program = {
  access,
  params: z.strictObject({ coachingId: idField, enrollmentId: idField }),
  data: clientEnrollmentReply,
} as const;

export const getClientEnrollment = endpoint({
  ...program,
  method: 'GET',
  path: '/api/coachings/:coachingId/programs/:enrollmentId',
  summary: 'Get a program that a client trains by, with its whole schedule, if training is shared',
  errors: [],
});

export const changeClientSchedule = endpoint({
  ...program,
  method: 'PUT',
  path: '/api/coachings/:coachingId/programs/:enrollmentId/schedule',
  summary:
    'Move, skip or adjust a workout of a client who shares training, take that back, or move them to the new version of my program; they get a notification',
  body: clientScheduleChange,
  errors: ['state_changed', 'day_out_of_range', 'program_exercise_gone'],
});

export const getClientWorkout = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/programs/:enrollmentId/workouts/:scheduledId',
  summary: 'Get what a planned workout asks of a client, if training is shared',
  access,
  params: z.strictObject({ coachingId: idField, enrollmentId: idField, scheduledId: idField }),
  data: z.object({ workout: programDay, exercises: z.array(programExerciseFacts) }),
  errors: [],
});

export const programClient = z.object({
  coachingId: z.string(),
  enrollmentId: z.string(),
  name: z.string(),
  /** Of the version that they train by. */
  number: z.int(),
});
export type ProgramClient = z.output<typeof programClient>;

export const listProgramClients = endpoint({
  method: 'GET',
  path: '/api/programs/:programId/clients',
  summary: 'List my clients who train by an earlier version of my program, if they share training',
  access: { owner: 'program' },
  params: programParams,
  data: z.array(programClient),
  errors: [],
});
