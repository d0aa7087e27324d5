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

// Boards are stored in two forms (decision 034): small ones as pages of JSON text, large ones packed. Only this file and
// the two of the forms know which.

/** A ranked view of a board, ready to be stored as the next version. */
export interface PreparedBoard {
  readonly rowCount: number;
  /** The line it is drawn with. */
  readonly cut: BoardCut | null;
  /** Of each workout. */
  readonly results: readonly { readonly workoutId: string; readonly results: DistinctResults }[];
  /** Whether nothing but the head can differ from what is stored; false where it takes too long to say. */
  isSame(tx: StoreTransaction, before: StoredBoard): Promise<boolean>;
  /** Stores head and rows. Gives the rows that differ; null when they are many. */
  save(tx: StoreTransaction, before: StoredBoard | null, head: BoardHead): Promise<BoardChanges | null>;
}

type StoreTransaction = Pick<Transaction, 'sql' | 'bulk'>;

/** Ranks what was read row by row. `isPacked`: it has more entries than are stored as text. */
export function prepareBoard(material: BoardMaterial, isPacked: boolean): PreparedBoard {
  return isPacked ? packMaterial(material) : prepareTextBoard(material);
}

/** The same of a ranking in bulk. `stored`: the ranking that is stored now, where it has the same entries. */
export function prepareBulkBoard({ field, cut }: BulkRanking, stored: BoardColumns | null): PreparedBoard {
  return preparePackedBoard(field, cut, stored);
}

/** Reads the rows of a stored board. Use it in a snapshot: the next version may be stored meanwhile. */
export interface BoardReader {
  /** Rows in the order of a workout by its position, null for the board's own; `wanted` null: all of them. */
  inOrder(workout: number | null, wanted: ReadonlySet<number> | null): Promise<readonly PlacedRow[]>;
  /** Some of all rows in that order, without looking at the rest. */
  slice(workout: number | null, from: number, count: number): Promise<readonly PlacedRow[]>;
  /** Where the entries with these bibs stand. */
  rowsOf(bibs: readonly number[]): Promise<ReadonlySet<number>>;
  /** Rows as they are sent, in the order given. */
  read(rows: readonly number[]): Promise<BoardRow[]>;
}

/** Opens a board for reading; null when it was never ranked. */
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

/** Characters of all pages in the cache, a byte each as a rule. */
const pageCacheSize = 24_000_000;

interface PageContext {
  readonly database: Database;
  readonly key: PageKey;
  readonly found: StoredPage;
}

const pageCache = new LRUCache<string, StoredPage, PageContext>({
  maxSize: pageCacheSize,
  sizeCalculation: ({ head, rows }) => head.length + rows.length,
  // Whoever waits gets it, also when there is no room to hold it.
  ignoreFetchAbort: true,
  fetchMethod: (_, __, { context: { database, key, found } }) => layOutPage(database, key, found),
});

/**
 * A page with its rows as they are sent. `found` is the page as the repository gives it, which has the rows of a board
 * that is stored as text. Those of a packed one are laid out once for each version and held in this process, so the
 * thousands who look when a board has changed cost one layout.
 */
export async function readPage(database: Database, key: PageKey, found: StoredPage): Promise<StoredPage> {
  if (found.form === 'text') return found;
  // A board that was deleted begins again with version 1: its head, with the time it was ranked, tells them apart.
  const name = `${key.divisionId} ${key.view} ${key.page} ${found.version} ${found.head}`;
  return pageCache.forceFetch(name, { context: { database, key, found } });
}

/** Head and rows in one snapshot: the next version may be stored meanwhile, and is then what is read. */
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

/** An entry whose place somebody wants to know. */
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
 * What the public boards say of some entries, by entry id; who is on none is left out. Run it in a snapshot: a board
 * may be stored again meanwhile.
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
