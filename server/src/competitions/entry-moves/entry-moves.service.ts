import { type EntryState, entryMoves, holdsPlace } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryMove } from '@chalkline/contract/competitions/entry.schema.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { moveNotAllowed } from '../competitions/competitions.errors.ts';
import { findPeopleOfEntries } from '../competitions/own-entries.repository.ts';
import { notifyReinstated } from '../cuts/cuts.notify.service.ts';
import { auditEntries, auditEntry } from '../entries/entries.audit.service.ts';
import {
  divisionOf,
  type EntryParams,
  enterEntries,
  entryOf,
  requirePlace,
} from '../entries/entries.change.service.ts';
import { type Entry, updateEntryState, updateEntryStates } from '../entries/entries.repository.ts';
import { keepFrozen } from '../entries/frozen-entries.repository.ts';
import { notifyOfPlace } from './entry-places.notify.service.ts';

/** Throws 409 when it is not (any longer) in the state `from`, or its division is full by now. */
export async function moveEntry(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  { from, to, reason, message = '' }: WithinMove & Partial<Pick<EntryMove, 'message'>>,
): Promise<Entry> {
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, params.competitionId, 'disqualify');
    const before = await entryOf(tx, params);
    if (before.state !== from) throw stateChanged('registration', `It’s now ${before.state}.`);
    if (!mayMove(entryMoves, from, to)) throw moveNotAllowed(from, to);
    // Nobody is spared a disqualification because their division filled up after they withdrew.
    if (to === 'active' && !holdsPlace(from))
      requirePlace(await divisionOf(tx, params.competitionId, before.divisionId));
    const entryId = before.id;
    await moveAndTell(parts, tx, viewer, { entryId, from, to, reason, message });
    await requestBoards(parts, tx, [before.divisionId]);
    return entryOf(tx, params);
  });
}

/** `moveWithin`, with a notice to the athlete and the team. */
export async function moveAndTell(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { message = '', ...move }: WithinMove & Partial<Pick<EntryMove, 'message'>> & { readonly entryId: string },
): Promise<void> {
  const { entryId, to } = move;
  const toldByCut = await moveWithin(parts, tx, viewer, move);
  if (toldByCut) return;
  await notifyOfPlace(parts, tx, {
    entryId,
    happening: to === 'active' ? 'reinstated' : to,
    actorId: viewer.personId,
    recipients: await findPeopleOfEntries(tx.sql, [entryId]),
    message,
  });
}

type WithinMove = Omit<EntryMove, 'message'>;

/**
 * One allowed move, as part of something larger that holds the lock of the entries and asks for the boards. Gives
 * whether the athlete hears of it as one whom a cut lets advance after all.
 */
export async function moveWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { entryId, from, to, reason }: WithinMove & { readonly entryId: string },
): Promise<boolean> {
  await keepFrozen(tx.sql, [entryId]);
  const moved = await updateEntryState(tx.sql, entryId, { from, to, at: parts.clock.now() });
  if (!moved) throw stateChanged('registration', `It’s no longer ${from}.`);
  const change: { before: { state: EntryState }; after: { state: EntryState } } = {
    before: { state: from },
    after: { state: to },
  };
  await auditEntry(parts, tx, viewer, { entryId, action: 'entry.moved', ...change, reason });
  return from === 'cut' && to === 'active' && notifyReinstated(parts, tx, viewer, entryId);
}

/** Withdraws an entry whose place was given back, as part of something larger, like `moveWithin`. */
export async function leaveWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  { entryId, from }: { readonly entryId: string; readonly from: 'active' | 'cut' },
): Promise<void> {
  const to = 'withdrawn';
  await keepFrozen(tx.sql, [entryId]);
  const moved = await updateEntryState(tx.sql, entryId, { from, to, at: parts.clock.now() });
  if (!moved) throw stateChanged('registration', `It’s no longer ${from}.`);
  const change = { before: { state: from }, after: { state: to } };
  await auditEntry(parts, tx, viewer, { entryId, action: 'entry.moved', ...change });
}

/** The same move of many, each with its line in the audit log; by a cut, which tells them itself. */
export async function moveManyWithin(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  viewer: Viewer,
  { entryIds, from, to, reason }: WithinMove & { readonly entryIds: readonly string[] },
): Promise<void> {
  if (entryIds.length === 0) return;
  if (!mayMove(entryMoves, from, to)) throw moveNotAllowed(from, to);
  await keepFrozen(tx.sql, entryIds);
  const moved = await updateEntryStates(tx.sql, entryIds, { from, to, at: parts.clock.now() });
  if (moved.length < entryIds.length)
    throw stateChanged('registration', `At least one is no longer ${from}.`);
  await auditEntries(parts, tx, viewer, entryIds, {
    action: 'entry.moved',
    before: { state: from },
    after: { state: to },
    reason,
  });
}
