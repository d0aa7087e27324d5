import {
  type BoardHead,
  type BoardRow,
  boardKinds,
  boardRowsSent,
  boardTopic,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeBoard } from './board.rules.ts';
import { boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';
import {
  type BoardMaterial,
  findBoard,
  findBoardMaterial,
  type KeptBoard,
  saveBoard,
  takeBoardRequests,
} from './boards.repository.ts';

/**
 * Ranks a division if anybody asked for it, keeps the board as its next version and tells who watches what
 * changed. One process at a time; the requests are taken before the scores are read, so that a score is
 * either in this ranking or its request is still there for the next.
 */
export async function rankDivision(parts: Parts, divisionId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    const asked = await takeBoardRequests(tx.sql, divisionId);
    if (asked > 0) await rankNow(parts, tx, divisionId);
  });
}

/** Makes the first board of a division that nobody has ranked yet. */
export async function rankFirst(parts: Parts, divisionId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    await takeBoardRequests(tx.sql, divisionId);
    if ((await findBoard(tx.sql, divisionId)) === null) await rankNow(parts, tx, divisionId);
  });
}

async function rankNow(parts: Parts, tx: Transaction, divisionId: string): Promise<void> {
  const material = await findBoardMaterial(tx.sql, divisionId);
  if (!material) return;
  const before = await findBoard(tx.sql, divisionId);
  const rows = rowTexts(rowsOf(material));
  const changes = boardChanges(rowsOfPages(before?.pages ?? []), rows, boardRowsSent);
  const next = { version: (before?.version ?? 0) + 1, madeAt: parts.clock.now() };
  const head = headOf(material, rows.length, next);
  const isSame = changes?.rows.length === 0 && changes.removed.length === 0;
  if (isSame && isSameHead(before, head)) return;
  await saveBoard(tx.sql, before, { head, pages: pageTexts(rows) });
  const told = { head, fromVersion: before?.version ?? 0 };
  await parts.live.publish(tx, {
    topic: boardTopic(divisionId),
    kind: changes === null ? boardKinds.changed : boardKinds.rows,
    data: changes === null ? told : { ...told, ...changes },
  });
}

function rowsOf({ competition, division, workouts, entries, scores }: BoardMaterial): BoardRow[] {
  return makeBoard({
    scoring: competition.scoring,
    divisionPoints: division.points,
    over: isOver(competition),
    entries: entries.map(({ state, leftAt, ...entry }) => ({
      ...entry,
      status: state,
      leftAt: leftAt?.getTime() ?? null,
    })),
    workouts,
    scores,
  });
}

function isOver({ state }: BoardMaterial['competition']): boolean {
  return state === 'finished' || state === 'archived';
}

function headOf(
  { competition, division, workouts, scores }: BoardMaterial,
  rowCount: number,
  { version, madeAt }: { readonly version: number; readonly madeAt: Date },
): BoardHead {
  const lastScoreAt = scores.reduce((last, { receivedAt }) => Math.max(last, receivedAt.getTime()), 0);
  return {
    competitionId: competition.id,
    divisionId: division.id,
    divisionName: division.name,
    version,
    madeAt: madeAt.toISOString(),
    lastScoreAt: lastScoreAt === 0 ? null : new Date(lastScoreAt).toISOString(),
    standing: isOver(competition) ? 'final' : 'provisional',
    rowCount,
    workouts: workouts.map(({ id, name, position, scoring, points }) => ({
      id,
      name,
      position,
      scoring,
      points,
    })),
  };
}

function isSameHead(before: KeptBoard | null, head: BoardHead): boolean {
  if (before === null) return false;
  const known = JSON.parse(before.head) as BoardHead;
  return JSON.stringify({ ...known, version: head.version, madeAt: head.madeAt }) === JSON.stringify(head);
}
