import { statusWords } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import clsx from 'clsx';
import { memo, useRef } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { placeText } from '../../../ui/place.tsx';
import unseen from '../../../ui/visually-hidden.module.css';
import { scoringText } from '../workout-words.ts';
import { AthleteName } from './athlete.tsx';
import { Result, WorkoutCell } from './board-cell.tsx';
import type { RowChange } from './board-changes.ts';
import type { PointsText } from './board-figures.ts';
import styles from './board-table.module.css';
import { isOut } from './board-view.ts';
import { MoveMark } from './move-mark.tsx';
import { RowPlace } from './row-place.tsx';
import { Total } from './total.tsx';
import { useRowMoves } from './use-row-moves.ts';

export interface BoardRowsProps {
  head: BoardHead;
  rows: readonly BoardRow[];
  /** The workout that is looked at, by its index; null: the overall. */
  workout: number | null;
  changed: ReadonlyMap<string, RowChange>;
  points: PointsText;
  /** Totals that several have. */
  shared: ReadonlySet<number>;
  /** What it shows, read out. */
  caption: string;
}

/** The board from 1024 px on: a row for each athlete, a column for each workout. */
export function BoardTable({ head, rows, workout, changed, points, shared, caption }: BoardRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowMoves(body, head.version);
  const shown = workout === null ? head.workouts : head.workouts.slice(workout, workout + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <section className={styles.board} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
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
                Points
              </th>
            )}
            {shown.map(({ id, name, scoring }) => (
              <th key={id} scope="col" className={styles.head}>
                <b>{name}</b>
                {scoringText(scoring)}
              </th>
            ))}
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
          {rows.map((row) => (
            <TableRow
              key={row.entryId}
              row={row}
              workout={workout}
              change={changed.get(row.entryId)}
              points={points}
              isShared={row.total !== null && shared.has(row.total)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableRowProps {
  row: BoardRow;
  workout: number | null;
  change: RowChange | undefined;
  points: PointsText;
  isShared: boolean;
}

/** Drawn again only when it changed itself: a large board has thousands. */
const TableRow = memo(function TableRow({ row, workout, change, points, isShared }: TableRowProps) {
  const word = statusWords[row.status];
  return (
    <tr
      data-entry={row.entryId}
      className={clsx(isOut(row) && styles.out, change?.isMarked && styles.changed)}
    >
      <td className={clsx(styles.cell, styles.place)}>
        <span className={styles.placeIn}>
          <span className={styles.placeMark}>
            <RowPlace row={row} workout={workout} />
          </span>
          {workout === null && <MoveMark moved={change?.moved ?? 0} />}
        </span>
      </td>
      <th scope="row" className={clsx(styles.cell, styles.athlete)}>
        <span className={styles.athleteIn}>
          <Avatar name={row.name} id={row.entryId} />
          <AthleteName row={row} />
        </span>
      </th>
      {workout === null ? (
        <OverallCells row={row} points={points} word={word} isShared={isShared} />
      ) : (
        <WorkoutCells row={row} workout={workout} points={points} />
      )}
    </tr>
  );
});

interface OverallCellsProps {
  row: BoardRow;
  points: PointsText;
  word: string;
  isShared: boolean;
}

function OverallCells({ row, points, word, isShared }: OverallCellsProps) {
  return (
    <>
      <td className={clsx(styles.cell, styles.points)}>
        <Total row={row} points={points} isShared={isShared} />
      </td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells stand in the order of the workouts
        <td key={index} className={styles.cell}>
          <WorkoutCell cell={cell} points={points} word={word} />
        </td>
      ))}
    </>
  );
}

function WorkoutCells({ row, workout, points }: { row: BoardRow; workout: number; points: PointsText }) {
  const cell = row.cells[workout];
  return (
    <>
      <td className={styles.cell}>{cell?.scoreId ? <Result cell={cell} /> : '–'}</td>
      <td className={clsx(styles.cell, styles.points)}>{points(cell?.points ?? null)}</td>
      <td className={clsx(styles.cell, styles.overall)}>
        {row.place === null ? '–' : placeText(row.place, row.tied)}
      </td>
    </>
  );
}
