import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { insertBoardRequests, type ScoreCell } from './board-requests.repository.ts';

/** Ranks a requested division. Returns how many milliseconds its next ranking should wait. */
export type BoardRanker = (parts: Parts, divisionId: string) => Promise<number>;

let ranker: BoardRanker | null = null;

/**
 * Sets the function that ranks requested divisions, called by the domain's manifest, which every process loads.
 * Rankings depend on scores, entries and much else that requests them, so the ranking is injected instead of imported.
 */
export function setBoardRanker(rank: BoardRanker): void {
  ranker = rank;
}

/**
 * Requests that divisions are ranked again. The requests are part of the transaction. This process starts right after
 * the commit; if it dies first, another one finds them. Divisions whose teams include members of these are ranked too.
 * `cell` says that only one score changed.
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

/** Has this process rank a division whose request is already committed. */
export function startRanking(parts: Parts, divisionId: string): void {
  parts.afterCommit.run(keyOf(divisionId), (own) => rankRequested(own, divisionId));
}

/** Each division is ranked by one process at a time. */
function keyOf(divisionId: string): string {
  return `board ${divisionId}`;
}

async function rankRequested(parts: Parts, divisionId: string): Promise<number> {
  if (ranker === null) throw new Error('No board ranker: load the manifest of the domain');
  return ranker(parts, divisionId);
}
