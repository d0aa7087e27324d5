import { type NewLog, type NewSet, newLog, newSet } from '@chalkline/contract/training/log.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { putLog, putSet } from './logs.service.ts';
import type { LogWithSets, SetRow } from './logs.table.ts';

/** A workout of this person, finished after an hour unless the sketch says otherwise. */
export function trainingLog(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<NewLog> = {},
): Promise<LogWithSets> {
  const startedAt = sketch.startedAt ?? parts.clock.now().toISOString();
  const endedAt = new Date(Date.parse(startedAt) + 3_600_000).toISOString();
  const usual = {
    name: 'Legs',
    note: '',
    day: startedAt.slice(0, 10),
    startedAt,
    endedAt,
    scheduledId: null,
    editedAt: startedAt,
  };
  return putLog(parts, viewer, newId(), newLog.parse({ ...usual, plan: { blocks: [] }, ...sketch }));
}

export function trainingSet(
  parts: Parts,
  viewer: Viewer,
  { log }: LogWithSets,
  sketch: Partial<NewSet> = {},
): Promise<SetRow> {
  const usual = { exerciseId: 'back-squat', name: 'Back squat', measure: 'load', kind: 'work', revision: 1 };
  const figures = { reps: 5, grams: 100_000, seconds: null, meters: null };
  const doneAt = log.startedAt.toISOString();
  const body = newSet.parse({ ...usual, ...figures, doneAt, ...sketch });
  return putSet(parts, viewer, { logId: log.id, setId: newId() }, body);
}
