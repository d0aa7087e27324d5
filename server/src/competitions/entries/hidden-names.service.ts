import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { writeHidden } from './hidden-names.repository.ts';

/**
 * Decides anew whose names are hidden, of some entries or of a whole competition: after every change of what
 * decides it. Where somebody's name becomes hidden, what the board told with it is called back. Gives the
 * divisions in which that changed for somebody, whose boards are to be ranked.
 */
export async function decideHidden(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
  entryIds?: readonly string[],
): Promise<string[]> {
  const decided = await writeHidden(tx.sql, competitionId, entryIds);
  const hidden = decided.filter((name) => name.hidden).map(({ divisionId }) => divisionId);
  await callNamesBack(parts, tx, hidden);
  return [...new Set(decided.map(({ divisionId }) => divisionId))];
}

/**
 * After a name that everybody could read is gone from these divisions: nobody who resumes a stream is sent it again.
 * Waits for whoever is ranking them, who may have read the name and tells it when done.
 */
export async function callNamesBack(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
): Promise<void> {
  const different = [...new Set(divisionIds)].sort();
  for (const divisionId of different) await lock(tx, 'board', divisionId, 'exclusive');
  await parts.live.callBack(tx, different.map(boardTopic));
}
