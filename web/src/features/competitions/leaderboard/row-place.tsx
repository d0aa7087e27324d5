import type { PlaceHere } from '@chalkline/contract/competitions/board-order.ts';
import { statusLabels } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { Place, placeText } from '../../../ui/place.tsx';
import { isOut, placeIn } from './board-view.ts';
import styles from './row-place.module.css';

interface RowPlaceProps {
  row: BoardRow;
  /** null: the overall. */
  workout: number | null;
  /** Among those a filter shows; null: on the whole board. */
  here?: PlaceHere | null;
}

/** A row's place. Entries that left show their status, with the place below if they keep one. */
export function RowPlace({ row, workout, here = null }: RowPlaceProps) {
  const known = placeIn(row, workout);
  const { place, tied } = here ?? known;
  const word = statusLabels[row.status];
  if (place === null) return <Place place={null} word={word || '–'} />;
  if (here && known.place !== null && (workout !== null || word === '')) {
    return (
      <span className={styles.both}>
        <Place place={place} tied={tied} />
        <small>{`${placeText(known.place, known.tied)} of all`}</small>
      </span>
    );
  }
  if (workout !== null || word === '') return <Place place={place} tied={tied} />;
  if (isOut(row)) {
    return (
      <span className={styles.both}>
        <Place place={null} word={word} />
        <small>{placeText(place, tied)}</small>
      </span>
    );
  }
  return (
    <span className={styles.both}>
      <Place place={place} tied={tied} />
      <small>{word}</small>
    </span>
  );
}
