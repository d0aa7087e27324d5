import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { LRUCache } from 'lru-cache';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import type { DistinctResults } from '../ranking/distinct-results.rules.ts';
import type { PlacedRow } from './board-lists.rules.ts';
import { findPage } from './board-pages.repository.ts';
import { type BoardChanges, pageText, rowTexts } from './board-texts.rules.ts';
import type { BulkRanking } from './boards.bulk-ranking.service.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import {
  findPackedRowsOf,
  packMaterial,
  preparePackedBoard,
  readPackedBoard,
} from './boards.packed-form.service.ts';
import {
  type BoardKey,
  findBoard,
  findPublicBoards,
  type StoredBoard,
  type StoredPage,
} from './boards.repository.ts';
import { findTextRowsOf, prepareTextBoard, readTextBoard } from './boards.text-form.service.ts';
import type { BoardColumns } from './packed-board.rules.ts';

// Leaderboards are stored in two forms (decision 034): small ones as pages of JSON text, large ones packed. Only this
// file and the two forms know which.

/** A ranked view of a board, ready to be stored as the next version. */
export interface PreparedBoard {
  readonly rowCount: number;
  /** The cut line it is shown with. */
  readonly cut: BoardCut | null;
  /** Of each workout. */
  readonly results: readonly { readonly workoutId: string; readonly results: DistinctResults }[];
  /** Whether at most the head differs from what is stored; false if checking would take too long. */
  isSame(tx: StoreTransaction, before: StoredBoard): Promise<boolean>;
  /** Stores head and rows. Returns the changed rows; null if there are many. */
  save(tx: StoreTransaction, before: StoredBoard | null, head: BoardHead): Promise<BoardChanges | null>;
}

type StoreTransaction = Pick<Transaction, 'sql' | 'bulk'>;

/** Prepares a ranking that was read row by row. `isPacked`: it has too many entries to be stored as text. */
export function prepareBoard(material: BoardMaterial, isPacked: boolean): PreparedBoard {
  return isPacked ? packMaterial(material) : prepareTextBoard(material);
}

/** The same for a bulk ranking. `stored`: the ranking currently stored, if it has the same entries. */
export function prepareBulkBoard({ field, cut }: BulkRanking, stored: BoardColumns | null): PreparedBoard {
  return preparePackedBoard(field, cut, stored);
}

/** Reads the rows of a stored leaderboard. Needs a snapshot, because the next version may be stored meanwhile. */
export interface BoardReader {
  /** Rows in the order of a workout, by its index, or of the overall if null; `wanted` null: all of them. */
  inOrder(workout: number | null, wanted: ReadonlySet<number> | null): Promise<readonly PlacedRow[]>;
  /** A slice of all rows in that order, without reading the rest. */
  slice(workout: number | null, from: number, count: number): Promise<readonly PlacedRow[]>;
  /** The row indexes of the entries with these bibs. */
  rowsOf(bibs: readonly number[]): Promise<ReadonlySet<number>>;
  /** Rows as they are sent, in the order given. */
  read(rows: readonly number[]): Promise<BoardRow[]>;
}

/** Opens a leaderboard for reading; null if it was never ranked. */
export async function openBoard(
  sql: Sql,
  key: BoardKey,
): Promise<{ readonly head: BoardHead; readonly reader: BoardReader } | null> {
  const stored = await findBoard(sql, key);
  if (!stored) return null;
  const head = JSON.parse(stored.head) as BoardHead;
  const reader = stored.form === 'packed' ? readPackedBoard(sql, head) : await readTextBoard(sql, head);
  return { head, reader };
}

interface PageKey extends BoardKey {
  /** From 0. */
  readonly page: number;
}

/** Characters of all cached pages, about a byte each. */
const pageCacheSize = 24_000_000;

interface PageContext {
  readonly database: Database;
  readonly key: PageKey;
  readonly found: StoredPage;
}

const pageCache = new LRUCache<string, StoredPage, PageContext>({
  maxSize: pageCacheSize,
  sizeCalculation: ({ head, rows }) => head.length + rows.length,
  // Callers already waiting get the page even if the cache drops it.
  ignoreFetchAbort: true,
  fetchMethod: (_, __, { context: { database, key, found } }) => layOutPage(database, key, found),
});

/**
 * A page with its rows as they are sent. `found` is the page from the repository, which includes the rows if the
 * leaderboard is stored as text. Packed ones are rendered once per version and cached in this process, so the thousands
 * of people who reload after a change cost one rendering.
 */
export async function readPage(database: Database, key: PageKey, found: StoredPage): Promise<StoredPage> {
  if (found.form === 'text') return found;
  // A deleted leaderboard starts again at version 1; the head, which has the ranking's time, tells them apart.
  const name = `${key.divisionId} ${key.view} ${key.page} ${found.version} ${found.head}`;
  return pageCache.forceFetch(name, { context: { database, key, found } });
}

/** Reads head and rows in one snapshot. If the next version is stored meanwhile, that is what it reads. */
function layOutPage(database: Database, key: PageKey, found: StoredPage): Promise<StoredPage> {
  return database.transaction(async ({ sql }): Promise<StoredPage> => {
    const stored = (await findBoard(sql, key)) ?? found;
    if (stored.form === 'text') return { ...stored, rows: await findPage(sql, key, key.page) };
    const from = key.page * boardPageRows;
    const until = Math.min(from + boardPageRows, stored.rowCount);
    const rows = Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
    const reader = readPackedBoard(sql, JSON.parse(stored.head) as BoardHead);
    return { ...stored, rows: pageText(rowTexts(await reader.read(rows))) };
  }, 'snapshot');
}

/** An entry whose place is wanted. */
export interface PlacedEntry {
  readonly entryId: string;
  readonly divisionId: string;
  readonly bib: number;
}

export interface Standing {
  readonly head: BoardHead;
  readonly row: BoardRow;
}

/**
 * The public standings of some entries, by entry id; entries on no leaderboard are left out. Needs a snapshot, because
 * a leaderboard may be stored meanwhile.
 */
export async function findStandings(
  sql: Sql,
  entries: readonly PlacedEntry[],
): Promise<ReadonlyMap<string, Standing>> {
  if (entries.length === 0) return new Map();
  const boards = await findPublicBoards(sql, [...new Set(entries.map(({ divisionId }) => divisionId))]);
  const headOf = new Map(boards.map(({ divisionId, head }) => [divisionId, JSON.parse(head) as BoardHead]));
  const packed = new Set(boards.filter(({ form }) => form === 'packed').map(({ divisionId }) => divisionId));
  const isPacked = ({ divisionId }: PlacedEntry) => packed.has(divisionId);
  const rows = await findTextRowsOf(
    sql,
    entries.filter((entry) => !isPacked(entry)),
  );
  for (const [divisionId, some] of Map.groupBy(entries.filter(isPacked), (one) => one.divisionId)) {
    const head = headOf.get(divisionId);
    if (head) rows.push(...(await findPackedRowsOf(sql, head, some)));
  }
  const divisionOf = new Map(entries.map(({ entryId, divisionId }) => [entryId, divisionId]));
  return new Map(
    rows.flatMap((row) => {
      const head = headOf.get(divisionOf.get(row.entryId) ?? '');
      return head ? [[row.entryId, { head, row }] as const] : [];
    }),
  );
}
