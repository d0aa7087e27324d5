import { hash } from 'node:crypto';
import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type {
  BoardHead,
  BoardRow,
  LeaderboardQuery,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { ReadyReply } from '../../platform/http/ready-reply.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { hasRight, maySee } from '../competitions/competitions.policy.ts';
import { rankFirstTask } from './boards.rank.service.ts';
import { type BoardPageQuery, type FoundPage, findBoardPage, type StoredPage } from './boards.repository.ts';
import { openBoard, readPage } from './boards.store.service.ts';
import { onSuitingThread } from './boards.thread.service.ts';

/** One page of a board as it was ranked last, without ranking anything. */
export async function readBoard(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, view, cursor }: LeaderboardQuery,
): Promise<ReadyReply> {
  if (!isId(competitionId) || (divisionId !== undefined && !isId(divisionId))) throw competitionNotFound();
  const list = ['board', competitionId, divisionId, view];
  const page = Number(readCursor(parts.config, list, cursor)?.[0] ?? 0);
  // Before the board: whatever came up to this event is in a board that is read later.
  const position = await parts.live.reached(parts.database.sql);
  const asked = {
    competitionId,
    divisionId: divisionId ?? null,
    personId: viewer?.personId ?? null,
    page,
    view,
  };
  const found = await findRankedPage(parts, asked);
  const stored = await readPage(parts.database, { ...found, page }, found.page);
  const isLast = (page + 1) * boardPageRows >= stored.rowCount;
  const next = isLast ? null : writeCursor(parts.config, list, [page + 1]);
  const version = `${nameOf(stored)}.${page}`;
  return new ReadyReply(() => envelope(stored, position, next), {
    version,
    exact: JSON.stringify([found.divisionId, view, version, position, next]),
  });
}

/** A version of a board. Its number alone is not enough: a board that was deleted begins with 1 again. */
function nameOf({ head }: StoredPage): string {
  return hash('sha1', head, 'base64url');
}

/** Text is put together, not parsed and written again: head and rows are JSON already. */
function envelope({ head, rows, rowCount }: StoredPage, position: string, next: string | null): string {
  const data = `${head.slice(0, -1)},"position":${JSON.stringify(position)},"rows":${rows}}`;
  return `{"message":"OK","data":${data},"next":${JSON.stringify(next)},"total":${rowCount}}`;
}

interface RankedPage extends FoundPage {
  readonly page: StoredPage;
  readonly view: BoardView;
}

/**
 * A page of a board as the viewer may see it, ranked now if nobody has asked for it before. Throws 404, and 403 for
 * the inside.
 */
export async function findRankedPage(parts: Parts, asked: BoardPageQuery): Promise<RankedPage> {
  const found = await findInView(parts, asked);
  if (found.page) return { ...found, page: found.page, view: asked.view };
  const { divisionId } = found;
  if (asked.view === 'public') await onSuitingThread(parts, divisionId, rankFirstTask, { divisionId });
  // Where nothing is hidden the inside has no board of its own: it is what everybody sees.
  return findRankedPage(parts, { ...asked, view: 'public' });
}

async function findInView(parts: Parts, asked: BoardPageQuery): Promise<FoundPage> {
  const found = await findBoardPage(parts.database.sql, asked);
  if (!found || !maySee(found)) throw competitionNotFound();
  if (asked.view === 'inside' && !hasRight(found, 'seeInside')) throw notAllowed();
  return found;
}

/** The first rows of a board as it was ranked last, at most `boardPageRows`. Throws like `readBoard`. */
export async function findFirstRows(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, view }: { readonly divisionId: string; readonly view: BoardView },
): Promise<{ readonly head: BoardHead; readonly rows: readonly BoardRow[] }> {
  if (!isId(competitionId) || !isId(divisionId)) throw competitionNotFound();
  const personId = viewer?.personId ?? null;
  const found = await findRankedPage(parts, { competitionId, divisionId, personId, page: 0, view });
  const stored = await readPage(parts.database, { ...found, page: 0 }, found.page);
  return { head: JSON.parse(stored.head) as BoardHead, rows: JSON.parse(stored.rows) as BoardRow[] };
}

/** All of a board as it was ranked last. Throws like `readBoard`. */
export async function findWholeBoard(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, view }: Pick<LeaderboardQuery, 'divisionId' | 'view'>,
): Promise<{ readonly head: BoardHead; readonly rows: readonly BoardRow[] }> {
  if (!isId(competitionId) || (divisionId !== undefined && !isId(divisionId))) throw competitionNotFound();
  const person = { divisionId: divisionId ?? null, personId: viewer?.personId ?? null };
  const found = await findRankedPage(parts, { competitionId, ...person, page: 0, view });
  return parts.database.transaction(async ({ sql }) => {
    const board = await openBoard(sql, found);
    if (!board) return { head: JSON.parse(found.page.head) as BoardHead, rows: [] };
    const { head, reader } = board;
    const rows: BoardRow[] = [];
    for (let from = 0; from < head.rowCount; from += rowsAtOnce) {
      const some = Array.from({ length: Math.min(rowsAtOnce, head.rowCount - from) }, (_, row) => from + row);
      rows.push(...(await reader.read(some)));
    }
    return { head, rows };
  }, 'snapshot');
}

/** Other calls are answered between. */
const rowsAtOnce = 500;
