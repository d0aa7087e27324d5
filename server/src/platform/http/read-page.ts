import type { Config } from '../config/config.ts';
import type { PageOrder } from '../database/keyset.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { Page } from './serve.ts';

/** What a call asks of a list: how many at most, and after which page. */
export interface PageAsked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A list that is read page by page. */
export interface PagedList<Row, Asked> {
  /** Names the list and its filter: the cursor of another list is refused. */
  readonly list: unknown;
  readonly order: PageOrder<Row, Asked>;
  readonly read: (page: Asked) => Promise<Row[]>;
  /** How many there are in all, asked with the first page only; null where they are too many to count. */
  readonly count?: () => Promise<number | null>;
}

/**
 * One page of a list. One row more than asked is read, to know whether there is a next page. Throws 400
 * `cursor_invalid`.
 */
export async function readPage<Row, Asked>(
  config: Config,
  { limit, cursor }: PageAsked,
  { list, order, read, count }: PagedList<Row, Asked>,
): Promise<Page<Row[]>> {
  const after = readCursor(config, list, cursor);
  const found = await read(order.page(after, limit + 1));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const total = after === null ? ((await count?.()) ?? undefined) : undefined;
  return new Page(shown, last ? writeCursor(config, list, order.mark(last)) : null, total);
}
