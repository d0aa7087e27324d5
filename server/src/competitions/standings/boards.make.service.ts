import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { boardRowsSent } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { boardRows } from './board.rules.ts';
import {
  dropBoardParts,
  findBoardParts,
  replaceBoardParts,
  saveBoardParts,
} from './board-parts.repository.ts';
import { rankBoard } from './board-ranking.rules.ts';
import { type BoardChanges, boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';
import { findCompactRows } from './boards.compact.service.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { type KeptBoard, saveBoard } from './boards.repository.ts';
import type { BoardPiece, CompactField } from './compact-board.rules.ts';
import { compactChanges, comparedAtMost } from './compact-changes.rules.ts';
import { compactField } from './compact-field.rules.ts';
import { type DistinctResults, distinctResults } from './distinct-results.rules.ts';
import type { OverallRanking } from './overall.rules.ts';
import { packBoard } from './pack-board.rules.ts';
import type { WorkoutRanking } from './workout-ranking.rules.ts';

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
      const changes = before?.form === 'compact' ? null : changesTo(before);
      await saveBoard(sql, before, { head, form: 'text', pages: pageTexts(rows) });
      if (before?.form === 'compact') await dropBoardParts(sql, head);
      return changes;
    },
  };
}

/** A large board, kept in few binary parts. */
export function makeCompactBoard(field: CompactField, cut: BoardCut | null): MadeBoard {
  const rowCount = field.entries.bibs.length;
  const workouts = field.workouts.length;
  const isCompared = (before: KeptBoard | null) =>
    before?.form === 'compact' && Math.max(rowCount, before.rowCount) <= comparedAtMost;
  let packed: readonly BoardPiece[] | null = null;
  const pieces = () => {
    packed ??= [...packBoard(field)];
    return packed;
  };
  return {
    rowCount,
    cut,
    results: resultsOf(field),
    async isSame({ sql }, before) {
      if (!before || !isCompared(before)) return false;
      const known = await findBoardParts(sql, JSON.parse(before.head) as BoardHead);
      return isNothing(compactChanges(known, pieces(), { workouts, most: 0 }));
    },
    async keep({ sql, bulk }, before, head) {
      const known = isCompared(before) ? await findBoardParts(sql, head) : null;
      await saveBoard(sql, before, { head, form: 'compact', pages: [] });
      if (!known) {
        await replaceBoardParts({ sql, bulk }, head, packBoard(field));
        return null;
      }
      await saveBoardParts(sql, head, pieces(), known);
      const changes = compactChanges(known, pieces(), { workouts, most: boardRowsSent });
      if (!changes) return null;
      return { rows: await findCompactRows(sql, head, changes.rows), removed: changes.removed };
    },
  };
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
