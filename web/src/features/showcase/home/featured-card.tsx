import { daysParts } from '@chalkline/contract/competitions/days.ts';
import { shareAddress } from '@chalkline/contract/share-links.ts';
import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import styles from './featured-card.module.css';

/** A featured thing as a poster: its days, its name, where it is. */
export function FeaturedCard({ thing }: { thing: FeaturedThing }) {
  const { kind, id, title, place, size, live } = thing;
  return (
    <Link className={styles.card} to={live ? urlOf('leaderboard', { id }) : shareAddress(kind, id)}>
      <Cover id={id} dark fade line={0.5} className={styles.cover} />
      <div className={styles.top}>
        <Days thing={thing} />
        {live && <StatusMark status="live" />}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{place}</p>
      </div>
      <div className={styles.foot}>
        <span>{size}</span>
        <b>{live ? 'Watch live' : 'See more'}</b>
      </div>
    </Link>
  );
}

function Days({ thing: { startsOn, endsOn } }: { thing: FeaturedThing }) {
  if (startsOn === null || endsOn === null) return <span />;
  const { days, month, year } = daysParts(startsOn, endsOn, localeNow());
  return (
    <p className={styles.days}>
      <b data-long={days.length > 6 || undefined}>{days}</b>
      <span>
        {month} {year}
      </span>
    </p>
  );
}
