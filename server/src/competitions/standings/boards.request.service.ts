import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertBoardRequests, type ScoreCell } from './board-requests.repository.ts';
import { rankOnSuitingThread } from './boards.rank.service.ts';
import { findDivisionIds } from './boards.repository.ts';

/**
 * Asks for divisions to be ranked anew. What was asked for is kept by the transaction; this process begins
 * right after the commit, and if it dies before it is done, another one finds the request. Divisions whose
 * teams are made of members of these are ranked with them. `cell` says that nothing but one score is different.
 */
export async function requestBoards(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
  cell?: ScoreCell,
): Promise<void> {
  const asked = await insertBoardRequests(tx.sql, divisionIds, parts.clock.now(), cell);
  for (const divisionId of asked) {
    parts.afterCommit.enqueue(tx, `board ${divisionId}`, (own) => rankOnSuitingThread(own, divisionId));
  }
}

/** The same for all divisions of a competition. */
export async function requestBoardsOf(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  await requestBoards(parts, tx, await findDivisionIds(tx.sql, competitionId));
}
