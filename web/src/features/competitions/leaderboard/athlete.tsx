import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { countryName } from '../competition-words.ts';
import styles from './athlete.module.css';

/** Name, country and team of who stands in a row. */
export function AthleteName({ row }: { row: BoardRow }) {
  const { name, country, affiliate, region } = row;
  return (
    <span className={styles.athlete}>
      <b className={styles.name}>{name}</b>
      <small className={styles.from}>
        {country && (
          <abbr className={styles.country} title={countryName(country)}>
            {country}
          </abbr>
        )}
        {affiliate || region || (country ? '' : `No. ${row.bib}`)}
      </small>
    </span>
  );
}
