import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import clsx from 'clsx';
import { Fragment, memo, useRef, useState } from 'react';
import { AthleteName } from './athlete.tsx';
import { PlaceAndPoints, Result } from './board-cell.tsx';
import type { RowChange } from './board-changes.ts';
import type { PointsText } from './board-figures.ts';
import styles from './board-list.module.css';
import { type BoardRowsProps, hereOf } from './board-table.tsx';
import { isOut } from './board-view.ts';
import { CutLine } from './cut/cut-line.tsx';
import { gapText, isLineAbove } from './cut/cut-line-text.ts';
import { CutMark } from './cut/cut-mark.tsx';
import { ExplainButton } from './explain/explain-button.tsx';
import { FollowButton, FollowedMark } from './following/follow-star.tsx';
import { MoveMark } from './move-mark.tsx';
import { RowPlace } from './row-place.tsx';
import { Total } from './total.tsx';
import { useRowMoves } from './use-row-moves.ts';

/** The board below 1024 px: a row opens to its workouts. */
export function BoardList(props: BoardRowsProps) {
  const { head, rows, workout, changed, points, total, shared, caption } = props;
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  useRowMoves(list, head.version);
  const cut = workout === null ? head.cut : undefined;
  return (
    <>
      {workout === null && total.wins && (
        <p className={styles.head}>
          <b>{total.head}</b> {total.wins}
        </p>
      )}
      <ol className={styles.list} ref={list} aria-label={caption}>
        {rows.map(({ row, here }, index) => (
          <Fragment key={row.entryId}>
            {cut && isLineAbove(cut, row, rows[index - 1]?.row) && (
              <li>
                <CutLine head={head} cut={cut} />
              </li>
            )}
            <ListRow
              row={row}
              place={here?.place}
              tied={here?.tied}
              head={head}
              workout={workout}
              change={changed.get(row.entryId)}
              points={points}
              isShared={row.total !== null && shared.has(row.total)}
              isOpen={opened === row.entryId}
              onToggle={setOpened}
              gap={cut ? gapText(row, cut, points) : null}
            />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

interface ListRowProps {
  row: BoardRow;
  /** Among those shown, where that is not the place on the board. */
  place: number | null | undefined;
  tied: boolean | undefined;
  head: BoardHead;
  workout: number | null;
  change: RowChange | undefined;
  points: PointsText;
  isShared: boolean;
  isOpen: boolean;
  onToggle: (opened: string | null) => void;
  /** How far it is from the line; null where there is no cut. */
  gap: string | null;
}

const ListRow = memo(
  function ListRow(props: ListRowProps) {
    const { row, head, workout, change, points, isShared, isOpen, onToggle, gap } = props;
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
            <RowPlace row={row} workout={workout} here={hereOf(props)} />
          </span>
          <AthleteName row={row} mark={<FollowedMark entryId={row.entryId} />} />
          <span className={styles.end}>
            {workout === null ? (
              <span className={styles.points}>
                <Total row={row} points={points} isShared={isShared} />
              </span>
            ) : (
              <WorkoutResult row={row} workout={workout} />
            )}
            <span className={styles.marks}>
              {workout === null && <MoveMark moved={change?.moved ?? 0} />}
              {gap !== null && row.cut && <CutMark state={row.cut} gap={gap} />}
            </span>
          </span>
        </button>
        {isOpen && (
          <>
            <Workouts row={row} workouts={head.workouts} points={points} gap={gap} />
            <div className={styles.follow}>
              <FollowButton entryId={row.entryId} name={row.name} />
            </div>
          </>
        )}
      </li>
    );
  },
  // The head is new with every version; a row only shows its workouts, which hardly ever change.
  (before, now) =>
    before.row === now.row &&
    before.place === now.place &&
    before.tied === now.tied &&
    before.workout === now.workout &&
    before.change === now.change &&
    before.points === now.points &&
    before.isShared === now.isShared &&
    before.isOpen === now.isOpen &&
    before.gap === now.gap &&
    (!now.isOpen || before.head === now.head),
);

function WorkoutResult({ row, workout }: { row: BoardRow; workout: number }) {
  const cell = row.cells[workout];
  return cell?.scoreId ? <Result cell={cell} /> : <span className={styles.none}>–</span>;
}

interface WorkoutsProps {
  row: BoardRow;
  workouts: BoardHead['workouts'];
  points: PointsText;
  /** How far it is from the cut line; null where there is no cut. */
  gap: string | null;
}

function Workouts({ row, workouts, points, gap }: WorkoutsProps) {
  return (
    <dl className={styles.workouts}>
      {row.cells.map((cell, index) => (
        <div key={workouts[index]?.id ?? index}>
          <dt>{workouts[index]?.name}</dt>
          <dd>
            <ExplainButton entryId={row.entryId} workoutId={workouts[index]?.id ?? null}>
              {cell.scoreId || cell.place !== null ? (
                <>
                  <Result cell={cell} roomy />
                  <PlaceAndPoints cell={cell} points={points} />
                </>
              ) : (
                <span className={styles.none}>{statusLabels[row.status] || 'No score yet'}</span>
              )}
            </ExplainButton>
          </dd>
        </div>
      ))}
      <div>
        <dt>Overall</dt>
        {gap && <dd>{gap}</dd>}
        <dd className={styles.why}>
          <ExplainButton entryId={row.entryId} workoutId={null}>
            Why this place?
          </ExplainButton>
        </dd>
      </div>
    </dl>
  );
}
