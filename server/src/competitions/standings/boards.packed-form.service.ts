import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import {
  type BoardHead,
  type BoardRow,
  boardRowsSent,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { rankBoard } from '../ranking/board-ranking.rules.ts';
import { distinctResultsOf } from '../ranking/distinct-results.rules.ts';
import { boardColumns } from './board-columns.rules.ts';
import { entriesOfBibs, placedLines, placedPairs } from './board-lists.rules.ts';
import { deletePages } from './board-pages.repository.ts';
import {
  findBoardParts,
  findLines,
  findPart,
  findPiecesAt,
  replaceBoardParts,
  replaceStanding,
  saveBoardParts,
} from './board-parts.repository.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { findPackedRows, findRowsOfEntries } from './boards.packed-rows.service.ts';
import { type StoredBoard, saveHead } from './boards.repository.ts';
import type { BoardReader, PlacedEntry, PreparedBoard } from './boards.store.service.ts';
import { packBoard } from './pack-board.rules.ts';
import {
  allPieces,
  type BoardColumns,
  type BoardPiece,
  orderPart,
  ownParts,
  partNames,
  workoutPart,
} from './packed-board.rules.ts';
import { comparedAtMost, packedChanges } from './packed-changes.rules.ts';
import { idWords } from './packed-ids.rules.ts';

/**
 * Prepares a board that is stored in few binary parts. `stored`: the board of the same entries as it is stored, where
 * it is known; then only what may be different is written.
 */
export function preparePackedBoard(
  columns: BoardColumns,
  cut: BoardCut | null,
  stored: BoardColumns | null,
): PreparedBoard {
  const rowCount = columns.entries.bibs.length;
  const workoutIds = columns.workouts.map(({ id }) => id);
  const isCompared = (before: StoredBoard | null): before is StoredBoard =>
    before?.form === 'packed' && Math.max(rowCount, before.rowCount) <= comparedAtMost;
  let packed: readonly BoardPiece[] | null = null;
  const pieces = () => {
    packed ??= [...allPieces(packBoard(columns))];
    return packed;
  };
  return {
    rowCount,
    cut,
    results: distinctResultsOf(columns.workouts),
    async isSame({ sql }, before) {
      if (!isCompared(before)) return false;
      const known = await findBoardParts(sql, JSON.parse(before.head) as BoardHead);
      const changes = packedChanges(known, pieces(), { workoutIds, most: 0 });
      return changes !== null && changes.rows.length === 0 && changes.removed.length === 0;
    },
    async save(tx, before, head) {
      const known =
        isCompared(before) && hasSameWorkouts(before, head) ? await findBoardParts(tx.sql, head) : null;
      await saveHead(tx.sql, head, 'packed');
      if (before?.form === 'text') await deletePages(tx.sql, head);
      if (!known) {
        if (stored && before?.form === 'packed')
          await replaceStanding(tx, head, packBoard(columns, stored), ownParts);
        else await replaceBoardParts(tx, head, allPieces(packBoard(columns)));
        return null;
      }
      await saveBoardParts(tx.sql, head, pieces(), known);
      const changes = packedChanges(known, pieces(), { workoutIds, most: boardRowsSent });
      if (!changes) return null;
      return { rows: await findPackedRows(tx.sql, head, changes.rows), removed: changes.removed };
    },
  };
}

/** Otherwise rows cannot be compared, or are the same and yet shown in another way. */
function hasSameWorkouts(before: StoredBoard, head: BoardHead): boolean {
  const settings = ({ workouts }: BoardHead) =>
    JSON.stringify(workouts.map(({ id, scoring }) => [id, scoring]));
  return settings(JSON.parse(before.head) as BoardHead) === settings(head);
}

/** The same from what a division is read as row by row. */
export function packMaterial(material: BoardMaterial): PreparedBoard {
  const { input, frame } = material;
  const ranked = rankBoard(input);
  const cut = drawnCut(frame, material, ranked);
  const columns = boardColumns(input, ranked, cut && cutStatesOf(cut, input.entries));
  return preparePackedBoard(columns, cut?.head ?? null, null);
}

/** Reads no more of a board than is asked for. */
export function readPackedBoard(sql: Sql, head: BoardHead): BoardReader {
  const partOf = (workout: number) => workoutPart(head.workouts[workout]?.id ?? '');
  const wordsOf = async (part: string) => idWords(await findPart(sql, head, part));
  return {
    async inOrder(workout, wanted) {
      if (workout === null) return placedLines(await wordsOf(partNames.order), 0, wanted);
      const rows = await wordsOf(partNames.rows);
      return placedPairs(await wordsOf(partOf(workout).part), (entry) => rows[entry] as number, wanted);
    },
    async slice(workout, from, count) {
      const length = Math.max(0, Math.min(count, head.rowCount - from));
      const lines = Array.from({ length }, (_, line) => from + line);
      if (workout === null)
        return placedLines(idWords(await findLines(sql, head, orderPart, lines)), from, null);
      const pairs = idWords(await findLines(sql, head, partOf(workout), lines));
      const entries = lines.map((_, line) => pairs[line * 2] as number);
      const rows = await findRowsOfEntries(sql, head, entries);
      const rowOf = new Map(entries.map((entry, line) => [entry, rows[line] as number]));
      return placedPairs(pairs, (entry) => rowOf.get(entry) ?? 0, null);
    },
    async rowsOf(bibs) {
      const rows = await wordsOf(partNames.rows);
      const entries = entriesOfBibs(await wordsOf(partNames.bibs), bibs);
      return new Set(entries.map((entry) => rows[entry] as number));
    },
    read: (rows) => findPackedRows(sql, head, rows),
  };
}

/** The rows of some entries of one board: all of them by the same few queries. */
export async function findPackedRowsOf(
  sql: Sql,
  head: BoardHead,
  entries: readonly PlacedEntry[],
): Promise<BoardRow[]> {
  const bibs = entries.map(({ bib }) => bib);
  const pieces = await findPiecesAt(sql, head, partNames.bibs, bibs);
  const positions = pieces.flatMap((piece) => entriesOfBibs(idWords(piece), bibs));
  const rows = await findRowsOfEntries(sql, head, positions);
  return findPackedRows(sql, head, [...rows.toSorted()]);
}
