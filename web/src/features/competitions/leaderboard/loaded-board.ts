import { boardKinds, boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type {
  Board,
  BoardChanged,
  BoardHead,
  BoardRow,
  BoardRowsChanged,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** The part of a board that has been read so far: its first rows, without a hole. */
export interface LoadedBoard {
  readonly head: BoardHead;
  /** The live stream's number that the rows are at least as new as. */
  readonly position: string;
  readonly rows: readonly BoardRow[];
  readonly pages: number;
  /** Where to read on; null when all rows are here. */
  readonly next: string | null;
}

/** One answer of the call. */
export interface BoardPage {
  readonly data: Board;
  readonly next?: string | null;
}

/** What the live stream tells about a board. */
export type BoardNews =
  | { readonly kind: typeof boardKinds.rows; readonly data: BoardRowsChanged }
  | { readonly kind: typeof boardKinds.changed; readonly data: BoardChanged };

export function firstPage({ data, next = null }: BoardPage): LoadedBoard {
  const { position, rows, ...head } = data;
  return { head, position, rows, pages: 1, next };
}

/**
 * Appends the page after the last one; `again` when it is older than the board on the screen, which news
 * have moved on meanwhile. A newer page is taken as it is: the events in between are on their way and
 * hold whole rows, so applying them to a row that has them already does no harm.
 */
export function addPage(board: LoadedBoard, { data, next = null }: BoardPage): LoadedBoard | 'again' {
  if (data.version < board.head.version) return 'again';
  const rows = inOrder(board.rows, data.rows);
  return { ...board, rows, pages: board.pages + 1, next };
}

/**
 * The board with its first rows replaced by newer ones, for the moment until the others have been read again:
 * those keep their old order.
 */
export function withNewerStart(board: LoadedBoard, start: LoadedBoard): LoadedBoard {
  return { ...board, head: start.head, position: start.position, rows: inOrder(board.rows, start.rows) };
}

/**
 * Puts a change into the board. What is not newer changes nothing; when news were missed in between, or so
 * much changed that it was not sent, the board must be read again.
 */
export function applyBoardEvent(board: LoadedBoard, news: BoardNews): LoadedBoard | 'reread' {
  const { head, fromVersion } = news.data;
  if (head.divisionId !== board.head.divisionId || head.version <= board.head.version) return board;
  if (fromVersion !== board.head.version || news.kind === boardKinds.changed) return 'reread';
  const { rows: changed, removed } = news.data;
  const gone = new Set(removed);
  const merged = inOrder(
    board.rows.filter(({ entryId }) => !gone.has(entryId)),
    changed,
  );
  if (board.next === null) return { ...board, head, rows: merged };
  // A row whose place in the order changed is among the changed ones, so the first rows are all known.
  const rows = merged.filter(({ order }) => order < board.pages * boardPageRows);
  return { ...board, head, rows, next: rows.length < head.rowCount ? board.next : null };
}

function inOrder(known: readonly BoardRow[], newer: readonly BoardRow[]): BoardRow[] {
  const replaced = new Set(newer.map(({ entryId }) => entryId));
  const kept = known.filter(({ entryId }) => !replaced.has(entryId));
  return [...kept, ...newer].sort((a, b) => a.order - b.order);
}
