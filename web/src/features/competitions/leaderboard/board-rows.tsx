import { boardPageRows } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import text from '../../../ui/text.module.css';
import type { PointsText } from './board-figures.ts';
import type { KeptBoard } from './board-keeper.ts';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import { rowsFound, rowsOfWorkout, sharedTotals } from './board-view.ts';
import styles from './leaderboard.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import { useChangedRows } from './use-changes.ts';

interface BoardRowsInput {
  kept: KeptBoard;
  board: LoadedBoard;
  /** The workout's index; null: the overall. */
  workout: number | null;
  search: string;
  points: PointsText;
  /** How many pages of the board are looked at. */
  onWant: (pages: number) => void;
}

/** The rows in the order asked for, as many as asked for. */
export function BoardRows({ kept, board, workout, search, points, onWant }: BoardRowsInput) {
  const asTable = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false }) ?? true;
  const changed = useChangedRows(kept);
  const view = `${workout} ${search}`;
  const [window, setWindow] = useState({ view, size: boardPageRows });
  const size = window.view === view ? window.size : boardPageRows;

  // Who is best in one workout or bears a name can stand anywhere on the board.
  const needsAll = workout !== null || search.trim() !== '';
  const isPartly = board.next !== null;
  const wanted = needsAll ? Number.POSITIVE_INFINITY : Math.ceil(size / boardPageRows);
  useEffect(() => onWant(wanted), [wanted, onWant]);

  const rows = useMemo(() => {
    const found = rowsFound(board.rows, search);
    return workout === null ? found : rowsOfWorkout(found, workout);
  }, [board.rows, search, workout]);

  const shared = useMemo(() => sharedTotals(board.rows), [board.rows]);

  if (board.head.rowCount === 0) {
    return (
      <EmptyState title="Nobody on this board yet">
        Athletes stand here as soon as they are entered.
      </EmptyState>
    );
  }
  const total = needsAll ? rows.length : board.head.rowCount;
  if (needsAll && isPartly) {
    return (
      <p className={text.muted} role="status">
        {`Reading the whole board: ${board.rows.length} of ${board.head.rowCount} athletes…`}
      </p>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title="Nobody found">{`No athlete, team or number on this board is like “${search.trim()}”.`}</EmptyState>
    );
  }
  const shown = rows.slice(0, size);
  const Rows = asTable ? BoardTable : BoardList;
  const name = workout === null ? 'Overall' : (board.head.workouts[workout]?.name ?? '');
  return (
    <>
      <div className={styles.rows}>
        <Rows
          head={board.head}
          rows={shown}
          workout={workout}
          changed={changed}
          points={points}
          shared={shared}
          caption={`${board.head.divisionName}, ${name}`}
        />
      </div>
      {shown.length < total && (
        <div className={styles.more}>
          <span className={text.hint}>
            {`${shown.length.toLocaleString('en')} of ${total.toLocaleString('en')} athletes`}
          </span>
          <Button busy={kept.readingOn} onClick={() => setWindow({ view, size: size + boardPageRows })}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
