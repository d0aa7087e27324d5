import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** The rows of one workout, best first: who has a place, who has a result without one, who has none. */
export function rowsOfWorkout(rows: readonly BoardRow[], workout: number): BoardRow[] {
  const rank = (row: BoardRow) => {
    const cell = row.cells[workout];
    if (cell?.place !== null && cell?.place !== undefined) return cell.place;
    return cell?.scoreId ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.order - b.order);
}

/** The athletes of whom every word begins a word of name, team, country or bib; accents and case aside. */
export function rowsFound(rows: readonly BoardRow[], search: string): readonly BoardRow[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return rows;
  return rows.filter(({ name, affiliate, bib, country }) => {
    const known = wordsOf(`${bib} ${name} ${affiliate ?? ''} ${country ?? ''}`);
    return asked.every((word) => known.some((text) => text.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The place that a row shows: in the workout, or overall. */
export function placeIn(row: BoardRow, workout: number | null): { place: number | null; tied: boolean } {
  if (workout === null) return { place: row.place, tied: row.tied };
  const cell = row.cells[workout];
  return { place: cell?.place ?? null, tied: cell?.tied ?? false };
}

/** Left the contest: hatched, with a word in place of figures. */
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
