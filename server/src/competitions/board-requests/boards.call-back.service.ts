import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';

/**
 * After something that everybody could read is gone from these boards, a name or a result: nobody who resumes a stream
 * is sent it again. Waits for whoever is ranking them, who may have read it and tells it when done.
 */
export async function callBoardsBack(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
): Promise<void> {
  const different = [...new Set(divisionIds)].sort();
  for (const divisionId of different) await lock(tx, 'board', divisionId, 'exclusive');
  await parts.live.callBack(tx, different.map(boardTopic));
}

/** The same for all divisions of a competition. */
export async function callBoardsOfBack(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  await callBoardsBack(parts, tx, await findDivisionIds(tx.sql, competitionId));
}
