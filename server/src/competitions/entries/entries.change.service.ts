import { type EntryState, entryMoves, holdsPlace } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryMove, EntryPatch, NewEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock, lockInTurn } from '../../platform/database/locks.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  divisionsLock,
  enterCompetition,
} from '../competitions/competition-access.service.ts';
import { moveNotAllowed, unknownCountry } from '../competitions/competitions.errors.ts';
import { tellBroughtBack } from '../cuts/cuts.tell.service.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import { requestBoards } from '../standings/boards.request.service.ts';
import { auditEntries, auditEntry } from './entries.audit.service.ts';
import { birthDateTooLate, divisionFull, entryNotFound, unknownDivision } from './entries.errors.ts';
import {
  type Entry,
  findEntry,
  highestBib,
  insertEntry,
  updateEntry,
  updateEntryState,
  updateEntryStates,
} from './entries.repository.ts';
import { findFrozenBoardsOf, keepAbsent, keepFrozen } from './frozen-entries.repository.ts';
import { decideHidden } from './hidden-names.service.ts';

interface EntryParams {
  readonly competitionId: string;
  readonly entryId: string;
}

/** Without a bib it gets the next free one. Throws 409 for a taken bib or a full division. */
export async function createEntry(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewEntry,
): Promise<Entry> {
  if (body.country && !isCountry(body.country)) throw unknownCountry();
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterEntries(tx, viewer, competitionId);
    demandBorn(competition, body);
    const division = await divisionOf(tx, competitionId, body.divisionId);
    demandPlace(division);
    const now = parts.clock.now();
    const id = newId(now.getTime());
    const bib = body.bib ?? (await highestBib(tx.sql, competitionId)) + 1;
    const made = { id, competitionId, bib, state: 'active', createdAt: now, changedAt: now } as const;
    await insertEntry(tx.sql, { ...body, ...made, words: entryWords(body) });
    await decideHidden(parts, tx, competitionId, { entryIds: [id] });
    await keepAbsent(tx.sql, [id]);
    await auditEntry(parts, tx, viewer, { entryId: id, action: 'entry.created', after: { ...body, bib } });
    await requestBoards(parts, tx, [division.id]);
    return entryOf(tx, { competitionId, entryId: id });
  });
}

/** Another division moves the entry with its scores. Throws 409 for a taken bib or a full division. */
export async function changeEntry(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  patch: EntryPatch,
): Promise<Entry> {
  if (patch.country && !isCountry(patch.country)) throw unknownCountry();
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterEntries(tx, viewer, params.competitionId);
    demandBorn(competition, patch);
    const entry = await entryOf(tx, params);
    const change = readPatch(entry, patch);
    if (!change) return entry;
    const { id, divisionId } = entry;
    const { before, after, row } = change;
    if (after.divisionId !== undefined) {
      await lockInTurn(tx, [divisionsLock(params.competitionId, 'exclusive')]);
      const division = await divisionOf(tx, params.competitionId, after.divisionId);
      if (holdsPlace(entry.state)) demandPlace(division);
    }
    await keepFrozen(tx.sql, [id]);
    await updateEntry(tx.sql, id, { ...after, words: entryWords(row), changedAt: parts.clock.now() });
    await decideHidden(parts, tx, params.competitionId, { entryIds: [id], left: [divisionId] });
    await keepAbsent(tx.sql, [id]);
    await auditEntry(parts, tx, viewer, { entryId: id, action: 'entry.changed', before, after });
    const frozen = await findFrozenBoardsOf(tx.sql, [id]);
    await requestBoards(parts, tx, [divisionId, row.divisionId, ...frozen]);
    return entryOf(tx, params);
  });
}

/** Throws 409 when it is not (any longer) in the state `from`, or its division is full by now. */
export async function moveEntry(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  { from, to, reason }: EntryMove,
): Promise<Entry> {
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, params.competitionId);
    const before = await entryOf(tx, params);
    if (before.state !== from) throw stateChanged(`The entry is ${before.state} by now.`);
    if (!mayMove(entryMoves, from, to)) throw moveNotAllowed(from, to);
    // Nobody is spared a disqualification because their division filled up after they withdrew.
    if (to === 'active' && !holdsPlace(from))
      demandPlace(await divisionOf(tx, params.competitionId, before.divisionId));
    await moveWithin(parts, tx, viewer, { entryId: before.id, from, to, reason });
    await requestBoards(parts, tx, [before.divisionId]);
    return entryOf(tx, params);
  });
}

/** One allowed move, as part of something larger that holds the lock of the entries and asks for the boards. */
export async function moveWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { entryId, from, to, reason }: EntryMove & { readonly entryId: string },
): Promise<void> {
  await keepFrozen(tx.sql, [entryId]);
  const moved = await updateEntryState(tx.sql, entryId, { from, to, at: parts.clock.now() });
  if (!moved) throw stateChanged(`The entry is no longer ${from}.`);
  const change: { before: { state: EntryState }; after: { state: EntryState } } = {
    before: { state: from },
    after: { state: to },
  };
  await auditEntry(parts, tx, viewer, { entryId, action: 'entry.moved', ...change, reason });
  if (from === 'cut' && to === 'active') await tellBroughtBack(parts, tx, viewer, entryId);
}

/** The same move of many, each with its line in the audit log. */
export async function moveManyWithin(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  viewer: Viewer,
  { entryIds, from, to, reason }: EntryMove & { readonly entryIds: readonly string[] },
): Promise<void> {
  if (entryIds.length === 0) return;
  if (!mayMove(entryMoves, from, to)) throw moveNotAllowed(from, to);
  await keepFrozen(tx.sql, entryIds);
  const moved = await updateEntryStates(tx.sql, entryIds, { from, to, at: parts.clock.now() });
  if (moved.length < entryIds.length) throw stateChanged(`An entry is no longer ${from}.`);
  await auditEntries(parts, tx, viewer, entryIds, {
    action: 'entry.moved',
    ...{ before: { state: from }, after: { state: to }, reason },
  });
}

/** What a search for an entry looks through. */
export function entryWords(entry: Pick<Entry, 'name' | 'affiliate' | 'region'>): string {
  return searchWords(entry.name, entry.affiliate, entry.region);
}

/** One change of the entries at a time: places are counted and bibs given out without a gap. */
export async function enterEntries(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionInView> {
  await lock(tx, 'entries', competitionId, 'exclusive');
  return enterCompetition(tx, viewer, competitionId, 'manageEntries');
}

function demandBorn(
  { startsOn }: { readonly startsOn: string },
  { birthDate }: { readonly birthDate?: string | null | undefined },
): void {
  if (birthDate && birthDate > startsOn) throw birthDateTooLate();
}

function demandPlace({ capacity, entryCount }: Division): void {
  if (capacity !== null && entryCount >= capacity) throw divisionFull(capacity);
}

async function divisionOf(tx: Transaction, competitionId: string, divisionId: string): Promise<Division> {
  const found = isId(divisionId) ? await findDivision(tx.sql, competitionId, divisionId) : null;
  if (!found) throw unknownDivision();
  return found;
}

async function entryOf(tx: Transaction, { competitionId, entryId }: EntryParams): Promise<Entry> {
  const found = isId(entryId) ? await findEntry(tx.sql, competitionId, entryId) : null;
  if (!found) throw entryNotFound();
  return found;
}
