import type {
  RevealedPlace,
  RevealReply,
  RevealTotals,
} from '@chalkline/contract/competitions/reveal.schema.ts';
import { Place } from '../../../ui/place.tsx';
import { fromText, totalText } from './reveal-texts.ts';
import styles from './revealed-places.module.css';

interface RevealedPlacesProps {
  reveal: RevealReply;
}

/** What the audience of a ceremony sees: the newest place first and large, then the ones before. */
export function RevealedPlaces({ reveal: { places, totals } }: RevealedPlacesProps) {
  const [newest, ...earlier] = places;
  if (!newest) return <p className={styles.waiting}>The places appear here, from last to first.</p>;
  return (
    <>
      <div key={newest.place} className={styles.newest}>
        <Shared place={newest} totals={totals} size="large" />
      </div>
      {earlier.length > 0 && (
        <ol className={styles.earlier} aria-label="Places already shown">
          {earlier.map((place) => (
            <li key={place.place}>
              <Shared place={place} totals={totals} size="table" />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface SharedProps {
  place: RevealedPlace;
  totals: RevealTotals;
  size: 'table' | 'large';
}

/** A place with everyone on it. */
export function Shared({ place: { place, entries }, totals, size }: SharedProps) {
  return (
    <div className={styles.shared} data-size={size}>
      <Place place={place} tied={entries.length > 1} size={size} />
      <ul className={styles.names}>
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <b>{entry.name}</b>
            <span>{[totalText(entry.total, totals), fromText(entry)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
