import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { ReactNode } from 'react';
import styles from './athlete.module.css';

/** A row's name, country and team. */
export function AthleteName({ row, mark }: { row: BoardRow; mark?: ReactNode }) {
  const { name, country, affiliate, region } = row;
  return (
    <span className={styles.athlete}>
      <b className={styles.name}>
        {name}
        {mark}
      </b>
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
