import { holdsPlace } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryPatch, NewEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn, type NamedLock } from '../../platform/database/locks.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  type CompetitionInView,
  divisionsLock,
  enterCompetition,
} from '../competitions/competition-access.service.ts';
import { unknownCountry } from '../competitions/competitions.errors.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import { logOverrides } from './eligibility-overrides.service.ts';
import { auditEntry } from './entries.audit.service.ts';
import { birthDateTooLate, divisionFull, entryNotFound, unknownDivision } from './entries.errors.ts';
import { type Entry, findEntry, highestBib, insertEntry, updateEntry } from './entries.repository.ts';
import { findFrozenBoardsOf, keepAbsent, keepFrozen } from './frozen-entries.repository.ts';
import { decideHidden } from './hidden-names.service.ts';

/** An entry in a competition, as calls name it. */
export interface EntryParams {
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
    requireBorn(competition, body);
    const division = await divisionOf(tx, competitionId, body.divisionId);
    requirePlace(division);
    const entryId = await addEntry(parts, tx, viewer, competitionId, { ...body, divisionId: division.id });
    await logOverrides(parts, tx, viewer, competition, { entryIds: [entryId], divisions: [division] });
    return entryOf(tx, { competitionId, entryId });
  });
}

/**
 * Adds an entry as part of something larger that holds the lock of the entries and knows that there is room. Gives its
 * id. Throws `bib_taken`.
 */
export async function addEntry(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  competitionId: string,
  body: NewEntry & { readonly personId?: string },
): Promise<string> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const bib = body.bib ?? (await highestBib(tx.sql, competitionId)) + 1;
  const made = { id, competitionId, bib, state: 'active', createdAt: now, updatedAt: now } as const;
  await insertEntry(tx.sql, { ...body, ...made, words: entryWords(body) });
  await decideHidden(parts, tx, competitionId, { entryIds: [id] });
  await keepAbsent(tx.sql, [id]);
  await auditEntry(parts, tx, viewer, { entryId: id, action: 'entry.created', after: { ...body, bib } });
  await requestBoards(parts, tx, [body.divisionId]);
  return id;
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
    requireBorn(competition, patch);
    const entry = await entryOf(tx, params);
    const change = readPatch(entry, patch);
    if (!change) return entry;
    const { id } = entry;
    const { before, after, row } = change;
    if (after.divisionId !== undefined) {
      await lockInTurn(tx, [divisionsLock(params.competitionId, 'exclusive')]);
      const division = await divisionOf(tx, params.competitionId, after.divisionId);
      if (holdsPlace(entry.state)) requirePlace(division);
    }
    await rewriteEntry(parts, tx, entry, { ...after, words: entryWords(row) });
    await auditEntry(parts, tx, viewer, { entryId: id, action: 'entry.changed', before, after });
    if (after.divisionId !== undefined || after.birthDate !== undefined) {
      const divisions = [await divisionOf(tx, params.competitionId, row.divisionId)];
      await logOverrides(parts, tx, viewer, competition, { entryIds: [id], divisions });
    }
    return entryOf(tx, params);
  });
}

/** Writes a change of an entry and has its boards ranked, as part of something larger that holds the lock of the entries. */
export async function rewriteEntry(
  parts: Parts,
  tx: Transaction,
  { id, competitionId, divisionId }: Pick<Entry, 'id' | 'competitionId' | 'divisionId'>,
  change: Parameters<typeof updateEntry>[2],
): Promise<void> {
  await keepFrozen(tx.sql, [id]);
  await updateEntry(tx.sql, id, { ...change, updatedAt: parts.clock.now() });
  await decideHidden(parts, tx, competitionId, { entryIds: [id], left: [divisionId] });
  await keepAbsent(tx.sql, [id]);
  const frozen = await findFrozenBoardsOf(tx.sql, [id]);
  await requestBoards(parts, tx, [divisionId, change.divisionId ?? divisionId, ...frozen]);
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
  right: 'manageEntries' | 'checkIn' | 'disqualify' = 'manageEntries',
): Promise<CompetitionInView> {
  await lockInTurn(tx, [entriesLock(competitionId)]);
  return enterCompetition(tx, viewer, competitionId, right);
}

/** What lets one change of a competition's entries in at a time. Taken before the lock of the competition. */
export function entriesLock(competitionId: string): NamedLock {
  return ['entries', competitionId, 'exclusive'];
}

function requireBorn(
  { startsOn }: { readonly startsOn: string },
  { birthDate }: { readonly birthDate?: string | null | undefined },
): void {
  if (birthDate && birthDate > startsOn) throw birthDateTooLate();
}

/** Throws 409 when the division is full. */
export function requirePlace({ capacity, entryCount }: Division): void {
  if (capacity !== null && entryCount >= capacity) throw divisionFull(capacity);
}

/** The division that an entry is to be in. Throws 422. */
export async function divisionOf(
  tx: Transaction,
  competitionId: string,
  divisionId: string,
): Promise<Division> {
  const found = isId(divisionId) ? await findDivision(tx.sql, competitionId, divisionId) : null;
  if (!found) throw unknownDivision();
  return found;
}

/** The entry of the competition. Throws 404. */
export async function entryOf(tx: Transaction, { competitionId, entryId }: EntryParams): Promise<Entry> {
  const found = isId(entryId) ? await findEntry(tx.sql, competitionId, entryId) : null;
  if (!found) throw entryNotFound();
  return found;
}
