import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { boardCell, boardRow } from './board.rules.ts';
import { findShownEntries } from './board-material.repository.ts';
import { findLines, findPieces, findScoreValues } from './board-parts.repository.ts';
import {
  extraFirsts,
  partNames,
  type RowExtras,
  recordsPart,
  type UnpackedRow,
  unpackExtras,
  unpackRows,
} from './compact-board.rules.ts';
import { teamWorkoutScoring } from './team-result.rules.ts';

/**
 * Rows of a large board by where they stand, as they are sent. Figures are those of the ranking; results come from
 * the scores that it names, which never change, and names from the entries, which are ranked anew when they do.
 */
export async function findCompactRows(
  sql: Sql,
  head: BoardHead,
  rows: readonly number[],
): Promise<BoardRow[]> {
  if (rows.length === 0) return [];
  const workouts = head.workouts.length;
  const packed = unpackRows(await findLines(sql, head, recordsPart(workouts), rows), workouts);
  const extras = unpackExtras(await findPieces(sql, head, partNames.extras, extraFirsts(rows)));
  const entries = await findShownEntries(
    sql,
    packed.map(({ entryId }) => entryId),
  );
  const scoreIds = packed.flatMap(({ cells }) => cells.flatMap(({ scoreId }) => scoreId ?? []));
  const values = await findScoreValues(sql, scoreIds);
  return packed.flatMap((row, index): BoardRow[] => {
    const entry = entries.get(row.entryId);
    const order = rows[index] ?? 0;
    // Its row goes with the next ranking, which was asked for when it was deleted.
    if (!entry) return [];
    const extra = extras.get(order);
    const cells = cellsOf(head, row, extra, values);
    const { status, place, tied, total, cut } = row;
    return [boardRow({ ...entry, status }, { order, place, tied, total, cut }, cells, extra?.adjustment)];
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
