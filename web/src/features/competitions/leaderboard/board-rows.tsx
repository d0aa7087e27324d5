import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../platform/error-texts.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import type { PointsText } from './board-figures.ts';
import type { KeptBoard } from './board-keeper.ts';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import { sharedTotals } from './board-view.ts';
import { type AskedPlace, ExplainingProvider } from './explain/explaining.ts';
import { narrows, type RowFilters } from './filters/row-filters.ts';
import { useShownRows } from './filters/use-shown-rows.ts';
import { FollowButton } from './following/follow-star.tsx';
import { useFollowed } from './following/use-following.ts';
import styles from './leaderboard.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import type { TotalHead } from './total-head.ts';
import { useChangedRows } from './use-changes.ts';

const ExplainLayer = lazyPart(async () => (await import('./explain/explain-layer.tsx')).ExplainLayer);

interface BoardRowsInput {
  kept: KeptBoard;
  board: LoadedBoard;
  /** The workout's index; null: the overall. */
  workout: number | null;
  filters: RowFilters;
  points: PointsText;
  totals: TotalHead;
  /** How many pages of the board are looked at. */
  onWant: (pages: number) => void;
  /** Shows all athletes again. */
  onClear: () => void;
  /** Opens the rules of the board. */
  onScoring: () => void;
}

/** The rows in the order asked for, as many as asked for. */
export function BoardRows({
  kept,
  board,
  workout,
  filters,
  points,
  totals,
  onWant,
  onClear,
  onScoring,
}: BoardRowsInput) {
  const asTable = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false }) ?? true;
  const changed = useChangedRows(kept);
  const { followed } = useFollowed();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<AskedPlace | null>(() => {
    // A link can open an explanation: `?why=` the entry.
    const entryId = params.get('why');
    const workoutId = board.head.workouts[workout ?? -1]?.id ?? null;
    return entryId ? { entryId, workoutId, figure: 'place' } : null;
  });
  const explaining = useMemo(() => ({ asked, ask: setAsked }), [asked]);
  const closeExplanation = useCallback(() => setAsked(null), []);
  const view = `${workout} ${JSON.stringify(filters)}`;
  const [window, setWindow] = useState({ view, size: boardPageRows });
  const size = window.view === view ? window.size : boardPageRows;
  const shown = useShownRows(board, { workout, filters, followed });

  const isWhole = workout === null && !narrows(filters);
  const wanted = isWhole ? Math.ceil(size / boardPageRows) : 1;
  useEffect(() => onWant(wanted), [wanted, onWant]);

  const shared = useMemo(() => sharedTotals(board.rows), [board.rows]);

  if (board.head.rowCount === 0) {
    return <EmptyState title="No athletes yet">Athletes appear here once they’re registered.</EmptyState>;
  }
  if (shown.failure) {
    return (
      <ErrorState title="Couldn’t search the leaderboard" onRetry={shown.again}>
        {errorText(shown.failure)}
      </ErrorState>
    );
  }
  if (shown.total === null) return <SkeletonRows rows={10} label="Searching the leaderboard" />;
  if (shown.rows.length === 0) {
    return (
      <EmptyState
        title="No athletes found"
        action={
          <Button size={32} onClick={onClear}>
            Show all athletes
          </Button>
        }
      >
        {filters.search.trim() === ''
          ? 'No athletes match these filters.'
          : `No athlete, team or bib number matches “${filters.search.trim()}”.`}
      </EmptyState>
    );
  }
  const { total } = shown;
  const rows = shown.more ? shown.rows : shown.rows.slice(0, size);
  const readOn = shown.more ?? (() => setWindow({ view, size: size + boardPageRows }));
  const explained = asked && rows.find(({ row }) => row.entryId === asked.entryId)?.row;
  const Rows = asTable ? BoardTable : BoardList;
  const name = workout === null ? 'Overall' : (board.head.workouts[workout]?.name ?? '');
  return (
    <>
      <ExplainingProvider value={explaining}>
        <div className={styles.rows}>
          <Rows
            head={board.head}
            rows={rows}
            workout={workout}
            changed={changed}
            points={points}
            total={totals}
            shared={shared}
            caption={`${board.head.divisionName}, ${name}`}
          />
          {explained && (
            <Suspense>
              <ExplainLayer
                asked={asked}
                head={board.head}
                row={explained}
                points={points}
                asSheet={!asTable}
                onClose={closeExplanation}
                onScoring={onScoring}
              >
                <FollowButton entryId={explained.entryId} name={explained.name} />
              </ExplainLayer>
            </Suspense>
          )}
        </div>
      </ExplainingProvider>
      {rows.length < total && (
        <div className={styles.more}>
          <span className={text.hint}>{`${numberText(rows.length)} of ${numberText(total)} athletes`}</span>
          <Button busy={kept.readingOn || shown.isReadingOn} onClick={readOn}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
