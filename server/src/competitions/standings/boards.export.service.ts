import type { BoardFile, BoardFileQuery } from '@chalkline/contract/competitions/board-file.schema.ts';
import { cutStateLabels } from '@chalkline/contract/competitions/cut-text.ts';
import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardCell, BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findWholeBoard } from './boards.read.service.ts';

/** The whole board as it was made, as a file. */
export async function exportBoard(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { format, ...asked }: BoardFileQuery,
): Promise<BoardFile> {
  const { head, rows } = await findWholeBoard(parts, viewer, competitionId, asked);
  const words = [head.divisionName, 'leaderboard'];
  if (format === 'csv')
    return { fileName: fileNameOf(words, 'csv'), mediaType: 'text/csv', content: csvOf(head, rows) };
  const content = JSON.stringify({ ...head, rows });
  return { fileName: fileNameOf(words, 'json'), mediaType: 'application/json', content };
}

function csvOf({ workouts, cut }: BoardHead, rows: readonly BoardRow[]): string {
  const header = [
    'place',
    'bib',
    'name',
    'country',
    'region',
    'affiliate',
    'status',
    'total',
    ...(cut ? ['cut'] : []),
  ];
  const columns = workouts.flatMap(({ name }) => [name, `${name} place`, `${name} points`]);
  return writeCsv(
    [...header, ...columns],
    rows.map((row) => [
      row.place,
      row.bib,
      row.name,
      row.country,
      row.region,
      row.affiliate,
      statusLabels[row.status],
      row.total,
      ...(cut ? [row.cut ? cutStateLabels[row.cut] : ''] : []),
      ...row.cells.flatMap((cell) => [resultText(cell) || wordFor(cell, row), cell.place, cell.points]),
    ]),
  );
}

/** Shown where there is no result, as on the board: `WD`. */
function wordFor({ scoreId, place }: BoardCell, { status }: BoardRow): string {
  return scoreId === null && place === null ? statusLabels[status] : '';
}

/** `R2 CAP +12 138/150 tb 4:31 Scaled`: an import reads it back. */
function resultText({ round, main, unit, beside, tiebreak, variant }: BoardCell): string {
  return [round, main, unit, beside, tiebreak, variant].filter((piece) => piece !== '').join(' ');
}
