import { setTimeout as sleep } from 'node:timers/promises';
import {
  boardKinds,
  boardPageRows,
  boardTopic,
  insideBoardTopic,
} from '@chalkline/contract/competitions/board-topics.ts';
import {
  type BoardHead,
  type BoardRow,
  boardRowsSent,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { boardRows } from './board.rules.ts';
import { saveBoardLists } from './board-lists.repository.ts';
import { boardLists } from './board-lists.rules.ts';
import { type RankedBoard, rankBoard } from './board-ranking.rules.ts';
import { boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';
import { type BoardMaterial, hidesAnything, loadBoardMaterial } from './boards.material.service.ts';
import {
  dropInsideBoard,
  findBoard,
  type KeptBoard,
  saveBoard,
  saveBoardResults,
  takeBoardRequests,
} from './boards.repository.ts';
import { onSuitingThread } from './boards.thread.service.ts';
import { distinctResults } from './distinct-results.rules.ts';

/**
 * Ranks a division if anybody asked for it, keeps the board as its next version and tells who watches what
 * changed. One process at a time; the requests are taken before the scores are read, so that a score is
 * either in this ranking or its request is still there for the next.
 */
export async function rankDivision(parts: ThreadParts, divisionId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    const asked = await takeBoardRequests(tx.sql, divisionId);
    if (asked > 0) await rankNow(parts, tx, divisionId);
  });
}

/**
 * The same, on the side thread where there is much to rank. A ranking that took long is followed by a rest as
 * long: while scores pour in, the machine is there for their receipts half of the time at least.
 */
export async function rankOnSuitingThread(
  parts: Pick<Parts, 'thread'> & ThreadParts,
  divisionId: string,
): Promise<void> {
  const began = performance.now();
  await onSuitingThread(parts, divisionId, rankDivisionTask, { divisionId });
  const took = performance.now() - began;
  if (took > longMilliseconds) await sleep(Math.min(took, longestRestMilliseconds));
}

const longMilliseconds = 250;
const longestRestMilliseconds = 5000;

export const rankDivisionTask: ThreadTask<{ readonly divisionId: string }, null> = {
  name: 'competitions.rank_division',
  run: async (parts, { divisionId }) => {
    await rankDivision(parts, divisionId);
    return null;
  },
};

/** Makes the first board of a division that nobody has ranked yet. */
export async function rankFirst(parts: ThreadParts, divisionId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    await takeBoardRequests(tx.sql, divisionId);
    if ((await findBoard(tx.sql, divisionId, 'public')) === null) await rankNow(parts, tx, divisionId);
    return null;
  });
}

export const rankFirstTask: ThreadTask<{ readonly divisionId: string }, null> = {
  name: 'competitions.rank_first',
  run: (parts, { divisionId }) => rankFirst(parts, divisionId),
};

async function rankNow(parts: ThreadParts, tx: Transaction, divisionId: string): Promise<void> {
  const now = parts.clock.now();
  const told = await loadBoardMaterial(tx.sql, divisionId, { view: 'public', now });
  if (!told) return;
  const ranked = await rankView(parts, tx, told);
  if (hidesAnything(told.frame, now)) {
    const inside = await loadBoardMaterial(tx.sql, divisionId, { view: 'inside', now });
    if (!inside) return;
    const changed = await rankView(parts, tx, inside);
    if (changed) await tellInside(parts, tx, changed);
    return;
  }
  await dropInsideBoard(tx.sql, divisionId);
  if (ranked) await tellInside(parts, tx, ranked);
}

interface Changed {
  readonly head: BoardHead;
  readonly fromVersion: number;
}

/**
 * Of more rows than this the kept ones are not read to find what differs: a new score moves thousands of them, and
 * who watches is asked to read again anyway.
 */
const comparedAtMost = 20_000;

/** Ranks one view and keeps it. Gives what it became; null when nothing is different. */
async function rankView(
  parts: ThreadParts,
  tx: Transaction,
  material: BoardMaterial,
): Promise<Changed | null> {
  const { view, frame, input } = material;
  const divisionId = frame.division.id;
  const isCompared = input.entries.length <= comparedAtMost;
  const before = await findBoard(tx.sql, divisionId, view, isCompared);
  const ranked = rankBoard(input);
  const laid = boardRows(input, ranked);
  const rows = rowTexts(laid);
  const changes = isCompared ? boardChanges(rowsOfPages(before?.pages ?? []), rows, boardRowsSent) : null;
  const next = { version: (before?.version ?? 0) + 1, madeAt: parts.clock.now() };
  const head = headOf(material, rows.length, next);
  const isSame = changes?.rows.length === 0 && changes.removed.length === 0;
  if (isSame && isSameHead(before, head)) return null;
  await saveBoard(tx.sql, before, { head, pages: pageTexts(rows) });
  await saveBoardLists(tx.sql, head, listsOf(laid, material, ranked));
  const told = { head, fromVersion: before?.version ?? 0 };
  if (view === 'inside') return told;
  const results = ranked.workouts.map(({ id, ranking }) => ({
    workoutId: id,
    results: distinctResults(ranking),
  }));
  await saveBoardResults(tx.sql, divisionId, results);
  await parts.live.publish(tx, {
    topic: boardTopic(divisionId),
    kind: changes === null ? boardKinds.changed : boardKinds.rows,
    data: changes === null ? told : { ...told, ...changes },
  });
  return told;
}

/** What a board is searched and sorted by; null of one that fits on a page, where that takes no time. */
function listsOf(rows: readonly BoardRow[], { input }: BoardMaterial, ranked: RankedBoard) {
  if (rows.length <= boardPageRows) return null;
  const entries = input.entries.map(({ id }) => id);
  const workoutIds = ranked.workouts.map(({ id }) => id);
  return boardLists(rows, { workoutIds, entries, positionOf: ranked.indexOf });
}

/** Those who see the inside read it again: their boards are few, and most of them look at one workout. */
function tellInside(parts: ThreadParts, tx: Transaction, changed: Changed): Promise<void> {
  const topic = insideBoardTopic(changed.head.divisionId);
  return parts.live.publish(tx, { topic, kind: boardKinds.changed, data: changed });
}

function headOf(
  { view, frame, workouts, scores }: BoardMaterial,
  rowCount: number,
  { version, madeAt }: { readonly version: number; readonly madeAt: Date },
): BoardHead {
  const { competition, division } = frame;
  const lastScoreAt = scores.reduce((last, { receivedAt }) => Math.max(last, receivedAt.getTime()), 0);
  return {
    competitionId: competition.id,
    divisionId: division.id,
    divisionName: division.name,
    version,
    madeAt: madeAt.toISOString(),
    lastScoreAt: lastScoreAt === 0 ? null : new Date(lastScoreAt).toISOString(),
    standing: workouts.length > 0 && workouts.every(({ over }) => over) ? 'final' : 'provisional',
    rowCount,
    view,
    frozenAt: division.frozenAt?.toISOString() ?? null,
    workouts: workouts.map(({ id, name, position, scoring, points, partOf, publication }) => ({
      id,
      name,
      position,
      scoring,
      points,
      partOf,
      publication,
    })),
  };
}

function isSameHead(before: KeptBoard | null, head: BoardHead): boolean {
  if (before === null) return false;
  const known = JSON.parse(before.head) as BoardHead;
  return JSON.stringify({ ...known, version: head.version, madeAt: head.madeAt }) === JSON.stringify(head);
}
