import type { BoardCell } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { placeText } from '../../../ui/place.tsx';
import unseen from '../../../ui/visually-hidden.module.css';
import { loadFigures } from '../../../ui/weight-unit.ts';
import styles from './board-cell.module.css';
import { type PointsText, pointsText } from './board-figures.ts';

interface BoardCellProps {
  cell: BoardCell;
  points: PointsText;
  /** Stands in for a result that there is none of: WD. */
  word?: string;
}

/** A result in one workout: the figures, what belongs to them, place and points. */
export function WorkoutCell({ cell, points, word }: BoardCellProps) {
  if (cell.scoreId === null && cell.place === null) {
    return <span className={styles.none}>{word || '–'}</span>;
  }
  return (
    <span className={styles.cell}>
      <Result cell={cell} />
      <PlaceAndPoints cell={cell} points={points} />
    </span>
  );
}

interface ResultProps {
  cell: BoardCell;
  /** There is room for a load in the other unit, which is shown on pointing at it otherwise. */
  roomy?: boolean;
}

/** The figures alone, with the volt mark where nobody was better. */
export function Result({ cell: measured, roomy = false }: ResultProps) {
  const cell = loadFigures(measured);
  // That reps are reps the head of the column says.
  const unit = cell.unit === 'reps' ? '' : cell.unit;
  const other = roomy && cell.other ? `(${cell.other})` : '';
  const beside = [
    cell.round,
    unit,
    other,
    cell.beside,
    cell.tiebreak,
    cell.variant,
    cell.penalty && 'pen',
  ].filter((piece) => piece);
  return (
    <span
      className={styles.result}
      title={[cell.penalty, cell.other].filter((piece) => piece).join(', ') || undefined}
    >
      {cell.place === 1 && <i className={styles.best} />}
      <span aria-hidden="true">
        {cell.main || '–'}
        {beside.length > 0 && <small>{beside.join(' ')}</small>}
      </span>
      <span className={unseen.hidden}>
        {[cell.words || 'No result', cell.penalty].filter((piece) => piece).join(', ')}
      </span>
    </span>
  );
}

export function PlaceAndPoints({ cell, points }: { cell: BoardCell; points: PointsText }) {
  const gained = pointsText(cell.points, points);
  if (cell.place === null && gained === '') return null;
  return (
    <span className={styles.below}>
      {cell.place !== null && <b>{placeText(cell.place, cell.tied)}</b>}
      {cell.place !== null && gained && ', '}
      {gained}
    </span>
  );
}
