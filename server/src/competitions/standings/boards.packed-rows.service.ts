import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { teamWorkoutScoring } from '../ranking/team-result.rules.ts';
import { boardCell, boardRow } from './board.rules.ts';
import { findShownEntries } from './board-material.repository.ts';
import { findLines, findPieces, findScoreValues } from './board-parts.repository.ts';
import {
  classesPart,
  entriesPart,
  orderPart,
  orderWords,
  partNames,
  pieceFirsts,
  type RowExtras,
  rowsPart,
  unpackExtras,
} from './packed-board.rules.ts';
import { idWords } from './packed-ids.rules.ts';
import { classesIn, rowRecords, type UnpackedRow, unpackRows } from './packed-rows.rules.ts';

/**
 * Rows of a large leaderboard by row index, as they are sent. Places and points come from the ranking; results come
 * from the scores it refers to, which never change, and names from the entries, whose changes trigger a new ranking.
 */
export async function findPackedRows(
  sql: Sql,
  head: BoardHead,
  rows: readonly number[],
): Promise<BoardRow[]> {
  if (rows.length === 0) return [];
  const workouts = head.workouts.map(({ id }) => id);
  const order = idWords(await findLines(sql, head, orderPart, rows));
  const positions = Array.from(rows, (_, row) => order[row * orderWords] as number);
  const lines = idWords(await findLines(sql, head, entriesPart(workouts.length), positions));
  const pieces = await findPieces(sql, head, [
    { part: partNames.extras, firsts: pieceFirsts(positions) },
    ...classesIn(lines, workouts.length).map((some, index) => ({
      part: classesPart(workouts[index] ?? ''),
      firsts: pieceFirsts(some),
    })),
  ]);
  const classes = workouts.map((id) => {
    const some = pieces.filter(({ part }) => part === classesPart(id));
    return new Map(some.map(({ first, content }) => [first, idWords(content)]));
  });
  const packed = unpackRows(rowRecords({ order, entries: lines, classes }), workouts.length);
  const extras = unpackExtras(
    pieces.filter(({ part }) => part === partNames.extras).map(({ content }) => content),
  );
  const entries = await findShownEntries(
    sql,
    packed.map(({ entryId }) => entryId),
  );
  const scoreIds = packed.flatMap(({ cells }) => cells.flatMap(({ scoreId }) => scoreId ?? []));
  const values = await findScoreValues(sql, scoreIds);
  return packed.flatMap((row, index): BoardRow[] => {
    const entry = entries.get(row.entryId);
    // The next ranking removes the row; deleting the entry requested it.
    if (!entry) return [];
    const extra = extras.get(positions[index] ?? -1);
    const cells = cellsOf(head, row, extra, values);
    const { status, place, tied, total, cut } = row;
    return [
      boardRow(
        { ...entry, status },
        { order: rows[index] ?? 0, place, tied, total, cut },
        cells,
        extra?.adjustment,
      ),
    ];
  });
}

function cellsOf(
  { workouts }: BoardHead,
  row: UnpackedRow,
  extra: RowExtras | undefined,
  values: Awaited<ReturnType<typeof findScoreValues>>,
) {
  return row.cells.map((cell, index) => {
    const scoring = workouts[index]?.scoring;
    if (!scoring) throw new Error('A board has a cell of no workout.');
    const { value = null, penalty } = extra?.cells?.[index] ?? {};
    if (cell.scoreId === null) return boardCell({ ...cell, value, penalty }, teamWorkoutScoring(scoring));
    return boardCell({ ...cell, value: value ?? values.get(cell.scoreId) ?? null, penalty }, scoring);
  });
}

/** The row indexes of some entries, in the order of `positions`. */
export async function findRowsOfEntries(
  sql: Sql,
  head: BoardHead,
  positions: readonly number[],
): Promise<Uint32Array> {
  return idWords(await findLines(sql, head, rowsPart, positions));
}
