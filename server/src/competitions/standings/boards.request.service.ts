import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { rankDivision } from './boards.rank.service.ts';
import { findDivisionIds, insertBoardRequests } from './boards.repository.ts';

/**
 * Asks for divisions to be ranked anew. What was asked for is kept by the transaction; this process begins
 * right after the commit, and if it dies before it is done, another one finds the request.
 */
export async function requestBoards(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
): Promise<void> {
  const different = [...new Set(divisionIds)];
  await insertBoardRequests(tx.sql, different, parts.clock.now());
  for (const divisionId of different) {
    parts.soon.afterCommit(tx, `board ${divisionId}`, (own) => rankDivision(own, divisionId));
  }
}

/** The same for all divisions of a competition. */
export async function requestBoardsOf(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  await requestBoards(parts, tx, await findDivisionIds(tx.sql, competitionId));
}
