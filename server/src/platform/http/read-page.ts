import type { Config } from '../config/config.ts';
import { type Mark, readCursor, writeCursor } from './cursor.ts';
import { Page } from './serve.ts';

/** What a call asks of a list: how many at most, and after which page. */
export interface PageAsked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A list that is read page by page, in an order in which no two rows are equal. */
export interface PagedList<Row> {
  /** Names the list and its filter: the mark of another list is refused. */
  readonly list: unknown;
  /** At most `limit` rows that come after the mark; from the first on where it is null. */
  readonly read: (after: Mark | null, limit: number) => Promise<Row[]>;
  /** Where a row stands in the order. */
  readonly mark: (row: Row) => Mark;
  /** How many there are in all: asked once, with the first page. */
  readonly count?: () => Promise<number>;
}

/**
 * One page of a list. One row more than asked is read, to know whether there is a next page. Throws 400
 * `cursor_invalid`.
 */
export async function readPage<Row>(
  config: Config,
  { limit, cursor }: PageAsked,
  { list, read, mark, count }: PagedList<Row>,
): Promise<Page<Row[]>> {
  const after = readCursor(config, list, cursor);
  const found = await read(after, limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const total = after === null ? await count?.() : undefined;
  return new Page(shown, last ? writeCursor(config, list, mark(last)) : null, total);
}
