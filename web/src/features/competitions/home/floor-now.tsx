import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '../../../ui/locale.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import styles from './floor-now.module.css';

/** One competition that is on a floor this moment, as a line with the way to its board. */
export function FloorNow() {
  const { data: live } = useQuery(competitionQueries.liveNow());
  const competition = live?.data[0];
  if (!competition) return null;
  const { id, name, entryCount } = competition;
  return (
    <Link className={styles.line} to={urlOf('leaderboard', { id })}>
      <StatusMark status="live" />
      <span className={styles.words}>
        <b>{name}</b>
        <span>{placeLine(competition)}</span>
      </span>
      <span className={styles.figure}>
        <b>{numberText(entryCount)}</b>
        <small>{entryCount === 1 ? 'athlete' : 'athletes'}</small>
      </span>
    </Link>
  );
}
