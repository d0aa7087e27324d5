import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { entriesOfBibs, type PlacedRow, placedLines, placedPairs, placedRows } from './board-lists.rules.ts';
import { findLines, findPart } from './board-parts.repository.ts';
import { rowsOfPages } from './board-texts.rules.ts';
import { findCompactRows, findRowsOfEntries } from './boards.compact.service.ts';
import { findBoard, type KeptBoard } from './boards.repository.ts';
import { orderPart, partNames, workoutPart } from './compact-board.rules.ts';
import { idWords } from './packed-ids.rules.ts';

/** A kept board as it is asked about, in whatever form it is kept. */
export interface SearchedBoard {
  /** Rows in the order of a workout by its position, null for the board's own; `wanted` null: all of them. */
  inOrder(workout: number | null, wanted: ReadonlySet<number> | null): Promise<readonly PlacedRow[]>;
  /** Some of all rows in that order, without looking at the rest. */
  slice(workout: number | null, from: number, count: number): Promise<readonly PlacedRow[]>;
  /** Where the entries with these bibs stand. */
  rowsOf(bibs: readonly number[]): Promise<ReadonlySet<number>>;
  /** Rows as they are sent, in the order given. */
  read(rows: readonly number[]): Promise<BoardRow[]>;
}

export async function searchedBoard(sql: Sql, kept: KeptBoard, head: BoardHead): Promise<SearchedBoard> {
  if (kept.form === 'packed') return compactBoard(sql, head);
  const whole = await findBoard(sql, head.divisionId, head.view);
  const rows = rowsOfPages(whole?.pages ?? []).map((text) => JSON.parse(text) as BoardRow);
  const rowOf = new Map(rows.map(({ bib, order }) => [bib, order]));
  return {
    inOrder: async (workout, wanted) =>
      placedRows(rows, workout).filter(({ row }) => wanted === null || wanted.has(row)),
    slice: async (workout, from, count) => placedRows(rows, workout).slice(from, from + count),
    rowsOf: async (bibs) => new Set(bibs.flatMap((bib) => rowOf.get(bib) ?? [])),
    read: async (some) => some.flatMap((row) => rows[row] ?? []),
  };
}

function compactBoard(sql: Sql, head: BoardHead): SearchedBoard {
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
    read: (rows) => findCompactRows(sql, head, rows),
  };
}
