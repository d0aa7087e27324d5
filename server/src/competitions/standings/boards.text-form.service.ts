import { type BoardRow, boardRowsSent } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { drawnCut } from '../cuts/board-cut.rules.ts';
import { rankBoard } from '../ranking/board-ranking.rules.ts';
import { distinctResultsOf } from '../ranking/distinct-results.rules.ts';
import { boardRows } from './board.rules.ts';
import { placedRows } from './board-lists.rules.ts';
import { findPages, findPagesOfEntries, savePages } from './board-pages.repository.ts';
import { deleteBoardParts } from './board-parts.repository.ts';
import { boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { type BoardKey, type StoredBoard, saveHead } from './boards.repository.ts';
import type { BoardReader, PlacedEntry, PreparedBoard } from './boards.store.service.ts';

/** Prepares a board whose rows are stored as pages of JSON text, ready to be sent. */
export function prepareTextBoard(material: BoardMaterial): PreparedBoard {
  const { input, frame, view } = material;
  const ranked = rankBoard(input);
  const cut = drawnCut(frame, material, ranked);
  const rows = rowTexts(boardRows(input, ranked, cut?.stateOf));
  let stored: readonly string[] | null = null;
  const pagesOf = async (sql: Sql, before: StoredBoard | null) => {
    if (before?.form !== 'text') return [];
    stored ??= await findPages(sql, { divisionId: frame.division.id, view });
    return stored;
  };
  const changesTo = (pages: readonly string[]) => boardChanges(rowsOfPages(pages), rows, boardRowsSent);
  return {
    rowCount: rows.length,
    cut: cut?.head ?? null,
    results: distinctResultsOf(ranked.workouts),
    async isSame({ sql }, before) {
      if (before.form !== 'text') return false;
      const changes = changesTo(await pagesOf(sql, before));
      return changes !== null && changes.rows.length === 0 && changes.removed.length === 0;
    },
    async save({ sql }, before, head) {
      const pages = await pagesOf(sql, before);
      await saveHead(sql, head, 'text');
      await savePages(sql, head, pageTexts(rows), pages);
      if (before?.form !== 'packed') return changesTo(pages);
      await deleteBoardParts(sql, head);
      return null;
    },
  };
}

/** Reads all rows of a board at once. */
export async function readTextBoard(sql: Sql, board: BoardKey): Promise<BoardReader> {
  const pages = await findPages(sql, board);
  const rows = rowsOfPages(pages).map((text) => JSON.parse(text) as BoardRow);
  const rowOf = new Map(rows.map(({ bib, order }) => [bib, order]));
  return {
    inOrder: async (workout, wanted) =>
      placedRows(rows, workout).filter(({ row }) => wanted === null || wanted.has(row)),
    slice: async (workout, from, count) => placedRows(rows, workout).slice(from, from + count),
    rowsOf: async (bibs) => new Set(bibs.flatMap((bib) => rowOf.get(bib) ?? [])),
    read: async (some) => some.flatMap((row) => rows[row] ?? []),
  };
}

/** The rows of some entries on public boards, of all boards by one query. */
export async function findTextRowsOf(sql: Sql, entries: readonly PlacedEntry[]): Promise<BoardRow[]> {
  const pages = await findPagesOfEntries(sql, entries);
  return pages.flatMap(({ rows, entryId }) =>
    (JSON.parse(rows) as BoardRow[]).filter((row) => row.entryId === entryId),
  );
}
