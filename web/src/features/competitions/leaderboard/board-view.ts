import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** Which board the address asks for: everybody's, or with what is not published yet. */
export function viewIn(params: URLSearchParams): BoardView {
  return params.get('view') === 'inside' ? 'inside' : 'public';
}

/** The place that a row shows: in the workout, or overall. */
export function placeIn(row: BoardRow, workout: number | null): { place: number | null; tied: boolean } {
  if (workout === null) return { place: row.place, tied: row.tied };
  const cell = row.cells[workout];
  return { place: cell?.place ?? null, tied: cell?.tied ?? false };
}

/** No longer competing: hatched, with a status instead of figures. */
export function isOut({ status }: BoardRow): boolean {
  return status === 'withdrawn' || status === 'disqualified' || status === 'out';
}

/** The totals that more than one row has: something else decides their order. */
export function sharedTotals(rows: readonly BoardRow[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const { total, place } of rows) {
    if (total === null || place === null) continue;
    if (seen.has(total)) shared.add(total);
    seen.add(total);
  }
  return shared;
}
