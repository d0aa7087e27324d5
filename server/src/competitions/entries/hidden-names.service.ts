import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { revokeBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { findFrozenBoardsOf } from './frozen-entries.repository.ts';
import { type DecidedName, writeHidden } from './hidden-names.repository.ts';

/** Whose names to decide. Default: everyone in the competition. */
interface Whose {
  readonly entryIds?: readonly string[];
  /** Divisions they are leaving, which showed their names. */
  readonly left?: readonly string[];
}

/**
 * Decides again whose names are hidden, for some entries or a whole competition, after any change that affects it. When
 * a name becomes hidden, live updates with it are recalled. Returns the divisions where a name changed, whose
 * leaderboards must be ranked again, including frozen ones that the entries left.
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
