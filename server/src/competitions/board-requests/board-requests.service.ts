import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { insertBoardRequests, type ScoreCell } from './board-requests.repository.ts';

/** Ranks a division that was requested. Gives the milliseconds that the next ranking of it should wait. */
export type BoardRanker = (parts: Parts, divisionId: string) => Promise<number>;

let ranker: BoardRanker | null = null;

/**
 * Says who ranks what is requested: the domain's manifest, which every process loads, does. Boards are made of scores,
 * entries and much more that requests them, so the ranking is handed down to this noun and not imported.
 */
export function setBoardRanker(rank: BoardRanker): void {
  ranker = rank;
}

/**
 * Requests that divisions are ranked again. The transaction keeps the requests; this process begins right after the
 * commit, and if it dies before it is done, another one finds them. Divisions whose teams are made of members of these
 * are ranked with them. `cell` says that nothing but one score is different.
 */
export async function requestBoards(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
  cell?: ScoreCell,
): Promise<void> {
  const requested = await insertBoardRequests(tx.sql, divisionIds, parts.clock.now(), cell);
  for (const divisionId of requested) {
    parts.afterCommit.enqueue(tx, keyOf(divisionId), (own) => rankRequested(own, divisionId));
  }
}

/** The same for all divisions of a competition. */
export async function requestBoardsOf(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  await requestBoards(parts, tx, await findDivisionIds(tx.sql, competitionId));
}

/** Has this process rank a division whose request is committed already. */
export function startRanking(parts: Parts, divisionId: string): void {
  parts.afterCommit.run(keyOf(divisionId), (own) => rankRequested(own, divisionId));
}

/** One division is ranked by one process once at a time. */
function keyOf(divisionId: string): string {
  return `board ${divisionId}`;
}

async function rankRequested(parts: Parts, divisionId: string): Promise<number> {
  if (ranker === null) throw new Error('No board ranker: load the manifest of the domain');
  return ranker(parts, divisionId);
}
