import type { Noted } from './tap-journal.ts';
import type { KeptLog, Send } from './training-store.ts';

/**
 * A workout with what a closed page noted and its database may not have, and what of it is still to be sent. What the
 * database has already, or later, stays as it is. Null for one that was deleted.
 */
export function restored(
  known: KeptLog | null,
  { log, sends }: Noted,
): { readonly log: KeptLog | null; readonly sends: readonly Send[] } {
  if (sends.some(({ what }) => what.kind === 'log_removed')) return { log: null, sends };
  if (!known) return { log, sends };
  const missing = sends.filter(({ what }) => !has(known, log, what));
  const isEdited = missing.some(({ what }) => what.kind === 'log');
  const changed = new Set(missing.flatMap(({ what }) => ('setId' in what ? what.setId : [])));
  const sets = [
    ...known.sets.filter(({ id }) => !changed.has(id)),
    ...log.sets.filter(({ id }) => changed.has(id)),
  ].toSorted((one, other) => one.doneAt.localeCompare(other.doneAt));
  const { rest, timer, editing } = log;
  return { log: { ...(isEdited ? log : known), rest, timer, editing, sets }, sends: missing };
}

function has(known: KeptLog, { editedAt }: KeptLog, what: Send['what']): boolean {
  if (what.kind === 'log') return known.editedAt >= editedAt;
  const set = 'setId' in what ? known.sets.find(({ id }) => id === what.setId) : undefined;
  return what.kind === 'set' ? set !== undefined && set.revision >= what.body.revision : set === undefined;
}
