import { statusWords } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import clsx from 'clsx';
import { memo, useRef, useState } from 'react';
import { Place } from '../../../ui/place.tsx';
import unseen from '../../../ui/visually-hidden.module.css';
import { AthleteName } from './athlete.tsx';
import { PlaceAndPoints, Result } from './board-cell.tsx';
import type { RowChange } from './board-changes.ts';
import type { PointsText } from './board-figures.ts';
import styles from './board-list.module.css';
import type { BoardRowsProps } from './board-table.tsx';
import { isOut, placeIn } from './board-view.ts';
import { MoveMark } from './move-mark.tsx';
import { useRowMoves } from './use-row-moves.ts';

/** The board below 1024 px: a row opens to its workouts. */
export function BoardList({ head, rows, workout, changed, points, caption }: BoardRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  useRowMoves(list, head.version);
  return (
    <ol className={styles.list} ref={list} aria-label={caption}>
      {rows.map((row) => (
        <ListRow
          key={row.entryId}
          row={row}
          head={head}
          workout={workout}
          change={changed.get(row.entryId)}
          points={points}
          isOpen={opened === row.entryId}
          onToggle={setOpened}
        />
      ))}
    </ol>
  );
}

interface ListRowProps {
  row: BoardRow;
  head: BoardHead;
  workout: number | null;
  change: RowChange | undefined;
  points: PointsText;
  isOpen: boolean;
  onToggle: (opened: string | null) => void;
}

const ListRow = memo(
  function ListRow({ row, head, workout, change, points, isOpen, onToggle }: ListRowProps) {
    const { place, tied } = placeIn(row, workout);
    const word = statusWords[row.status];
    return (
      <li
        data-entry={row.entryId}
        className={clsx(styles.item, isOut(row) && styles.out, change?.isMarked && styles.changed)}
      >
        <button
          type="button"
          className={styles.row}
          aria-expanded={isOpen}
          onClick={() => onToggle(isOpen ? null : row.entryId)}
        >
          <span className={styles.place}>
            <Place place={place} tied={tied} word={word || '–'} />
          </span>
          <AthleteName row={row} />
          <span className={styles.end}>
            <EndFigures row={row} workout={workout} points={points} />
            {workout === null && <MoveMark moved={change?.moved ?? 0} />}
          </span>
        </button>
        {isOpen && <Workouts row={row} workouts={head.workouts} points={points} />}
      </li>
    );
  },
  // The head is new with every version; a row only shows its workouts, which hardly ever change.
  (before, now) =>
    before.row === now.row &&
    before.workout === now.workout &&
    before.change === now.change &&
    before.points === now.points &&
    before.isOpen === now.isOpen &&
    (!now.isOpen || before.head === now.head),
);

function EndFigures({ row, workout, points }: { row: BoardRow; workout: number | null; points: PointsText }) {
  if (workout === null) {
    return (
      <span className={styles.points}>
        <span className={unseen.hidden}>Points: </span>
        {points(row.total)}
      </span>
    );
  }
  const cell = row.cells[workout];
  return cell?.scoreId ? <Result cell={cell} /> : <span className={styles.none}>–</span>;
}

interface WorkoutsProps {
  row: BoardRow;
  workouts: BoardHead['workouts'];
  points: PointsText;
}

function Workouts({ row, workouts, points }: WorkoutsProps) {
  return (
    <dl className={styles.workouts}>
      {row.cells.map((cell, index) => (
        <div key={workouts[index]?.id ?? index}>
          <dt>{workouts[index]?.name}</dt>
          <dd>
            {cell.scoreId || cell.place !== null ? (
              <>
                <Result cell={cell} />
                <PlaceAndPoints cell={cell} points={points} />
              </>
            ) : (
              <span className={styles.none}>{statusWords[row.status] || 'No score yet'}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
