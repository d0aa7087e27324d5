import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';

/**
 * Revokes past live events of boards after a name or result was removed from them, or before they are deleted. A
 * stream that resumes from an older event has to read the board again. Waits for a ranking in progress, which may have
 * read the removed data and would publish it.
 */
export async function revokeBoardEvents(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
): Promise<void> {
  const different = [...new Set(divisionIds)].sort();
  for (const divisionId of different) await lock(tx, 'board', divisionId, 'exclusive');
  await parts.live.revoke(tx, different.map(boardTopic));
}

/** The same for all divisions of a competition. */
export async function revokeCompetitionBoardEvents(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
): Promise<void> {
  await revokeBoardEvents(parts, tx, await findDivisionIds(tx.sql, competitionId));
}
