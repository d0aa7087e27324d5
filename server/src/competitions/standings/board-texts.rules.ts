import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/**
 * Between two rows of a page. JSON text has no line end of its own, so a page can be taken apart again
 * without being parsed: of 10,000 rows one change moves many, and all would be read and written for it.
 */
const between = ',\n';

/** Each row as JSON text. */
export function rowTexts(rows: readonly BoardRow[]): string[] {
  return rows.map((row) => JSON.stringify(row));
}

/** The pages of a board, each a JSON list. */
export function pageTexts(rows: readonly string[]): string[] {
  const pages = Math.ceil(rows.length / boardPageRows);
  return Array.from({ length: pages }, (_, page) => {
    const some = rows.slice(page * boardPageRows, (page + 1) * boardPageRows);
    return pageText(some);
  });
}

/** A page as a JSON list of its rows. */
export function pageText(rows: readonly string[]): string {
  return `[${rows.join(between)}]`;
}

/** The rows of pages that `pageTexts` made. */
export function rowsOfPages(pages: readonly string[]): string[] {
  return pages.flatMap((page) => (page === '[]' ? [] : page.slice(1, -1).split(between)));
}

export interface BoardChanges {
  /** Rows that are new or different, in their order. */
  readonly rows: readonly BoardRow[];
  /** Entries that are no longer on the board. */
  readonly removed: readonly string[];
}

/**
 * What must be put into the rows `before` to make the rows `after`; null when more than `most` rows differ. A
 * row carries its order, so one that is the same stands where it stood.
 */
export function boardChanges(
  before: readonly string[],
  after: readonly string[],
  most: number,
): BoardChanges | null {
  const rows: BoardRow[] = [];
  for (const [index, text] of after.entries()) {
    if (text === before[index]) continue;
    if (rows.length === most) return null;
    rows.push(JSON.parse(text) as BoardRow);
  }
  const gone = before.filter((text, index) => text !== after[index]).map(entryOf);
  const here = new Set(
    after.length === before.length ? rows.map(({ entryId }) => entryId) : after.map(entryOf),
  );
  return { rows, removed: gone.filter((entryId) => !here.has(entryId)) };
}

function entryOf(text: string): string {
  return (JSON.parse(text) as BoardRow).entryId;
}
