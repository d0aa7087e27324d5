import { getScreening } from '@chalkline/contract/coaching/screening.endpoints.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { listOwnPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import {
  getClientEnrollment,
  getClientExercise,
  getClientTraining,
  getClientWorkout,
  listClientLogs,
  listProgramClients,
} from '@chalkline/contract/training/client-training.endpoints.ts';
import { getEnrollment, listRunningPrograms } from '@chalkline/contract/training/enrollments.endpoints.ts';
import type { ProgramRequestsQuery } from '@chalkline/contract/training/program-request.schema.ts';
import {
  getClientPrograms,
  listProgramAudiences,
  listProgramRequests,
} from '@chalkline/contract/training/program-requests.endpoints.ts';
import {
  getExerciseHistory,
  getTraining,
  listCompetitionRecords,
  listLogs,
} from '@chalkline/contract/training/training.endpoints.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { keptQuery } from '../../patterns/outbox/kept-query.ts';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { trainingKey } from './training-key.ts';
import { keepRead, readKept } from './training-store.ts';

const day = 24 * 60 * 60 * 1000;

/** From the server, or without one as the phone kept it. */
export const trainingQueries = {
  training: (personId: string) =>
    keptQuery({
      queryKey: [...trainingKey, 'now', personId],
      ask: readTraining,
      keep: ({ training }) => keepRead('training', personId, training),
      read: async () => {
        const training = await readKept('training', personId);
        return training && { training, askedAt: null };
      },
    }),

  /** The whole library and my own exercises, so that they can be picked without a network. */
  exercises: (personId: string) =>
    keptQuery({
      queryKey: [...trainingKey, 'exercises', personId],
      ask: readExercises,
      keep: (exercises) => keepRead('exercises', personId, exercises),
      read: () => readKept('exercises', personId),
      staleTime: day,
    }),

  /** The programs I train by, with the workouts of the days ahead. */
  running: (personId: string) =>
    keptQuery({
      queryKey: [...trainingKey, 'running', personId],
      ask: async (signal) => (await call(listRunningPrograms, {}, { signal })).data,
      keep: (running) => keepRead('running', personId, running),
      read: () => readKept('running', personId),
    }),

  /** My answers to the health questions; null before the first time. */
  screening: queryOptions({
    queryKey: [...trainingKey, 'screening'],
    queryFn: async ({ signal }) => (await call(getScreening, {}, { signal })).data.screening,
  }),

  enrollment: (enrollmentId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'enrollment', enrollmentId],
      queryFn: async ({ signal }) =>
        (await call(getEnrollment, { params: { enrollmentId } }, { signal })).data,
    }),

  requests: (asked: Pick<ProgramRequestsQuery, 'side' | 'state' | 'search'>) =>
    pagedQuery([...trainingKey, 'requests', asked], listProgramRequests, { query: asked }),

  clientPrograms: (coachingId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'client', coachingId],
      queryFn: async ({ signal }) =>
        (await call(getClientPrograms, { params: { coachingId } }, { signal })).data,
    }),

  clientEnrollment: (coachingId: string, enrollmentId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'client', coachingId, enrollmentId],
      queryFn: async ({ signal }) =>
        (await call(getClientEnrollment, { params: { coachingId, enrollmentId } }, { signal })).data,
    }),

  clientWorkout: (coachingId: string, enrollmentId: string, scheduledId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'client', coachingId, enrollmentId, scheduledId],
      queryFn: async ({ signal }) => {
        const params = { coachingId, enrollmentId, scheduledId };
        return (await call(getClientWorkout, { params }, { signal })).data;
      },
      staleTime: 0,
    }),

  /** My clients who train by an earlier version of my program. */
  programClients: (programId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'program clients', programId],
      queryFn: async ({ signal }) =>
        (await call(listProgramClients, { params: { programId } }, { signal })).data,
      staleTime: 0,
    }),

  /** My programs that people see now: the latest hundred. */
  assignable: () =>
    queryOptions({
      queryKey: [...trainingKey, 'assignable'],
      queryFn: async ({ signal }) =>
        (await call(listOwnPrograms, { query: { limit: 100 } }, { signal })).data.filter(
          ({ published }) => published !== null,
        ),
    }),

  /** The groups that I look after and the memberships I sell. */
  audiences: () =>
    queryOptions({
      queryKey: [...trainingKey, 'audiences'],
      queryFn: async ({ signal }) => (await call(listProgramAudiences, {}, { signal })).data,
    }),

  /** Scores come while people compete: a record is here within a minute. */
  competitionRecords: (personId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'competition records', personId],
      queryFn: async ({ signal }) =>
        (await call(listCompetitionRecords, { params: { personId } }, { signal })).data,
      refetchInterval: 30_000,
    }),

  logs: pagedQuery([...trainingKey, 'logs'], listLogs, { query: { limit: 20 } }),

  /** What was done of an exercise: by me, or by a client of mine. */
  exercise: (exerciseId: string, coachingId: string | null = null) =>
    queryOptions({
      queryKey: [...trainingKey, 'exercise', coachingId, exerciseId],
      queryFn: async ({ signal }) =>
        coachingId === null
          ? (await call(getExerciseHistory, { params: { exerciseId } }, { signal })).data.days
          : (await call(getClientExercise, { params: { coachingId, exerciseId } }, { signal })).data.days,
    }),

  clientTraining: (coachingId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'client training', coachingId],
      queryFn: async ({ signal }) =>
        (await call(getClientTraining, { params: { coachingId } }, { signal })).data.training,
    }),

  clientLogs: (coachingId: string) =>
    pagedQuery([...trainingKey, 'client logs', coachingId], listClientLogs, {
      params: { coachingId },
      query: { limit: 5 },
    }),
};

/** With when it was asked for, by the device's clock; null for what the phone kept. */
async function readTraining(
  signal: AbortSignal,
): Promise<{ training: TrainingReply; askedAt: number | null }> {
  const askedAt = Date.now();
  return { training: (await call(getTraining, {}, { signal })).data, askedAt };
}

async function readExercises(signal: AbortSignal): Promise<readonly ExerciseReply[]> {
  const all: ExerciseReply[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listExercises, { query: { limit: 100, ...(cursor && { cursor }) } }, { signal });
    all.push(...page.data);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}
