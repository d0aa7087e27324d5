import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/**
 * Separates the rows of a page. JSON text contains no raw line breaks, so pages can be split without parsing: one
 * change can move many of 10,000 rows, and all of them would have to be parsed and written again.
 */
const between = ',\n';

/** Each row as JSON text. */
export function rowTexts(rows: readonly BoardRow[]): string[] {
  return rows.map((row) => JSON.stringify(row));
}

/** The pages of a leaderboard, each a JSON list. */
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

/** The rows of pages written by `pageTexts`. */
export function rowsOfPages(pages: readonly string[]): string[] {
  return pages.flatMap((page) => (page === '[]' ? [] : page.slice(1, -1).split(between)));
}

export interface BoardChanges {
  /** New or changed rows, in order. */
  readonly rows: readonly BoardRow[];
  /** Entries that are no longer on the leaderboard. */
  readonly removed: readonly string[];
}

/**
 * The changes that turn the rows `before` into the rows `after`; null if more than `most` rows differ. A row includes
 * its position, so an equal row is at the same position.
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
