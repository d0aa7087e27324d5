import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardCell, BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import clsx from 'clsx';
import { Fragment } from 'react';
import { Place } from '../../../../ui/place.tsx';
import type { RowChange } from '../board-changes.ts';
import type { PointsText } from '../board-figures.ts';
import { isOut } from '../board-view.ts';
import { CutLine } from '../cut/cut-line.tsx';
import { isLineAbove } from '../cut/cut-line-text.ts';
import { CutMark } from '../cut/cut-mark.tsx';
import type { TotalHead } from '../total-head.ts';
import { tvRows } from './tv-cycle.ts';
import styles from './tv-table.module.css';

interface TvTableProps {
  head: BoardHead;
  rows: readonly BoardRow[];
  /** The first row of the page after this one; undefined: this is the last. */
  after: BoardRow | undefined;
  points: PointsText;
  total: TotalHead;
  changed: ReadonlyMap<string, RowChange>;
  /** Beside it is something else. */
  narrow: boolean;
}

/** So many columns can be read from ten meters; of more workouts the last ones are shown. */
const columnsAtMost = 6;
const narrowColumns = 3;

export function TvTable({ head, rows, after, points, total, changed, narrow }: TvTableProps) {
  const { cut } = head;
  const first = Math.max(0, head.workouts.length - (narrow ? narrowColumns : columnsAtMost));
  const columns = head.workouts.length - first + 3;
  const latest = latestBegun(head, rows) - first;
  const figureAt = (index: number) => clsx(styles.figure, index === latest && styles.latest);
  const line = cut && (
    <tr className={styles.line}>
      <td className={styles.lineCell} colSpan={columns}>
        <CutLine head={head} cut={cut} />
      </td>
    </tr>
  );
  return (
    <table
      className={styles.table}
      data-short={rows.length < tvRows || undefined}
      data-narrow={narrow || undefined}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>Place</span>
          </th>
          <th scope="col">
            <span className={styles.hidden}>Athlete</span>
          </th>
          {head.workouts.slice(first).map(({ id, name }, index) => (
            <th key={id} scope="col" className={figureAt(index)}>
              {name}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            {total.head}
            {total.wins && <small>{total.wins}</small>}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.entryId}>
            {isLineAbove(cut, row, rows[index - 1]) && line}
            <tr
              data-entry={row.entryId}
              className={clsx(changed.get(row.entryId)?.isMarked && styles.changed)}
            >
              <td className={styles.place}>
                <Place
                  place={isOut(row) ? null : row.place}
                  tied={row.tied}
                  word={statusLabels[row.status] || '–'}
                />
              </td>
              <th scope="row" className={styles.name}>
                {row.name}
                <span className={styles.below}>
                  {row.country && <small>{row.country}</small>}
                  {row.cut && (
                    <small className={styles.cut}>
                      <CutMark state={row.cut} />
                    </small>
                  )}
                </span>
              </th>
              {row.cells.slice(first).map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are in the order of the workouts
                <td key={at} className={clsx(figureAt(at), cell.place === 1 && styles.best)}>
                  {figure(cell, points)}
                </td>
              ))}
              <td className={styles.total}>{points(row.total)}</td>
            </tr>
          </Fragment>
        ))}
        {after && isLineAbove(cut, after, rows.at(-1)) && line}
      </tbody>
    </table>
  );
}

/** The last workout that anybody here has a score in; the last of all before the first. */
function latestBegun({ workouts }: BoardHead, rows: readonly BoardRow[]): number {
  const at = workouts.findLastIndex((_, index) => rows.some(({ cells }) => cells[index]?.scoreId));
  return at < 0 ? workouts.length - 1 : at;
}

/** The points; where a workout has none, what was done. */
function figure({ points: gained, main }: BoardCell, points: PointsText): string {
  return gained === null ? main || '–' : points(gained);
}
