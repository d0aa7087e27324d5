import { boardPageRows, type LeaderboardQuery } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { ReadyReply } from '../../platform/http/ready-reply.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { maySee } from '../competitions/competitions.policy.ts';
import { rankFirst } from './boards.rank.service.ts';
import { type BoardAsked, type BoardPage, findBoardPage } from './boards.repository.ts';

/** One page of a board as it was made, without ranking anything. */
export async function readBoard(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, cursor }: LeaderboardQuery,
): Promise<ReadyReply> {
  if (!isId(competitionId) || (divisionId !== undefined && !isId(divisionId))) throw competitionNotFound();
  const list = ['board', competitionId, divisionId];
  const page = Number(readCursor(parts.config, list, cursor)?.[0] ?? 0);
  // Before the board: whatever came up to this event is in a board that is read later.
  const position = await parts.live.reached(parts.database.sql);
  const asked = { competitionId, divisionId: divisionId ?? null, personId: viewer?.personId ?? null, page };
  const board = await findMade(parts, asked);
  const isLast = (page + 1) * boardPageRows >= board.made.rowCount;
  const next = isLast ? null : writeCursor(parts.config, list, [page + 1]);
  return new ReadyReply(
    envelope(board.made, position, next),
    `${board.divisionId}.${board.made.version}.${page}`,
  );
}

type Made = NonNullable<BoardPage['made']>;

/** Text is put together, not parsed and written again: head and rows are JSON already. */
function envelope({ head, rows, rowCount }: Made, position: string, next: string | null): string {
  const data = `${head.slice(0, -1)},"position":${JSON.stringify(position)},"rows":${rows}}`;
  return `{"message":"OK","data":${data},"next":${JSON.stringify(next)},"total":${rowCount}}`;
}

async function findMade(parts: Parts, asked: BoardAsked): Promise<BoardPage & { readonly made: Made }> {
  const found = await findInView(parts, asked);
  if (found.made) return { ...found, made: found.made };
  await rankFirst(parts, found.divisionId);
  const again = await findInView(parts, asked);
  if (!again.made) throw new Error('A division was ranked and has no board.');
  return { ...again, made: again.made };
}

async function findInView(parts: Parts, asked: BoardAsked): Promise<BoardPage> {
  const found = await findBoardPage(parts.database.sql, asked);
  if (!found || !maySee(found)) throw competitionNotFound();
  return found;
}
