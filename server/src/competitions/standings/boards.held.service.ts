import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { LRUCache } from 'lru-cache';
import type { PackedBoard } from './boards.packed.service.ts';
import { comparedAtMost } from './compact-changes.rules.ts';

interface HeldBoard {
  /** Of the board that it became, as it is kept: it names version and moment. */
  readonly head: string;
  readonly board: PackedBoard;
}

/** Bytes of all that is held. A division of 350,000 with three workouts takes about 100 million. */
const heldAtMost = 200_000_000;

/**
 * What the last rankings of large divisions knew, in the memory of whoever ranked them: the side thread. Nothing here
 * is ever changed, only replaced, so it may be looked at while the next is made. What was not asked about for longest
 * goes when there is no room; what has no room by itself is not held.
 */
const held = new LRUCache<string, HeldBoard>({
  maxSize: heldAtMost,
  sizeCalculation: ({ board }) => bytesOf(board),
});

/**
 * Boards up to this size are ranked anew from what is kept in a moment. And only larger ones become another version
 * each time they are ranked, by whomever: without that a head would not tell whether anything came in between.
 */
const heldFrom = comparedAtMost;

/** Remembers a ranking once it is kept. */
export function holdBoard(view: BoardView, head: string, board: PackedBoard, from = heldFrom): void {
  const key = `${board.material.frame.division.id} ${view}`;
  if (board.field.entries.bibs.length <= from) held.delete(key);
  else held.set(key, { head, board });
}

/** The ranking that became the board with this head; null when it was another process's, or is forgotten. */
export function heldBoard(divisionId: string, view: BoardView, head: string): PackedBoard | null {
  const found = held.get(`${divisionId} ${view}`);
  return found?.head === head ? found.board : null;
}

/** By entry: ids, bibs, marks, field and overall; by workout: scores, cells, keys, places and points. */
function bytesOf({ field }: PackedBoard): number {
  const { entries, overall, workouts } = field;
  const keys = workouts.reduce((sum, { ranking }) => sum + ranking.width, overall.width);
  return entries.bibs.length * (64 + workouts.length * 56 + keys * 8);
}
