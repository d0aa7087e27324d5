import type { CompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-words.ts';
import { dayCount } from '@chalkline/contract/competitions/days.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '../../../ui/locale.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { daysParts } from '../days.ts';
import styles from './live-strip.module.css';

/** What is on a floor this moment, each a link to its board. Not there when nothing is. */
export function LiveStrip() {
  const { data: live } = useQuery(competitionQueries.liveNow());
  const total = live?.total ?? live?.data.length ?? 0;
  if (!live || live.data.length === 0) return null;
  return (
    <section className={styles.strip} data-on-frame="" aria-label="Live now">
      <div className={styles.inner}>
        <div className={styles.label}>
          <StatusMark status="live" />
          <b>{`${numberText(total)} now`}</b>
          {total > live.data.length && (
            <Link className={styles.all} to={urlOf('home', {}, { status: 'live' })}>
              All
            </Link>
          )}
        </div>
        {live.data.map((competition) => (
          <LiveLink key={competition.id} competition={competition} />
        ))}
      </div>
    </section>
  );
}

function LiveLink({ competition }: { competition: CompetitionCard }) {
  const { id, name, entryCount } = competition;
  return (
    <Link className={styles.link} to={urlOf('leaderboard', { id })}>
      <b className={styles.name}>{name}</b>
      <span className={styles.line}>{`${whenWords(competition)}, ${placeLine(competition)}`}</span>
      <span className={styles.figure}>
        <b>{numberText(entryCount)}</b>
        <small>{entryCount === 1 ? 'athlete' : 'athletes'}</small>
      </span>
      <IconChevronRight className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

function whenWords(competition: CompetitionCard): string {
  const { days, month } = daysParts(competition.startsOn, competition.endsOn);
  return dayCount(competition, new Date()) ?? `${days} ${month}`.trim();
}
