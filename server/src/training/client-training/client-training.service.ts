import type { ExerciseDay, KnownExercise, LogsQuery } from '@chalkline/contract/training/training.schema.ts';
import type { TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import { coachingNotFound } from '../../coaching/coachings/coachings.errors.ts';
import { seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { noteLooks, openAreas } from '../../coaching/sharing/sharing.service.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { listLogs } from '../logs/logs.service.ts';
import type { LogWithSets } from '../logs/logs.table.ts';
import { readMaxes } from '../maxes/maxes.service.ts';
import { readDays, readExerciseHistory, readExercises } from '../records/records.service.ts';

interface ClientTraining {
  exercises: KnownExercise[];
  days: string[];
  maxes: TrainingMaxReply[];
}

/** Null where the client doesn't share training. Throws 404 for others, and once the coaching has ended. */
export async function getClientTraining(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
): Promise<{ training: ClientTraining | null }> {
  const clientId = await openClient(parts, viewer, coachingId);
  if (!clientId) return { training: null };
  const [exercises, days, maxes] = await Promise.all([
    readExercises(parts, clientId, viewer.personId),
    readDays(parts, clientId),
    readMaxes(parts, clientId),
  ]);
  return { training: { exercises, days, maxes } };
}

/** Throws 404 for others, and unless training is shared. */
export async function listClientLogs(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  query: LogsQuery,
): Promise<Page<LogWithSets[]>> {
  return listLogs(parts, { personId: await sharedClient(parts, viewer, coachingId) }, query);
}

/** Throws 404 for others, and unless training is shared. */
export async function getClientExercise(
  parts: Parts,
  viewer: Viewer,
  { coachingId, exerciseId }: { readonly coachingId: string; readonly exerciseId: string },
): Promise<{ days: ExerciseDay[] }> {
  const personId = await sharedClient(parts, viewer, coachingId);
  return readExerciseHistory(parts, { personId }, exerciseId);
}

/** Whose training it is. Throws 404 for others, and unless it is shared. */
export async function sharedClient(parts: Parts, viewer: Viewer, coachingId: string): Promise<string> {
  const clientId = await openClient(parts, viewer, coachingId);
  if (!clientId) throw coachingNotFound();
  return clientId;
}

/** Whose training the viewer may read, noted for the client; null where it isn't shared. */
async function openClient(parts: Parts, viewer: Viewer, coachingId: string): Promise<string | null> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  const areas = await openAreas(parts, viewer, coaching);
  if (!areas.has('training')) return null;
  if (viewer.personId !== coaching.clientId) await noteLooks(parts, coachingId, ['training']);
  return coaching.clientId;
}
