import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import { pageText, rowTexts } from './board-texts.rules.ts';
import { findCompactRows } from './boards.compact.service.ts';
import { findBoard, type MadeBoard } from './boards.repository.ts';

/** A page of a compact board, laid out once and sent many times. */
interface PageAsked {
  readonly divisionId: string;
  readonly view: BoardView;
  readonly page: number;
}

/** Characters of all pages that are held, a byte each as a rule. Those that were not asked for longest go first. */
const heldAtMost = 24_000_000;

interface PageLaid {
  readonly database: Database;
  readonly asked: PageAsked;
  readonly made: MadeBoard;
}

const held = new LRUCache<string, MadeBoard, PageLaid>({
  maxSize: heldAtMost,
  sizeCalculation: ({ head, rows }) => head.length + rows.length,
  // Whoever waits gets it, also when there is no room to hold it.
  ignoreFetchAbort: true,
  fetchMethod: (_, __, { context: { database, asked, made } }) => readPage(database, asked, made),
});

/**
 * A page of a large board as it would be sent. Held by version, so the thousands who look when a board has changed
 * cost one layout of it.
 */
export function layOutPage(database: Database, asked: PageAsked, made: MadeBoard): Promise<MadeBoard> {
  // Boards can be made anew from their first version: the head tells them apart by the time they were made.
  const key = `${asked.divisionId} ${asked.view} ${asked.page} ${made.version} ${made.head}`;
  return held.forceFetch(key, { context: { database, asked, made } });
}

/** Head and rows in one snapshot: the next version may be kept meanwhile, and is then what is read. */
function readPage(database: Database, { divisionId, view, page }: PageAsked, made: MadeBoard) {
  return database.transaction(async ({ sql }): Promise<MadeBoard> => {
    const kept = (await findBoard(sql, divisionId, view)) ?? made;
    if (kept.form === 'text') return { ...kept, rows: 'pages' in kept ? (kept.pages[page] ?? '[]') : '[]' };
    const from = page * boardPageRows;
    const until = Math.min(from + boardPageRows, kept.rowCount);
    const rows = Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
    const texts = rowTexts(await findCompactRows(sql, JSON.parse(kept.head) as BoardHead, rows));
    return { ...kept, rows: pageText(texts) };
  }, 'snapshot');
}
