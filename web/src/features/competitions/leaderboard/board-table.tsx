import type { PlaceHere } from '@chalkline/contract/competitions/board-order.ts';
import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import clsx from 'clsx';
import { type CSSProperties, Fragment, memo, useMemo, useRef } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { placeText } from '../../../ui/place.tsx';
import { SidewaysRegion } from '../../../ui/sideways-region.tsx';
import unseen from '../../../ui/visually-hidden.module.css';
import { scoringText } from '../workout-labels.ts';
import { AthleteName } from './athlete.tsx';
import { Result, WorkoutCell } from './board-cell.tsx';
import type { RowChange } from './board-changes.ts';
import type { PointsText } from './board-figures.ts';
import styles from './board-table.module.css';
import { isOut } from './board-view.ts';
import { CutLine } from './cut/cut-line.tsx';
import { gapText, isLineAbove } from './cut/cut-line-text.ts';
import { CutMark } from './cut/cut-mark.tsx';
import { ExplainButton } from './explain/explain-button.tsx';
import { useFigureGrid } from './explain/figure-grid.ts';
import type { ShownRow } from './filters/row-filters.ts';
import { FollowStar } from './following/follow-star.tsx';
import { MoveMark } from './move-mark.tsx';
import { RowPlace } from './row-place.tsx';
import { Total } from './total.tsx';
import type { TotalHead } from './total-head.ts';
import { useRowMoves } from './use-row-moves.ts';

export interface BoardRowsProps {
  head: BoardHead;
  rows: readonly ShownRow[];
  /** The workout that is looked at, by its index; null: the overall. */
  workout: number | null;
  changed: ReadonlyMap<string, RowChange>;
  points: PointsText;
  total: TotalHead;
  /** Totals that several have. */
  shared: ReadonlySet<number>;
  /** What it shows, read out. */
  caption: string;
}

/** The board from 1024 px on: a row for each athlete, a column for each workout. */
export function BoardTable({ head, rows, workout, changed, points, total, shared, caption }: BoardRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const grid = useFigureGrid(table);
  useRowMoves(body, head.version);
  const ids = head.workouts.map(({ id }) => id).join(' ');
  // The same list as long as the workouts are the same, so that rows are not drawn again.
  const workoutIds = useMemo(() => ids.split(' '), [ids]);
  const cut = workout === null ? head.cut : undefined;
  const shown = workout === null ? head.workouts : head.workouts.slice(workout, workout + 1);
  const size = { '--workouts': shown.length } as CSSProperties;
  return (
    <SidewaysRegion className={styles.board} label={caption}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its figures are pressed and walked by arrows */}
      <table ref={table} role="grid" aria-readonly="true" className={styles.table} style={size} {...grid}>
        <caption className={unseen.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(styles.head, styles.placeHead)}>
              Place
            </th>
            <th scope="col" className={clsx(styles.head, styles.athleteHead)}>
              Athlete
            </th>
            {workout === null && (
              <th scope="col" className={clsx(styles.head, styles.pointsHead)}>
                {total.wins ? <b>{total.head}</b> : total.head}
                {total.wins}
              </th>
            )}
            {shown.map(({ id, name, scoring }) => (
              <th key={id} scope="col" className={styles.head}>
                <b>{name}</b>
                {scoringText(scoring)}
              </th>
            ))}
            {cut && (
              <th scope="col" className={styles.head}>
                Cut
              </th>
            )}
            {workout !== null && (
              <>
                <th scope="col" className={styles.head}>
                  Points
                </th>
                <th scope="col" className={styles.head}>
                  Overall
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ row, here }, index) => (
            <Fragment key={row.entryId}>
              {cut && isLineAbove(cut, row, rows[index - 1]?.row) && (
                <tr>
                  <td className={styles.line} colSpan={shown.length + 4}>
                    <CutLine head={head} cut={cut} />
                  </td>
                </tr>
              )}
              <TableRow
                row={row}
                place={here?.place}
                tied={here?.tied}
                workout={workout}
                workoutIds={workoutIds}
                change={changed.get(row.entryId)}
                points={points}
                isShared={row.total !== null && shared.has(row.total)}
                gap={cut ? gapText(row, cut, points) : null}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </SidewaysRegion>
  );
}

interface TableRowProps {
  row: BoardRow;
  /** Among those shown, where that is not the place on the board. */
  place: number | null | undefined;
  tied: boolean | undefined;
  workout: number | null;
  /** Of the board, in its order. */
  workoutIds: readonly string[];
  change: RowChange | undefined;
  points: PointsText;
  isShared: boolean;
  /** How far it is from the line; null where there is no cut. */
  gap: string | null;
}

/** Drawn again only when it changed itself: a large board has thousands. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, workout, workoutIds, change, points, isShared, gap } = props;
  const word = statusLabels[row.status];
  return (
    <tr
      data-entry={row.entryId}
      className={clsx(isOut(row) && styles.out, change?.isMarked && styles.changed)}
    >
      <td className={clsx(styles.cell, styles.place)}>
        <span className={styles.placeIn}>
          <span className={styles.placeMark}>
            <ExplainButton
              entryId={row.entryId}
              workoutId={workout === null ? null : (workoutIds[workout] ?? null)}
              figure="place"
              inGrid
            >
              <RowPlace row={row} workout={workout} here={hereOf(props)} />
            </ExplainButton>
          </span>
          {workout === null && <MoveMark moved={change?.moved ?? 0} />}
        </span>
      </td>
      <th scope="row" className={clsx(styles.cell, styles.athlete)}>
        <span className={styles.athleteIn}>
          <Avatar name={row.name} id={row.entryId} />
          <AthleteName row={row} />
          <FollowStar entryId={row.entryId} name={row.name} inGrid />
        </span>
      </th>
      {workout === null ? (
        <OverallCells
          row={row}
          workoutIds={workoutIds}
          points={points}
          word={word}
          isShared={isShared}
          gap={gap}
        />
      ) : (
        <WorkoutCells row={row} workout={workout} workoutId={workoutIds[workout] ?? null} points={points} />
      )}
    </tr>
  );
});

/** Takes primitives because a new object would re-render the row. */
export function hereOf({ place, tied = false }: Pick<TableRowProps, 'place' | 'tied'>): PlaceHere | null {
  return place === undefined ? null : { place, tied };
}

interface OverallCellsProps {
  row: BoardRow;
  workoutIds: readonly string[];
  points: PointsText;
  word: string;
  isShared: boolean;
  gap: string | null;
}

function OverallCells({ row, workoutIds, points, word, isShared, gap }: OverallCellsProps) {
  return (
    <>
      <td className={clsx(styles.cell, styles.points)}>
        <ExplainButton entryId={row.entryId} workoutId={null} figure="points" inGrid>
          <Total row={row} points={points} isShared={isShared} />
        </ExplainButton>
      </td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are in the order of the workouts
        <td key={index} className={styles.cell}>
          <ExplainButton entryId={row.entryId} workoutId={workoutIds[index] ?? null} inGrid>
            <WorkoutCell cell={cell} points={points} word={word} />
          </ExplainButton>
        </td>
      ))}
      {gap !== null && (
        <td className={styles.cell}>
          {row.cut && (
            <ExplainButton entryId={row.entryId} workoutId={null} inGrid>
              <CutMark state={row.cut} gap={gap} />
            </ExplainButton>
          )}
        </td>
      )}
    </>
  );
}

interface WorkoutCellsProps {
  row: BoardRow;
  workout: number;
  workoutId: string | null;
  points: PointsText;
}

function WorkoutCells({ row, workout, workoutId, points }: WorkoutCellsProps) {
  const cell = row.cells[workout];
  return (
    <>
      <td className={styles.cell}>
        <ExplainButton entryId={row.entryId} workoutId={workoutId} inGrid>
          {cell?.scoreId || cell?.main ? <Result cell={cell} /> : '–'}
        </ExplainButton>
      </td>
      <td className={clsx(styles.cell, styles.points)}>
        <ExplainButton entryId={row.entryId} workoutId={workoutId} figure="points" inGrid>
          {points(cell?.points ?? null)}
        </ExplainButton>
      </td>
      <td className={clsx(styles.cell, styles.overall)}>
        <ExplainButton entryId={row.entryId} workoutId={null} inGrid>
          {row.place === null ? '–' : placeText(row.place, row.tied)}
        </ExplainButton>
      </td>
    </>
  );
}
