import { boardKinds, boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { type ScoreCell, takeBoardRequests } from '../board-requests/board-requests.repository.ts';
import type { BoardFrame } from './board-material.repository.ts';
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
 * Ranks a division if a ranking is requested, stores the board as its next version and publishes what changed. One
 * process at a time; the requests are taken before the scores are read, so that a score is either in this ranking or its
 * request is still there for the next. `form`: how it is stored, by its size where that is left out.
 */
export async function rankDivision(parts: ThreadParts, divisionId: string, form?: BoardForm): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    const { count, cells } = await takeBoardRequests(tx.sql, divisionId);
    if (count > 0) await rankViews(parts, tx, { divisionId, cells, form });
  });
}

/**
 * The same, on the side thread where there is much to rank. Gives for how long the next ranking is to wait if it is
 * asked for already: while scores pour in, the machine is there for their receipts four fifths of the time.
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

/** Ranks a division that has no board yet. */
export async function rankFirst(parts: ThreadParts, divisionId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    // Another process was first: requests that came since then are for the next ranking.
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
  /** Nothing but these scores is different from what is stored; null: anything may be. */
  readonly cells: readonly ScoreCell[] | null;
  /** undefined: the one for its size. */
  readonly form: BoardForm | undefined;
}

async function rankViews(parts: ThreadParts, tx: Transaction, ranking: Ranking): Promise<void> {
  const now = parts.clock.now();
  const open = await rankView(parts, tx, ranking, { view: 'public', now });
  if (!open) return;
  if (hidesAnything(open.frame, now)) {
    const inside = await rankView(parts, tx, ranking, { view: 'inside', now });
    if (inside?.changed) await publishInside(parts, tx, inside.changed);
    return;
  }
  await deleteBoard(tx.sql, { divisionId: ranking.divisionId, view: 'inside' });
  if (open.changed) await publishInside(parts, tx, open.changed);
}

interface Changed {
  readonly head: BoardHead;
  readonly fromVersion: number;
}

interface RankedView {
  readonly frame: BoardFrame;
  /** What it became; null when nothing is different. */
  readonly changed: Changed | null;
}

/** Ranks one view and stores it; null when the division is gone. */
async function rankView(
  parts: ThreadParts,
  tx: Transaction,
  ranking: Ranking,
  viewAt: BoardViewAt,
): Promise<RankedView | null> {
  const { sql } = tx;
  const { divisionId } = ranking;
  const { view } = viewAt;
  const before = await findBoard(sql, { divisionId, view });
  const loaded = await loadBoard(tx, ranking, viewAt, before);
  if (!loaded) return null;
  const { material, board } = loaded;
  const next = { version: (before?.version ?? 0) + 1, madeAt: parts.clock.now() };
  const head = headOf(material, { ...next, rowCount: board.rowCount, cut: board.cut });
  const { frame } = material;
  if (before && isSameHead(before, head) && (await board.isSame(tx, before))) return { frame, changed: null };
  const changes = await board.save(tx, before, head);
  const { bulk } = loaded;
  if (bulk) tx.afterCommit(() => cacheRanking(view, JSON.stringify(head), bulk));
  const changed = { head, fromVersion: before?.version ?? 0 };
  if (view === 'inside') return { frame, changed };
  await saveBoardResults(sql, divisionId, board.results);
  // Events are kept for streams that resume: a draft's rows must not reach whoever may see it later.
  const rows = frame.competition.state === 'draft' ? null : changes;
  await parts.live.publish(tx, {
    topic: boardTopic(divisionId),
    kind: rows === null ? boardKinds.changed : boardKinds.rows,
    data: rows === null ? changed : { ...changed, ...rows },
  });
  return { frame, changed };
}

interface LoadedBoard {
  readonly material: HeadMaterial;
  readonly board: PreparedBoard;
  /** Of a large division, to be cached. */
  readonly bulk: BulkRanking | null;
}

/** What the head of a division's board is made of, and its rows ready to be stored. */
async function loadBoard(
  tx: Transaction,
  { divisionId, cells, form }: Ranking,
  viewAt: BoardViewAt,
  stored: StoredBoard | null,
): Promise<LoadedBoard | null> {
  const { sql } = tx;
  const isLarge = await hasMoreEntriesThan(sql, divisionId, rankedHereAtMost);
  const isPacked = form === undefined ? isLarge : form === 'packed';
  const cached = isPacked && stored && cells ? cachedRanking(divisionId, viewAt.view, stored.head) : null;
  const reranked = cached && cells && (await rerankScores(sql, cached, viewAt, cells));
  const bulk = reranked ?? (isLarge && isPacked ? await rankInBulk(tx, divisionId, viewAt) : null);
  if (bulk) {
    const { frame, workouts } = bulk.material;
    const material = { view: viewAt.view, frame, workouts, lastScoreAt: bulk.lastScoreAt };
    return { material, board: prepareBulkBoard(bulk, reranked && cached.field), bulk };
  }
  const material = await loadBoardMaterial(sql, divisionId, viewAt);
  if (!material) return null;
  const lastScoreAt = material.scores.reduce(
    (last, { receivedAt }) => Math.max(last, receivedAt.getTime()),
    0,
  );
  return { material: { ...material, lastScoreAt }, board: prepareBoard(material, isPacked), bulk: null };
}

/** Staff read the inside board again: there are few of them, and most look at one workout. */
function publishInside(parts: ThreadParts, tx: Transaction, changed: Changed): Promise<void> {
  const topic = insideBoardTopic(changed.head.divisionId);
  return parts.live.publish(tx, { topic, kind: boardKinds.changed, data: changed });
}

/** What a head is made of. */
interface HeadMaterial extends Pick<BoardMaterial, 'view' | 'frame' | 'workouts'> {
  /** Milliseconds; 0 for none. */
  readonly lastScoreAt: number;
}

function headOf(
  { view, frame, workouts, lastScoreAt }: HeadMaterial,
  {
    version,
    madeAt,
    rowCount,
    cut,
  }: { version: number; madeAt: Date } & Pick<PreparedBoard, 'rowCount' | 'cut'>,
): BoardHead {
  const { competition, division } = frame;
  return {
    competitionId: competition.id,
    divisionId: division.id,
    divisionName: division.name,
    version,
    madeAt: madeAt.toISOString(),
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

/** Nothing is left that could still change for everybody, nor a workout that is still to come. */
function isSettled({ allWorkouts }: BoardFrame, workouts: HeadMaterial['workouts']): boolean {
  const isFinal = new Set(workouts.filter(({ publication }) => publication === 'final').map(({ id }) => id));
  return allWorkouts.length > 0 && allWorkouts.every(({ id }) => isFinal.has(id));
}

function isSameHead(before: StoredBoard, head: BoardHead): boolean {
  const known = JSON.parse(before.head) as BoardHead;
  return JSON.stringify({ ...known, version: head.version, madeAt: head.madeAt }) === JSON.stringify(head);
}
