import { boardKinds, boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { type ScoreCell, takeBoardRequests } from '../board-requests/board-requests.repository.ts';
import type { BoardFrame } from './board-material.repository.ts';
import { dropBoardParts } from './board-parts.repository.ts';
import { rankAgain } from './boards.again.service.ts';
import { isHeld } from './boards.frame.service.ts';
import { heldBoard, holdBoard } from './boards.held.service.ts';
import {
  type MadeBoard,
  makeCompactBoard,
  makeCompactBoardOf,
  makeTextBoard,
} from './boards.make.service.ts';
import {
  type BoardLook,
  type BoardMaterial,
  hidesAnything,
  loadBoardMaterial,
} from './boards.material.service.ts';
import { type PackedBoard, rankPacked } from './boards.packed.service.ts';
import {
  dropInsideBoard,
  findBoard,
  hasMoreEntriesThan,
  type KeptBoard,
  saveBoardResults,
} from './boards.repository.ts';
import { onSuitingThread, rankedHereAtMost } from './boards.thread.service.ts';

/**
 * Ranks a division if anybody asked for it, keeps the board as its next version and tells who watches what
 * changed. One process at a time; the requests are taken before the scores are read, so that a score is
 * either in this ranking or its request is still there for the next.
 */
export async function rankDivision(parts: ThreadParts, divisionId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    const { asked, cells } = await takeBoardRequests(tx.sql, divisionId);
    if (asked > 0) await rankNow(parts, tx, divisionId, cells);
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

/** Makes the first board of a division that nobody has ranked yet. */
export async function rankFirst(parts: ThreadParts, divisionId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'board', divisionId, 'exclusive');
    // Somebody made it meanwhile: what was asked for since then stays asked for.
    if ((await findBoard(tx.sql, divisionId, 'public', false)) !== null) return null;
    await takeBoardRequests(tx.sql, divisionId);
    await rankNow(parts, tx, divisionId, null);
    return null;
  });
}

export const rankFirstTask: ThreadTask<{ readonly divisionId: string }, null> = {
  name: 'competitions.rank_first',
  run: (parts, { divisionId }) => rankFirst(parts, divisionId),
};

/** `cells`: nothing but these scores is different from what is kept; null: anything may be. */
async function rankNow(
  parts: ThreadParts,
  tx: Transaction,
  divisionId: string,
  cells: readonly ScoreCell[] | null,
): Promise<void> {
  const now = parts.clock.now();
  const told = await rankView(parts, tx, { divisionId, view: 'public', now, cells });
  if (!told) return;
  if (hidesAnything(told.frame, now)) {
    const inside = await rankView(parts, tx, { divisionId, view: 'inside', now, cells });
    if (inside?.changed) await tellInside(parts, tx, inside.changed);
    return;
  }
  await dropInsideBoard(tx.sql, divisionId);
  await dropBoardParts(tx.sql, { divisionId, view: 'inside' });
  if (told.changed) await tellInside(parts, tx, told.changed);
}

interface Ranked extends BoardLook {
  readonly divisionId: string;
  readonly cells: readonly ScoreCell[] | null;
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

/** Ranks one view and keeps it; null when the division is no more. */
async function rankView(
  parts: ThreadParts,
  tx: Transaction,
  { divisionId, cells, ...look }: Ranked,
): Promise<RankedView | null> {
  const { sql } = tx;
  const before = await findBoard(sql, divisionId, look.view);
  const loaded = await loadBoard(tx, divisionId, look, before && cells && { head: before.head, cells });
  if (!loaded) return null;
  const { material, board } = loaded;
  const next = { version: (before?.version ?? 0) + 1, madeAt: parts.clock.now() };
  const head = headOf(material, { ...next, rowCount: board.rowCount, cut: board.cut });
  const { frame } = material;
  if (isSameHead(before, head) && (await board.isSame(tx, before))) return { frame, changed: null };
  const changes = await board.keep(tx, before, head);
  const { packed } = loaded;
  if (packed) tx.afterCommit(() => holdBoard(look.view, JSON.stringify(head), packed));
  const changed = { head, fromVersion: before?.version ?? 0 };
  if (look.view === 'inside') return { frame, changed };
  await saveBoardResults(sql, divisionId, board.results);
  // What is told is there for a while for who comes later: the rows of a draft are for nobody who comes then.
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
  readonly board: MadeBoard;
  /** Of a large one, to be held. */
  readonly packed: PackedBoard | null;
}

/** What the head of a division's board is made of, and its rows ready to be kept. */
async function loadBoard(
  tx: Transaction,
  divisionId: string,
  look: BoardLook,
  again: { readonly head: string; readonly cells: readonly ScoreCell[] } | null,
): Promise<LoadedBoard | null> {
  const { sql } = tx;
  const isLarge = await hasMoreEntriesThan(sql, divisionId, rankedHereAtMost);
  const before = again && heldBoard(divisionId, look.view, again.head);
  const more = again && before && (await rankAgain(sql, before, look, again.cells));
  const packed = more ?? (isLarge ? await rankPacked(tx, divisionId, look) : null);
  if (packed) {
    const { frame, workouts } = packed.material;
    const material = { view: look.view, frame, workouts, lastScoreAt: packed.lastScoreAt };
    return { material, board: makeCompactBoard(packed.field, packed.cut, more && before.field), packed };
  }
  const material = await loadBoardMaterial(sql, divisionId, look);
  if (!material) return null;
  const lastScoreAt = material.scores.reduce(
    (last, { receivedAt }) => Math.max(last, receivedAt.getTime()),
    0,
  );
  const board = isLarge ? makeCompactBoardOf(material) : makeTextBoard(material);
  return { material: { ...material, lastScoreAt }, board, packed: null };
}

/** Those who see the inside read it again: their boards are few, and most of them look at one workout. */
function tellInside(parts: ThreadParts, tx: Transaction, changed: Changed): Promise<void> {
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
  { version, madeAt, rowCount, cut }: { version: number; madeAt: Date } & Pick<MadeBoard, 'rowCount' | 'cut'>,
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
    ...(isHeld(frame, view) && { held: { scoring: competition.scoring, points: division.points } }),
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
function isSettled({ allWorkouts }: BoardFrame, told: HeadMaterial['workouts']): boolean {
  const isFinal = new Set(told.filter(({ publication }) => publication === 'final').map(({ id }) => id));
  return allWorkouts.length > 0 && allWorkouts.every(({ id }) => isFinal.has(id));
}

function isSameHead(before: KeptBoard | null, head: BoardHead): boolean {
  if (before === null) return false;
  const known = JSON.parse(before.head) as BoardHead;
  return JSON.stringify({ ...known, version: head.version, madeAt: head.madeAt }) === JSON.stringify(head);
}
