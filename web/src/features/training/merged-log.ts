import type { LogReply, SetReply } from '@chalkline/contract/training/log.schema.ts';
import type { DoneSet } from './plans.ts';
import type { KeptLog, Send } from './training-store.ts';

/**
 * A workout under way as this phone and the server know it together. Null when the phone deleted it, and the known one
 * when there's nothing new. What the phone still has to send counts more than what the server has.
 */
export function mergedLog(
  personId: string,
  known: KeptLog | null,
  reply: LogReply,
  sends: readonly Send[],
): KeptLog | null {
  if (sends.some(({ what }) => what.kind === 'log_removed')) return null;
  const { sets: theirs, ...log } = reply;
  if (!known) return keptLog(personId, reply);
  const unsent = new Set(sends.flatMap(({ what }) => ('setId' in what ? what.setId : [])));
  const fromServer = theirs.filter(({ id }) => !unsent.has(id)).map(doneSet);
  const others = known.sets.filter(({ id }) => !fromServer.some((set) => set.id === id));
  const isEdited = sends.some(({ what }) => what.kind === 'log') || known.editedAt >= log.editedAt;
  const merged = {
    ...(isEdited ? known : { ...known, ...log }),
    sets: [...others, ...fromServer].toSorted((one, other) => one.doneAt.localeCompare(other.doneAt)),
  };
  return JSON.stringify(merged) === JSON.stringify(known) ? known : merged;
}

/** The time of an edit: later than the last one, also when the device’s clock stopped or went back. */
export function nextEdit({ editedAt }: Pick<KeptLog, 'editedAt'>, now: number): string {
  return new Date(Math.max(now, Date.parse(editedAt) + 1)).toISOString();
}

/** A workout of the server as this phone keeps it. */
export function keptLog(personId: string, { sets, ...log }: LogReply): KeptLog {
  return { ...log, personId, sets: sets.map(doneSet), rest: null, timer: null, editing: false };
}

function doneSet({ logId: _, ...set }: SetReply): DoneSet {
  return set;
}
