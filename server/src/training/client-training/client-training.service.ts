import type { ClientTrainingReply } from '@chalkline/contract/training/client-training.endpoints.ts';
import type { ExerciseDay, LogsQuery } from '@chalkline/contract/training/training.schema.ts';
import { coachingNotFound } from '../../coaching/coachings/coachings.errors.ts';
import { seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { noteLooks, openAreas } from '../../coaching/sharing/sharing.service.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { painNotesOf, trainingOf } from '../attention/attention.service.ts';
import { listLogs } from '../logs/logs.service.ts';
import type { LogWithSets } from '../logs/logs.table.ts';
import { readMaxes } from '../maxes/maxes.service.ts';
import { readDays, readExerciseHistory, readExercises } from '../records/records.service.ts';

/** Null where the client doesn't share training. Throws 404 for others, and once the coaching has ended. */
export async function getClientTraining(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
): Promise<{ training: ClientTrainingReply | null }> {
  const clientId = await openClient(parts, viewer, coachingId);
  if (!clientId) return { training: null };
  const { sql } = parts.database;
  const now = parts.clock.now();
  const [exercises, days, maxes, training, notes] = await Promise.all([
    readExercises(parts, clientId, viewer.personId),
    readDays(parts, clientId),
    readMaxes(parts, clientId),
    trainingOf(sql, [clientId], now),
    painNotesOf(sql, clientId, now),
  ]);
  const glance = training.get(clientId)?.glance;
  if (!glance) throw coachingNotFound();
  const pain = notes.map(({ note, exercise, at }) => ({ note, exercise, at: at.toISOString() }));
  return { training: { exercises, days, glance, pain, maxes } };
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
