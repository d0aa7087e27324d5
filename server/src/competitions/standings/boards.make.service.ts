import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { boardRowsSent } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { rankBoard } from '../ranking/board-ranking.rules.ts';
import { type DistinctResults, distinctResults } from '../ranking/distinct-results.rules.ts';
import type { OverallRanking } from '../ranking/overall.rules.ts';
import type { WorkoutRanking } from '../ranking/workout-ranking.rules.ts';
import { boardRows } from './board.rules.ts';
import {
  dropBoardParts,
  findBoardParts,
  replaceBoardParts,
  replaceStanding,
  saveBoardParts,
} from './board-parts.repository.ts';
import { type BoardChanges, boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';
import { findCompactRows } from './boards.compact.service.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { type KeptBoard, saveBoard } from './boards.repository.ts';
import { allPieces, type BoardPiece, type CompactField, ownParts } from './compact-board.rules.ts';
import { compactChanges, comparedAtMost } from './compact-changes.rules.ts';
import { compactField } from './compact-field.rules.ts';
import { packBoard } from './pack-board.rules.ts';

/** A ranked view of a board that can be kept. */
export interface MadeBoard {
  readonly rowCount: number;
  /** The line it is drawn with. */
  readonly cut: BoardCut | null;
  /** Of each workout. */
  readonly results: readonly { readonly workoutId: string; readonly results: DistinctResults }[];
  /** Whether nothing but the head can differ from what is kept; false where it takes too long to say. */
  isSame(tx: Tx, before: KeptBoard | null): Promise<boolean>;
  /** Keeps it. Gives what differs; null when that is much. */
  keep(tx: Tx, before: KeptBoard | null, head: BoardHead): Promise<BoardChanges | null>;
}

type Tx = Pick<Transaction, 'sql' | 'bulk'>;

/** A board whose rows are kept as text, ready to be sent. `before` was found with its pages. */
export function makeTextBoard(material: BoardMaterial): MadeBoard {
  const { input } = material;
  const ranked = rankBoard(input);
  const cut = drawnCut(material.frame, material, ranked);
  const rows = rowTexts(boardRows(input, ranked, cut?.stateOf));
  const changesTo = (before: KeptBoard | null) =>
    boardChanges(rowsOfPages(before?.pages ?? []), rows, boardRowsSent);
  return {
    rowCount: rows.length,
    cut: cut?.head ?? null,
    results: resultsOf(ranked),
    isSame: async (_, before) => before?.form === 'text' && isNothing(changesTo(before)),
    async keep({ sql }, before, head) {
      const changes = before?.form === 'packed' ? null : changesTo(before);
      await saveBoard(sql, before, { head, form: 'text', pages: pageTexts(rows) });
      if (before?.form === 'packed') await dropBoardParts(sql, head);
      return changes;
    },
  };
}

/**
 * A large board, kept in few binary parts. `kept`: the board of the same entries that is kept, where it is known; then
 * only what may be different is written.
 */
export function makeCompactBoard(
  field: CompactField,
  cut: BoardCut | null,
  kept: CompactField | null = null,
): MadeBoard {
  const rowCount = field.entries.bibs.length;
  const workoutIds = field.workouts.map(({ id }) => id);
  const isCompared = (before: KeptBoard | null): before is KeptBoard =>
    before?.form === 'packed' &&
    Math.max(rowCount, before.rowCount) <= comparedAtMost &&
    workoutIdsOf(before).join() === workoutIds.join();
  let packed: readonly BoardPiece[] | null = null;
  const pieces = () => {
    packed ??= [...allPieces(packBoard(field))];
    return packed;
  };
  return {
    rowCount,
    cut,
    results: resultsOf(field),
    async isSame({ sql }, before) {
      if (!isCompared(before)) return false;
      const known = await findBoardParts(sql, JSON.parse(before.head) as BoardHead);
      return isNothing(compactChanges(known, pieces(), { workoutIds, most: 0 }));
    },
    async keep(tx, before, head) {
      const known = isCompared(before) ? await findBoardParts(tx.sql, head) : null;
      await saveBoard(tx.sql, before, { head, form: 'packed', pages: [] });
      if (!known) {
        if (kept) await replaceStanding(tx, head, packBoard(field, kept), ownParts);
        else await replaceBoardParts(tx, head, allPieces(packBoard(field)));
        return null;
      }
      await saveBoardParts(tx.sql, head, pieces(), known);
      const changes = compactChanges(known, pieces(), { workoutIds, most: boardRowsSent });
      if (!changes) return null;
      return { rows: await findCompactRows(tx.sql, head, changes.rows), removed: changes.removed };
    },
  };
}

function workoutIdsOf({ head }: KeptBoard): string[] {
  return (JSON.parse(head) as BoardHead).workouts.map(({ id }) => id);
}

/** The same from what a division is read as row by row. */
export function makeCompactBoardOf(material: BoardMaterial): MadeBoard {
  const { input, frame } = material;
  const ranked = rankBoard(input);
  const cut = drawnCut(frame, material, ranked);
  return makeCompactBoard(
    compactField(input, ranked, cut && cutStatesOf(cut, input.entries)),
    cut?.head ?? null,
  );
}

function isNothing(changes: { rows: readonly unknown[]; removed: readonly unknown[] } | null): boolean {
  return changes !== null && changes.rows.length === 0 && changes.removed.length === 0;
}

function resultsOf(ranked: {
  readonly workouts: readonly { readonly id: string; readonly ranking: WorkoutRanking }[];
  readonly overall: OverallRanking;
}) {
  return ranked.workouts.map(({ id, ranking }) => ({ workoutId: id, results: distinctResults(ranking) }));
}
