import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { dayCount } from '@chalkline/contract/competitions/days.ts';
import type { FloorLeader, LiveFloor } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serverNow } from '../../../platform/server-time.ts';
import { numberText } from '../../../ui/locale.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { daysParts } from '../days.ts';
import { FloorClock } from './floor-clock.tsx';
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
        {live.data.map((floor) => (
          <LiveLink key={floor.id} floor={floor} />
        ))}
      </div>
    </section>
  );
}

function LiveLink({ floor }: { floor: LiveFloor }) {
  const { id, name, leader } = floor;
  return (
    <Link className={styles.link} to={urlOf('leaderboard', { id })}>
      <b className={styles.name}>{name}</b>
      <span className={styles.line}>{floorText(floor)}</span>
      <span className={styles.line}>{leader ? leaderText(leader) : placeLine(floor)}</span>
      <FloorClock floor={floor} />
    </Link>
  );
}

/** Whose board it is, what is done there now, and on which day of how many. */
function floorText(floor: LiveFloor): string {
  const { days, month } = daysParts(floor.startsOn, floor.endsOn);
  const date = `${days} ${month}`.trim();
  const day = dayCount(floor, new Date(serverNow()));
  const parts = [floor.leader?.divisionName, floor.underWay?.title].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join(', ')}, ${day?.toLowerCase() ?? date}` : (day ?? date);
}

function leaderText({ name, shared, total }: FloorLeader): string {
  const points = total === null ? '' : `, ${numberText(total)} ${total === 1 ? 'pt' : 'pts'}`;
  const others = shared > 1 ? ` and ${shared - 1} more` : '';
  return `Leading: ${shortName(name)}${others}${points}`;
}

/** `S. Halvorsen`: there is room for no more. Who is not named has a number, which stays whole. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 || /\d/.test(name) ? name : `${Array.from(first)[0]}. ${rest.join(' ')}`;
}
