import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

export interface RowChange {
  readonly row: BoardRow;
  /** Places won; negative for places lost, 0 where it had none before or has none now. */
  readonly moved: number;
  /** Its own result, or its status, is another one. */
  readonly isNew: boolean;
  /** New, or it went up: worth a tint. Who was only passed is not. */
  readonly isMarked: boolean;
}

/** What is different between two versions of a board, best first. Rows that were not loaded before are left out. */
export function changesBetween(before: readonly BoardRow[], after: readonly BoardRow[]): RowChange[] {
  const known = new Map(before.map((row) => [row.entryId, row]));
  return after.flatMap((row) => {
    const old = known.get(row.entryId);
    if (!old || old === row) return [];
    const moved = old.place === null || row.place === null ? 0 : old.place - row.place;
    const isNew = hasNewResult(old, row);
    const isMarked = isNew || moved > 0;
    return isMarked || moved !== 0 ? [{ row, moved, isNew, isMarked }] : [];
  });
}

function hasNewResult(old: BoardRow, row: BoardRow): boolean {
  if (old.status !== row.status || old.cells.length !== row.cells.length) return true;
  return row.cells.some((cell, index) => cell.scoreId !== old.cells[index]?.scoreId);
}

/** A sentence for those who listen: the best of who has a new result, and how many others have one. */
export function changesText(changes: readonly RowChange[]): string {
  const news = changes.filter(({ isNew }) => isNew);
  const [first] = news;
  if (!first) return '';
  const { name, place } = first.row;
  const standing = place === null ? 'is not ranked' : `is in place ${place}`;
  const from = first.moved > 0 ? `, up ${first.moved}` : first.moved < 0 ? `, down ${-first.moved}` : '';
  const others = news.length - 1;
  const rest = others === 0 ? '' : ` ${others} other ${others === 1 ? 'result is' : 'results are'} new.`;
  return `${name} ${standing}${from}.${rest}`;
}
