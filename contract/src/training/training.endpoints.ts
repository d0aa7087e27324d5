import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionRecord, recordsParams } from './competition-record.schema.ts';
import { exerciseLogParams, logParams, logReply, newLog, newSet, setParams, setReply } from './log.schema.ts';
import { exerciseDay, logsQuery, trainingReply } from './training.schema.ts';
import { newTrainingMax, trainingMaxParams, trainingMaxReply } from './training-max.schema.ts';

export const getTraining = endpoint({
  method: 'GET',
  path: '/api/training',
  summary: 'Everything for training without a network: workouts under way, last time’s sets, my records',
  access: 'signed_in',
  data: trainingReply,
  errors: [],
});

export const listLogs = endpoint({
  method: 'GET',
  path: '/api/training/logs',
  summary: 'List my finished workouts with their sets, the latest first',
  access: 'signed_in',
  query: logsQuery,
  data: z.array(logReply),
  shape: 'list',
  errors: [],
});

const writing = { rateLimit: { times: 1200, perSeconds: 60 } } as const;

export const putLog = endpoint({
  ...writing,
  method: 'PUT',
  path: '/api/training/logs/:logId',
  summary: 'Start, change or finish a workout. The device makes its id, so sending it again changes nothing',
  access: { owner: 'training_log' },
  params: logParams,
  body: newLog,
  data: logReply,
  errors: ['too_many_open'],
});

export const removeLog = endpoint({
  method: 'DELETE',
  path: '/api/training/logs/:logId',
  summary: 'Delete one of my workouts with its sets',
  access: { owner: 'training_log' },
  params: logParams,
  data: z.null(),
  errors: [],
});

export const putSet = endpoint({
  ...writing,
  method: 'PUT',
  path: '/api/training/logs/:logId/sets/:setId',
  summary: 'Log a set or correct it. The device makes its id, so sending it again changes nothing',
  access: { owner: 'training_log' },
  params: setParams,
  body: newSet,
  data: setReply,
  errors: ['state_changed', 'too_many_sets'],
});

export const removeSet = endpoint({
  method: 'DELETE',
  path: '/api/training/logs/:logId/sets/:setId',
  summary: 'Delete a set of one of my workouts',
  access: { owner: 'training_log' },
  params: setParams,
  data: z.null(),
  errors: [],
});

export const getExerciseHistory = endpoint({
  method: 'GET',
  path: '/api/training/exercises/:exerciseId',
  summary: 'Get what I did of an exercise in my latest workouts with it, the earliest first',
  access: 'signed_in',
  params: exerciseLogParams,
  data: z.object({ days: z.array(exerciseDay) }),
  errors: [],
});

export const setTrainingMax = endpoint({
  method: 'PUT',
  path: '/api/training/maxes/:exerciseId',
  summary:
    'Set what my sets of an exercise that ask for a share of the maximum are computed from, from a day on; null: from my records',
  access: 'signed_in',
  params: trainingMaxParams,
  body: newTrainingMax,
  data: trainingMaxReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['start_day_out_of_range'],
});

export const listCompetitionRecords = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/records',
  summary:
    'List a person’s best in each exercise and workout of competitions, if their profile shows results',
  access: 'public',
  params: recordsParams,
  data: z.array(competitionRecord),
  // As with results: a row may have to be found in a leaderboard of 150,000.
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
