import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { LRUCache } from 'lru-cache';
import type { BulkRanking } from './boards.bulk-ranking.service.ts';
import { comparedAtMost } from './packed-changes.rules.ts';

interface CachedRanking {
  /** Of the board that was stored of it: it names version and moment. */
  readonly head: string;
  readonly ranking: BulkRanking;
}

/** Bytes. A division of 350,000 with three workouts takes about 100 million. */
const cacheSize = 200_000_000;

/**
 * The last rankings of large divisions, in the memory of the process or thread that ranked them. Entries are replaced and
 * never changed, so one may be read while the next is made.
 */
const cache = new LRUCache<string, CachedRanking>({
  maxSize: cacheSize,
  sizeCalculation: ({ ranking }) => bytesOf(ranking),
});

/**
 * Smaller divisions are read again in a moment. And only larger boards become another version each time they are ranked,
 * by any process: without that the head would not tell whether another ranking came in between.
 */
const cachedAbove = comparedAtMost;

/** Caches a ranking once its board is stored. */
export function cacheRanking(view: BoardView, head: string, ranking: BulkRanking, above = cachedAbove): void {
  const key = `${ranking.material.frame.division.id} ${view}`;
  if (ranking.field.entries.bibs.length <= above) cache.delete(key);
  else cache.set(key, { head, ranking });
}

/** The ranking of which the board with this head was stored; null where another process ranked it, or it was evicted. */
export function cachedRanking(divisionId: string, view: BoardView, head: string): BulkRanking | null {
  const found = cache.get(`${divisionId} ${view}`);
  return found?.head === head ? found.ranking : null;
}

/** By entry: ids, bibs, marks, field and overall; by workout: scores, cells, keys, places and points. */
function bytesOf({ field }: BulkRanking): number {
  const { entries, overall, workouts } = field;
  const keys = workouts.reduce((sum, { ranking }) => sum + ranking.width, overall.width);
  return entries.bibs.length * (64 + workouts.length * 56 + keys * 8);
}
