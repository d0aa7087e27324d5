import type { EntryMerge } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn, type NamedLock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { publishCheckIns } from '../check-ins/check-ins.live.service.ts';
import { divisionsLock } from '../competitions/competition-access.service.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import {
  type EntryParams,
  enterEntries,
  entryOf,
  entryWords,
  rewriteEntry,
} from '../entries/entries.change.service.ts';
import { entryMerged, unknownEntry } from '../entries/entries.errors.ts';
import { type Entry, highestBib, updateEntry } from '../entries/entries.repository.ts';
import { findFrozenBoardsOf, keepFrozen } from '../entries/frozen-entries.repository.ts';
import { retractClaimNotices } from '../entry-claims/entry-claims.notify.service.ts';
import { notifyOfPlace } from '../entry-moves/entry-places.notify.service.ts';
import { findCurrentScoresOf } from '../scores/scores.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { choiceNeeded, notMergeable } from './entry-merges.errors.ts';
import { moveLanes } from './entry-merges.heats.service.ts';
import {
  findMergedInto,
  findMergeEntries,
  type MergeEntry,
  moveBelongings,
} from './entry-merges.repository.ts';
import { takenWorkouts, whyNotMerged } from './entry-merges.rules.ts';
import { moveScores } from './entry-merges.scores.service.ts';

/**
 * Makes two entries of one athlete one: the duplicate leaves the competition, and what it has goes to the entry that
 * stays. Repeated, it changes nothing. Throws 409 `entries_not_mergeable` with what to do first, and
 * `merge_needs_choice` where both have a score and nobody chose.
 */
export async function mergeEntries(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  body: EntryMerge,
): Promise<Entry> {
  const { competitionId } = params;
  const { mergedId } = body;
  if (!isId(competitionId)) throw competitionNotFound();
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [['heats', competitionId, 'exclusive']]);
    const { competition } = await enterEntries(tx, viewer, competitionId);
    const workouts = await findWorkouts(tx.sql, competitionId);
    const ids = workouts.map(({ id }) => id);
    const measured = ids.toSorted().map((id): NamedLock => ['workout', id, 'shared']);
    await lockInTurn(tx, [divisionsLock(competitionId, 'exclusive'), ...measured]);
    const known = isId(mergedId) ? await findMergedInto(tx.sql, competitionId, mergedId) : null;
    if (known !== null && known === params.entryId) return entryOf(tx, params);
    if (known !== null) throw entryMerged();
    const { kept, merged } = await pairOf(tx, params, mergedId);
    const reason = whyNotMerged(kept, merged);
    if (reason !== null) throw notMergeable(reason);
    const pair = { keptId: kept.entry.id, mergedId };
    const current = await findCurrentScoresOf(tx.sql, ids, [pair.keptId, mergedId]);
    const scores = current.filter(({ value }) => value !== null);
    const scoredBy = (id: string) =>
      scores.filter(({ entryId }) => entryId === id).map(({ workoutId }) => workoutId);
    const taken = takenWorkouts(scoredBy(pair.keptId), scoredBy(mergedId), body.scores);
    if (taken === null) throw choiceNeeded();
    const left = await findFrozenBoardsOf(tx.sql, [mergedId]);
    await keepFrozen(tx.sql, [pair.keptId, mergedId]);
    const bibs = { keptBib: kept.bib, mergedBib: merged.bib };
    await moveScores(parts, tx, viewer, { ...pair, ...bibs, scores, taken });
    await moveLanes(parts, tx, competition, pair);
    await moveBelongings(tx.sql, pair, {
      hasClaimed: (kept.personId ?? merged.personId) !== null,
      hasOrder: kept.order === null && merged.order !== null,
    });
    await joinEntries(parts, tx, { kept, merged, bib: body.bib });
    await requestBoards(parts, tx, [kept.entry.divisionId, merged.entry.divisionId, ...left]);
    await auditEntry(parts, tx, viewer, {
      entryId: pair.keptId,
      action: 'entry.merged',
      before: { mergedId, bib: merged.bib, divisionId: merged.entry.divisionId },
      after: { scores: [...taken], bib: body.bib === 'kept' ? kept.bib : merged.bib },
      reason: `Bib ${merged.bib} is now part of this entry.`,
    });
    await tell(parts, tx, viewer, kept, merged);
    return entryOf(tx, params);
  });
}

async function pairOf(
  tx: Transaction,
  { competitionId, entryId }: EntryParams,
  mergedId: string,
): Promise<{ readonly kept: MergeEntry; readonly merged: MergeEntry }> {
  await entryOf(tx, { competitionId, entryId });
  const found = await findMergeEntries(tx.sql, competitionId, [entryId, mergedId].filter(isId));
  const [kept, merged] = [found.get(entryId), found.get(mergedId)];
  if (!kept || !merged || entryId === mergedId) throw unknownEntry('body.mergedId');
  return { kept, merged };
}

/** What the entry that stays lacks comes from the duplicate, which keeps the other bib and no account. */
async function joinEntries(
  parts: Parts,
  tx: Transaction,
  { kept, merged, bib }: { readonly kept: MergeEntry; readonly merged: MergeEntry } & Pick<EntryMerge, 'bib'>,
): Promise<void> {
  const [stays, goes] = [kept.entry, merged.entry];
  const now = parts.clock.now();
  const swaps = bib === 'merged';
  await updateEntry(tx.sql, goes.id, {
    state: 'out',
    leftAt: goes.leftAt ?? now,
    personId: null,
    mergedInto: stays.id,
    updatedAt: now,
    bib: swaps ? (await highestBib(tx.sql, stays.competitionId)) + 1 : goes.bib,
  });
  const { name } = stays;
  const affiliate = stays.affiliate ?? goes.affiliate;
  const region = stays.region ?? goes.region;
  await rewriteEntry(parts, tx, stays, {
    personId: stays.personId ?? goes.personId,
    country: stays.country ?? goes.country,
    birthDate: stays.birthDate ?? goes.birthDate,
    affiliate,
    region,
    unnamed: stays.unnamed || goes.unnamed,
    words: entryWords({ name, affiliate, region }),
    bib: swaps ? goes.bib : stays.bib,
  });
  if (swaps) await updateEntry(tx.sql, goes.id, { bib: stays.bib });
}

async function tell(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  kept: MergeEntry,
  merged: MergeEntry,
): Promise<void> {
  const personId = kept.personId ?? merged.personId;
  await retractClaimNotices(parts, tx, merged.entry.id);
  if (personId !== null) await retractClaimNotices(parts, tx, kept.entry.id);
  await notifyOfPlace(parts, tx, {
    entryId: kept.entry.id,
    happening: 'merged',
    actorId,
    recipients: [personId],
  });
  if (kept.checkedIn || merged.checkedIn) await publishCheckIns(parts, tx, kept.entry.competitionId);
}
