import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { listOwnPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import { getEnrollment, listRunningPrograms } from '@chalkline/contract/training/enrollments.endpoints.ts';
import type { ProgramRequestsQuery } from '@chalkline/contract/training/program-request.schema.ts';
import {
  getClientPrograms,
  listProgramRequests,
} from '@chalkline/contract/training/program-requests.endpoints.ts';
import {
  getExerciseHistory,
  getTraining,
  listLogs,
} from '@chalkline/contract/training/training.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { trainingKey } from './training-key.ts';
import { keepRead, readKept } from './training-store.ts';

const day = 24 * 60 * 60 * 1000;

/** From the server, or without one as the phone kept it. */
export const trainingQueries = {
  training: (personId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'now', personId],
      queryFn: ({ signal }) => readTraining(personId, signal),
      networkMode: 'always',
    }),

  /** The whole library and my own exercises, so that they can be picked without a network. */
  exercises: (personId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'exercises', personId],
      queryFn: ({ signal }) => orKept('exercises', personId, () => readExercises(signal)),
      networkMode: 'always',
      staleTime: day,
    }),

  /** The programs I train by, with the workouts of the days ahead. */
  running: (personId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'running', personId],
      queryFn: ({ signal }) =>
        orKept('running', personId, async () => (await call(listRunningPrograms, {}, { signal })).data),
      networkMode: 'always',
    }),

  enrollment: (enrollmentId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'enrollment', enrollmentId],
      queryFn: async ({ signal }) =>
        (await call(getEnrollment, { params: { enrollmentId } }, { signal })).data,
    }),

  requests: (side: ProgramRequestsQuery['side'], state: ProgramRequestsQuery['state']) =>
    pagedQuery([...trainingKey, 'requests', side, state], listProgramRequests, { query: { side, state } }),

  clientPrograms: (coachingId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'client', coachingId],
      queryFn: async ({ signal }) =>
        (await call(getClientPrograms, { params: { coachingId } }, { signal })).data,
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

  logs: pagedQuery([...trainingKey, 'logs'], listLogs, { query: { limit: 20 } }),

  exercise: (exerciseId: string) =>
    queryOptions({
      queryKey: [...trainingKey, 'exercise', exerciseId],
      queryFn: async ({ signal }) =>
        (await call(getExerciseHistory, { params: { exerciseId } }, { signal })).data.days,
    }),
};

/** With when it was asked for, by the device's clock; null for what the phone kept. */
async function readTraining(personId: string, signal: AbortSignal) {
  const now = Date.now();
  let askedAt: number | null = null;
  const training = await orKept('training', personId, async () => {
    const { data } = await call(getTraining, {}, { signal });
    askedAt = now;
    return data;
  });
  return { training, askedAt: askedAt as number | null };
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

async function orKept<Name extends 'training' | 'exercises' | 'running'>(
  name: Name,
  personId: string,
  ask: () => Promise<Parameters<typeof keepRead<Name>>[2]>,
): Promise<Parameters<typeof keepRead<Name>>[2]> {
  try {
    const reply = await ask();
    // Without room on the phone it is shown all the same; it's there without a network only when it's kept.
    await keepRead(name, personId, reply).catch(() => undefined);
    return reply;
  } catch (failure) {
    const isUnreachable = failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500);
    // A store that can't be read holds nothing: the call's own failure is shown.
    const kept = isUnreachable ? await readKept(name, personId).catch(() => null) : null;
    if (!kept) throw failure;
    return kept;
  }
}
