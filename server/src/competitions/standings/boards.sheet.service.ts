import type { RankedScore, ScoreSheetQuery } from '@chalkline/contract/competitions/score.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Entry } from '../entries/entries.repository.ts';
import type { SheetRow } from '../scores/score-sheet.repository.ts';
import { listScores } from '../scores/scores.service.ts';
import { openBoard } from './boards.store.service.ts';

export interface RankedSheetRow extends SheetRow {
  /** null: not on the board yet. */
  readonly ranked: RankedScore | null;
}

/** A page of the score sheet with the place and points of each score. Nothing is ranked again. */
export async function listRankedScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  query: ScoreSheetQuery,
): Promise<Page<RankedSheetRow[]>> {
  const sheet = await listScores(parts, viewer, competitionId, query);
  const ranked = await parts.database.transaction(
    ({ sql }) => findRanked(sql, query.workoutId, sheet.data),
    'snapshot',
  );
  return presentPage(sheet, (row) => ({ ...row, ranked: ranked.get(row.entry.id) ?? null }));
}

/** By entry id. Only the rows asked for are read, however large their boards are. */
export async function findRanked(
  sql: Sql,
  workoutId: string,
  rows: readonly { readonly entry: Pick<Entry, 'id' | 'divisionId' | 'bib'> }[],
): Promise<ReadonlyMap<string, RankedScore>> {
  const found = new Map<string, RankedScore>();
  for (const [divisionId, some] of Map.groupBy(rows, ({ entry }) => entry.divisionId)) {
    // Without anything hidden, the inside has no board of its own.
    const board =
      (await openBoard(sql, { divisionId, view: 'inside' })) ??
      (await openBoard(sql, { divisionId, view: 'public' }));
    const workout = board?.head.workouts.findIndex(({ id }) => id === workoutId) ?? -1;
    if (!board || workout === -1) continue;
    const placed = await board.reader.rowsOf(some.map(({ entry }) => entry.bib));
    for (const { entryId, cells } of await board.reader.read([...placed].toSorted((a, b) => a - b))) {
      const cell = cells[workout];
      if (!cell) continue;
      const { scoreId, place, tied, points } = cell;
      found.set(entryId, { scoreId, place, tied, points });
    }
  }
  return found;
}
