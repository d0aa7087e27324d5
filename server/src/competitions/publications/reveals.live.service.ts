import { boardKinds, boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { deleteReveals, findCompetitionIdOf } from './reveals.repository.ts';

/** Tells everyone who watches the leaderboard that its ceremony shows other places. The event has no result in it. */
export async function tellRevealMoved(parts: Parts, tx: Transaction, divisionId: string): Promise<void> {
  for (const topic of [boardTopic(divisionId), insideBoardTopic(divisionId)]) {
    await parts.live.publish(tx, { topic, kind: boardKinds.revealMoved, data: { divisionId } });
  }
}

/** Tells all leaderboards of a competition that a ceremony started or ended: a TV switches to it. */
export async function tellRevealChanged(parts: Parts, tx: Transaction, competitionId: string): Promise<void> {
  const divisionIds = await findDivisionIds(tx.sql, competitionId);
  for (const topic of divisionIds.flatMap((id) => [boardTopic(id), insideBoardTopic(id)])) {
    await parts.live.publish(tx, { topic, kind: boardKinds.revealChanged, data: { competitionId } });
  }
}

/** Ends the ceremonies of these divisions, if any. Returns where there was one. */
export async function endReveals(
  parts: Parts,
  tx: Transaction,
  divisionIds: readonly string[],
): Promise<string[]> {
  const ended = await deleteReveals(tx.sql, divisionIds);
  const [first] = ended;
  if (first) await tellRevealChanged(parts, tx, await findCompetitionIdOf(tx.sql, first));
  return ended;
}
