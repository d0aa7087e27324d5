import type { Sql } from '../../platform/database/database.ts';
import type { ThreadParts } from '../../platform/threads/threads.ts';
import { isRankingRequested } from '../board-requests/board-requests.repository.ts';
import { findShownEntries } from './board-material.repository.ts';
import { type BulkRanking, rankInBulk } from './boards.bulk-ranking.service.ts';
import { cachedRanking, cacheRanking } from './boards.ranking-cache.service.ts';
import { findBoard, hasMoreEntriesThan } from './boards.repository.ts';
import type { BoardRef } from './boards.snapshot.service.ts';
import { rankedHereAtMost } from './boards.thread.service.ts';
import { idAt } from './packed-ids.rules.ts';

/**
 * The ranking of a large division: the cached one, else the division is read in bulk and ranked. null for a small one,
 * and where it has to be read row by row.
 */
export async function lookUpRanking(
  parts: ThreadParts,
  { divisionId, view: wanted }: BoardRef,
): Promise<BulkRanking | null> {
  return parts.database.transaction(async (tx) => {
    const { sql } = tx;
    if (!(await hasMoreEntriesThan(sql, divisionId, rankedHereAtMost))) return null;
    const own = await findBoard(sql, { divisionId, view: wanted });
    // Where nothing is hidden the inside has no board of its own.
    const view = own ? wanted : 'public';
    const stored = own ?? (await findBoard(sql, { divisionId, view }));
    const cached = stored && cachedRanking(divisionId, view, stored.head);
    if (cached) return cached;
    const ranking = await rankInBulk(tx, divisionId, { view: wanted, now: parts.clock.now() });
    // All of this is of one snapshot: where no ranking is requested, the stored board is of this one.
    if (ranking && own && !(await isRankingRequested(sql, divisionId)))
      cacheRanking(wanted, own.head, ranking);
    return ranking;
  }, 'snapshot');
}

/** The position of an entry in a ranking; null when it is not in it. */
export async function positionOfEntry(
  sql: Sql,
  { material }: BulkRanking,
  entryId: string,
): Promise<number | null> {
  const entry = (await findShownEntries(sql, [entryId])).get(entryId);
  const position = material.positionOf(entry?.bib ?? 0);
  if (position === undefined || idAt(material.entries.ids, position * 4) !== entryId) return null;
  return position;
}

/** Some entries of a ranking by their positions, as they are shown. */
export async function entriesAt(sql: Sql, { material }: BulkRanking, positions: Iterable<number>) {
  const ids = new Map([...positions].map((position) => [position, idAt(material.entries.ids, position * 4)]));
  const found = await findShownEntries(sql, [...ids.values()]);
  return new Map(
    [...ids].flatMap(([position, id]) => {
      const entry = found.get(id);
      return entry ? [[position, entry] as const] : [];
    }),
  );
}
