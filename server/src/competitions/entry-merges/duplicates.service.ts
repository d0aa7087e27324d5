import type { DuplicatePair } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { enterEntries } from '../entries/entries.change.service.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import type { Entry } from '../entries/entries.repository.ts';
import { findDuplicates } from './duplicates.repository.ts';
import { findMergeEntries, insertDistinct } from './entry-merges.repository.ts';

/** Pairs of entries that may be one athlete. */
export async function listDuplicates(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<DuplicatePair[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'manageEntries');
  const pairs = await findDuplicates(sql, competitionId);
  if (pairs.length === 0) return [];
  const ids = new Set(pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]));
  const found = await findMergeEntries(sql, competitionId, [...ids]);
  return pairs.flatMap(({ oneId, otherId, signs }) => {
    const [one, other] = [found.get(oneId)?.entry, found.get(otherId)?.entry];
    return one && other ? [{ one: inBrief(one), other: inBrief(other), signs: [...signs] }] : [];
  });
}

function inBrief({ id, bib, name, divisionId }: Entry): DuplicatePair['one'] {
  return { id, bib, name, divisionId };
}

/** Two entries are different athletes: they aren't listed as duplicates again. Throws 422 for unknown ones. */
export async function dismissDuplicate(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { oneId, otherId }: { readonly oneId: string; readonly otherId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, competitionId);
    const [smaller, larger] = [oneId, otherId].filter(isId).toSorted();
    if (!smaller || !larger || smaller === larger) throw unknownEntry('body.otherId');
    const found = await findMergeEntries(tx.sql, competitionId, [smaller, larger]);
    if (found.size < 2) throw unknownEntry('body.otherId');
    const row = { competitionId, oneId: smaller, otherId: larger, createdAt: parts.clock.now() };
    if (await insertDistinct(tx.sql, row)) {
      const reason = `Not the same athlete as bib ${found.get(otherId)?.bib}.`;
      await auditEntry(parts, tx, viewer, { entryId: oneId, action: 'entry.not_duplicate', reason });
    }
    return null;
  });
}
