import { boardKinds, boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { type ScoreCell, takeBoardRequests } from '../board-requests/board-requests.repository.ts';
import type { BoardFrame } from './board-material.repository.ts';
import type { BoardChanges } from './board-texts.rules.ts';
import { type BulkRanking, rankInBulk } from './boards.bulk-ranking.service.ts';
import { usesFrozenRules } from './boards.frame.service.ts';
import {
  type BoardMaterial,
  type BoardViewAt,
  hidesAnything,
  loadBoardMaterial,
} from './boards.material.service.ts';
import { cachedRanking, cacheRanking } from './boards.ranking-cache.service.ts';
import {
  deleteBoard,
  findBoard,
  hasMoreEntriesThan,
  type StoredBoard,
  saveBoardResults,
} from './boards.repository.ts';
import { rerankScores } from './boards.rerank.service.ts';
import { type PreparedBoard, prepareBoard, prepareBulkBoard } from './boards.store.service.ts';
import type { BoardForm } from './boards.table.ts';
import { onSuitingThread, rankedHereAtMost } from './boards.thread.service.ts';

/**
 * Ranks a division if a ranking is requested, stores the leaderboard as its next version and publishes the changes. One
 * process at a time. Requests are taken before scores are read, so every score is either in this ranking or its request
 * remains for the next. `form`: how to store it; by default its size decides.
 */
export async function rankDivision(parts: ThreadParts, divisionId: string, form?: BoardForm): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    const { count, cells } = await takeBoardRequests(tx.sql, divisionId);
    if (count > 0) await rankViews(parts, tx, { divisionId, cells, form });
  });
}

/**
 * The same, on the side thread if there is much to rank. Returns how long the next ranking should wait if it is already
 * requested: while scores pour in, four fifths of the time remain for recording them.
 */
export async function rankOnSuitingThread(
  parts: Pick<Parts, 'thread'> & ThreadParts,
  divisionId: string,
): Promise<number> {
  const began = performance.now();
  await onSuitingThread(parts, divisionId, rankDivisionTask, { divisionId });
  const took = performance.now() - began;
  return took > longMilliseconds ? Math.min(took * restForWork, longestRestMilliseconds) : 0;
}

const longMilliseconds = 50;
const restForWork = 4;
const longestRestMilliseconds = 5000;

export const rankDivisionTask: ThreadTask<{ readonly divisionId: string }, null> = {
  name: 'competitions.rank_division',
  run: async (parts, { divisionId }) => {
    await rankDivision(parts, divisionId);
    return null;
  },
};

/** Ranks a division that has no leaderboard yet. */
export async function rankFirst(parts: ThreadParts, divisionId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    // Another process was first: later requests are for the next ranking.
    if ((await findBoard(tx.sql, { divisionId, view: 'public' })) !== null) return null;
    await takeBoardRequests(tx.sql, divisionId);
    await rankViews(parts, tx, { divisionId, cells: null, form: undefined });
    return null;
  });
}

export const rankFirstTask: ThreadTask<{ readonly divisionId: string }, null> = {
  name: 'competitions.rank_first',
  run: (parts, { divisionId }) => rankFirst(parts, divisionId),
};

interface Ranking {
  readonly divisionId: string;
  /** Only these scores changed since the last ranking; null: anything may have. */
  readonly cells: readonly ScoreCell[] | null;
  /** undefined: chosen by size. */
  readonly form: BoardForm | undefined;
}

/** Ranks the public view, and the inside view if it differs; each is stored and published if it changed. */
async function rankViews(parts: ThreadParts, tx: Transaction, ranking: Ranking): Promise<void> {
  const now = parts.clock.now();
  const isLarge = await hasMoreEntriesThan(tx.sql, ranking.divisionId, rankedHereAtMost);
  const sized = { ...ranking, isLarge, isPacked: ranking.form ? ranking.form === 'packed' : isLarge };
  const open = await rankView(tx, sized, { view: 'public', now });
  if (!open) return;
  if (open.changed) await publishOpen(parts, tx, open, open.changed);
  const inside = await rankInside(tx, sized, open, now);
  if (inside) await publishInside(parts, tx, inside);
}

/** The staff's view: a leaderboard of its own, or the public one if that hides nothing. */
async function rankInside(
  tx: Transaction,
  ranking: SizedRanking,
  open: RankedView,
  now: Date,
): Promise<Changed | null> {
  if (hidesAnything(open.frame, now)) {
    const inside = await rankView(tx, ranking, { view: 'inside', now });
    return inside?.changed ?? null;
  }
  await deleteBoard(tx.sql, { divisionId: ranking.divisionId, view: 'inside' });
  return open.changed;
}

interface SizedRanking extends Ranking {
  /** It has too many entries to read row by row. */
  readonly isLarge: boolean;
  readonly isPacked: boolean;
}

interface Changed {
  readonly head: BoardHead;
  readonly fromVersion: number;
}

interface RankedView {
  readonly frame: BoardFrame;
  /** The new version; null if nothing changed. */
  readonly changed: Changed | null;
  /** The changed rows; null if there are many or none. */
  readonly rows: BoardChanges | null;
}

/** Ranks one view and stores it as the next version if it changed; null if the division was deleted. */
async function rankView(
  tx: Transaction,
  ranking: SizedRanking,
  viewAt: BoardViewAt,
): Promise<RankedView | null> {
  const before = await findBoard(tx.sql, { divisionId: ranking.divisionId, view: viewAt.view });
  const ranked = (await rankLarge(tx, ranking, viewAt, before)) ?? (await rankByRows(tx, ranking, viewAt));
  if (!ranked) return null;
  const { board, frame } = ranked;
  const fromVersion = before?.version ?? 0;
  const head = headOf(ranked, viewAt, fromVersion + 1);
  const isSame = before !== null && isSameHead(before, head) && (await board.isSame(tx, before));
  if (isSame) return { frame, changed: null, rows: null };
  const rows = await board.save(tx, before, head);
  if (viewAt.view === 'public') await saveBoardResults(tx.sql, ranking.divisionId, board.results);
  const { bulk } = ranked;
  if (bulk) tx.afterCommit(() => cacheRanking(viewAt.view, JSON.stringify(head), bulk));
  return { frame, changed: { head, fromVersion }, rows };
}

/** A ranked view, ready to be stored. */
interface RankedBoard extends Pick<BoardMaterial, 'frame' | 'workouts'> {
  /** Milliseconds; 0 for none. */
  readonly lastScoreAt: number;
  readonly board: PreparedBoard;
  /** For a large division, to be cached. */
  readonly bulk: BulkRanking | null;
}

/**
 * Ranks in bulk: the workouts with changed scores if only some scores changed since the cached ranking, otherwise
 * everything. null if the division is small or has to be read row by row.
 */
async function rankLarge(
  tx: Transaction,
  { divisionId, cells, isLarge, isPacked }: SizedRanking,
  viewAt: BoardViewAt,
  stored: StoredBoard | null,
): Promise<RankedBoard | null> {
  if (!isPacked) return null;
  const cached = stored && cells && cachedRanking(divisionId, viewAt.view, stored.head);
  const reranked = cached && cells && (await rerankScores(tx.sql, cached, viewAt, cells));
  const bulk = reranked || (isLarge ? await rankInBulk(tx, divisionId, viewAt) : null);
  if (!bulk) return null;
  const { frame, workouts } = bulk.material;
  const board = prepareBulkBoard(bulk, reranked && cached.field);
  return { frame, workouts, lastScoreAt: bulk.lastScoreAt, board, bulk };
}

/** Ranks from one row per score; null if the division was deleted. */
async function rankByRows(
  { sql }: Transaction,
  { divisionId, isPacked }: SizedRanking,
  viewAt: BoardViewAt,
): Promise<RankedBoard | null> {
  const material = await loadBoardMaterial(sql, divisionId, viewAt);
  if (!material) return null;
  const { frame, workouts, scores } = material;
  const lastScoreAt = scores.reduce((last, { receivedAt }) => Math.max(last, receivedAt.getTime()), 0);
  return { frame, workouts, lastScoreAt, board: prepareBoard(material, isPacked), bulk: null };
}

/** Sends the changed rows to everyone watching. */
async function publishOpen(
  parts: ThreadParts,
  tx: Transaction,
  { frame, rows: differing }: RankedView,
  changed: Changed,
): Promise<void> {
  // Events are kept for resuming streams: a draft's rows must not reach people who may see it later.
  const rows = frame.competition.state === 'draft' ? null : differing;
  await parts.live.publish(tx, {
    topic: boardTopic(frame.division.id),
    kind: rows === null ? boardKinds.changed : boardKinds.rows,
    data: rows === null ? changed : { ...changed, ...rows },
  });
}

/** Staff reload the inside view: they are few, and most look at one workout. */
function publishInside(parts: ThreadParts, tx: Transaction, changed: Changed): Promise<void> {
  const topic = insideBoardTopic(changed.head.divisionId);
  return parts.live.publish(tx, { topic, kind: boardKinds.changed, data: changed });
}

function headOf(
  { frame, workouts, lastScoreAt, board: { rowCount, cut } }: RankedBoard,
  { view, now }: BoardViewAt,
  version: number,
): BoardHead {
  const { competition, division } = frame;
  return {
    competitionId: competition.id,
    divisionId: division.id,
    divisionName: division.name,
    version,
    madeAt: now.toISOString(),
    lastScoreAt: lastScoreAt === 0 ? null : new Date(lastScoreAt).toISOString(),
    standing: isSettled(frame, workouts) ? 'final' : 'provisional',
    rowCount,
    view,
    frozenAt: division.frozenAt?.toISOString() ?? null,
    ...(usesFrozenRules(frame, view) && { held: { scoring: competition.scoring, points: division.points } }),
    ...(cut && { cut }),
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

/** Nothing public can change anymore, and no workout is still to come. */
function isSettled({ allWorkouts }: BoardFrame, workouts: RankedBoard['workouts']): boolean {
  const isFinal = new Set(workouts.filter(({ publication }) => publication === 'final').map(({ id }) => id));
  return allWorkouts.length > 0 && allWorkouts.every(({ id }) => isFinal.has(id));
}

function isSameHead(before: StoredBoard, head: BoardHead): boolean {
  const known = JSON.parse(before.head) as BoardHead;
  return JSON.stringify({ ...known, version: head.version, madeAt: head.madeAt }) === JSON.stringify(head);
}
