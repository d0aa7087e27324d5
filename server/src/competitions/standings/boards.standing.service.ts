import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { entriesOfBibs } from './board-lists.rules.ts';
import { findPiecesAt } from './board-parts.repository.ts';
import { findCompactRows, findRowsOfEntries } from './boards.compact.service.ts';
import { findPublicHeads, findTextPagesOf } from './boards.repository.ts';
import { partNames } from './compact-board.rules.ts';
import { idWords } from './packed-ids.rules.ts';

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
 * may be kept anew meanwhile.
 */
export async function findStandings(
  sql: Sql,
  entries: readonly PlacedEntry[],
): Promise<ReadonlyMap<string, Standing>> {
  if (entries.length === 0) return new Map();
  const boards = await findPublicHeads(sql, [...new Set(entries.map(({ divisionId }) => divisionId))]);
  const headOf = new Map(boards.map(({ divisionId, head }) => [divisionId, JSON.parse(head) as BoardHead]));
  const compact = new Set(boards.filter(({ form }) => form === 'packed').map(({ divisionId }) => divisionId));
  const [large, small] = [true, false].map((is) =>
    entries.filter((one) => compact.has(one.divisionId) === is),
  );
  const found = await findTextPagesOf(sql, small ?? []);
  const rows = found.flatMap(({ rows: page, entryId }) =>
    (JSON.parse(page) as BoardRow[]).filter((row) => row.entryId === entryId),
  );
  for (const [divisionId, some] of Map.groupBy(large ?? [], (one) => one.divisionId)) {
    const head = headOf.get(divisionId);
    if (head) rows.push(...(await findRowsOf(sql, head, some)));
  }
  const divisionOf = new Map(entries.map(({ entryId, divisionId }) => [entryId, divisionId]));
  return new Map(
    rows.flatMap((row) => {
      const head = headOf.get(divisionOf.get(row.entryId) ?? '');
      return head ? [[row.entryId, { head, row }] as const] : [];
    }),
  );
}

/** Rows of a large board: all that are asked for by the same few queries. */
async function findRowsOf(sql: Sql, head: BoardHead, entries: readonly PlacedEntry[]): Promise<BoardRow[]> {
  const bibs = entries.map(({ bib }) => bib);
  const pieces = await findPiecesAt(sql, head, partNames.bibs, bibs);
  const positions = pieces.flatMap((piece) => entriesOfBibs(idWords(piece), bibs));
  const rows = await findRowsOfEntries(sql, head, positions);
  return findCompactRows(sql, head, [...rows.toSorted()]);
}
