import type { Parts } from '../../platform/parts.ts';
import { findLeftRequests } from './board-requests.repository.ts';
import { startRanking } from './board-requests.service.ts';

/** A request older than this was left by a process that died: a living one begins at once. */
const leftAfterMilliseconds = 2000;

/** Ranks what nobody did in time. Gives how many divisions it began. */
export async function rankLeftDivisions(parts: Parts): Promise<number> {
  const before = new Date(parts.clock.now().getTime() - leftAfterMilliseconds);
  const divisionIds = await findLeftRequests(parts.database.sql, before);
  for (const divisionId of divisionIds) startRanking(parts, divisionId);
  return divisionIds.length;
}

export interface BoardSweeper {
  stop(): void;
}

/** Looks for left requests again and again, in every process that does background work. */
export function startBoardSweeper(parts: Parts, everyMilliseconds = 2000): BoardSweeper {
  const timer = setInterval(() => {
    parts.afterCommit.run('left boards', async (own) => {
      await rankLeftDivisions(own);
    });
  }, everyMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
