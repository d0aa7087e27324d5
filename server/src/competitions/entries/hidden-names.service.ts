import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { revokeBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { findFrozenBoardsOf } from './frozen-entries.repository.ts';
import { type DecidedName, writeHidden } from './hidden-names.repository.ts';

/** Whose names are decided, of whom in a competition; left out: of all. */
interface Whose {
  readonly entryIds?: readonly string[];
  /** Divisions that they are leaving, which told of them. */
  readonly left?: readonly string[];
}

/**
 * Decides anew whose names are hidden, of some entries or of a whole competition: after every change of what
 * decides it. Where somebody's name becomes hidden, what the board told with it is called back. Gives the
 * divisions in which that changed for somebody, whose boards are to be ranked, frozen ones that they left included.
 */
export async function decideHidden(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
  { entryIds, left = [] }: Whose = {},
): Promise<string[]> {
  const decided = await writeHidden(tx.sql, competitionId, entryIds);
  const hidden = decided.filter((name) => name.hidden);
  if (hidden.length > 0) await revokeBoardEvents(parts, tx, [...left, ...(await boardsOf(tx, hidden))]);
  return boardsOf(tx, decided);
}

async function boardsOf(tx: Transaction, names: readonly DecidedName[]): Promise<string[]> {
  const frozen = await findFrozenBoardsOf(
    tx.sql,
    names.map(({ id }) => id),
  );
  return [...new Set([...names.map(({ divisionId }) => divisionId), ...frozen])];
}
