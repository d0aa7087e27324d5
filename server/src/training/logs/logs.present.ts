import type { LogReply, SetReply } from '@chalkline/contract/training/log.schema.ts';
import type { LogWithSets, SetRow } from './logs.table.ts';

export function presentLog({ log, sets }: LogWithSets): LogReply {
  const { id, name, note, day, startedAt, endedAt, plan, scheduledId, editedAt } = log;
  return {
    id,
    name,
    note,
    day,
    plan,
    scheduledId,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    editedAt: editedAt.toISOString(),
    sets: sets.map(presentSet),
  };
}

export function presentSet(set: SetRow): SetReply {
  const { personId: _, removedAt: __, doneAt, ...rest } = set;
  return { ...rest, doneAt: doneAt.toISOString() };
}
