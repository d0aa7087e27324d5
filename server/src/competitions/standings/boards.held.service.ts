import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { PackedBoard } from './boards.packed.service.ts';
import { comparedAtMost } from './compact-changes.rules.ts';

/**
 * What the last rankings of large divisions knew, in the memory of whoever ranked them: the side thread. Nothing here
 * is ever changed, only replaced, so it may be looked at while the next is made.
 */
const held = new Map<string, HeldBoard>();

interface HeldBoard {
  /** Of the board that it became, as it is kept: it names version and moment. */
  readonly head: string;
  readonly board: PackedBoard;
  readonly bytes: number;
}

/** Bytes of all that is held. A division of 350,000 with three workouts takes about 100 million. */
const heldAtMost = 200_000_000;

/**
 * Boards up to this size are ranked anew from what is kept in a moment. And only larger ones become another version
 * each time they are ranked, by whomever: without that a head would not tell whether anything came in between.
 */
const heldFrom = comparedAtMost;

/** Remembers a ranking once it is kept. What was not asked about for longest goes when there is no room. */
export function holdBoard(view: BoardView, head: string, board: PackedBoard, from = heldFrom): void {
  const key = `${board.material.frame.division.id} ${view}`;
  held.delete(key);
  const bytes = bytesOf(board);
  if (board.field.entries.bibs.length <= from || bytes > heldAtMost) return;
  held.set(key, { head, board, bytes });
  let all = 0;
  for (const one of held.values()) all += one.bytes;
  for (const [oldest, { bytes: freed }] of held) {
    if (all <= heldAtMost) return;
    held.delete(oldest);
    all -= freed;
  }
}

/** The ranking that became the board with this head; null when it was another process's, or is forgotten. */
export function heldBoard(divisionId: string, view: BoardView, head: string): PackedBoard | null {
  const key = `${divisionId} ${view}`;
  const found = held.get(key);
  if (found?.head !== head) return null;
  held.delete(key);
  held.set(key, found);
  return found.board;
}

/** By entry: ids, bibs, marks, field and overall; by workout: scores, cells, keys, places and points. */
function bytesOf({ field }: PackedBoard): number {
  const { entries, overall, workouts } = field;
  const keys = workouts.reduce((sum, { ranking }) => sum + ranking.width, overall.width);
  return entries.bibs.length * (64 + workouts.length * 56 + keys * 8);
}
