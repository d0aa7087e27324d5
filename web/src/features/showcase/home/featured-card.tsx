import { daysParts } from '@chalkline/contract/competitions/days.ts';
import { shareAddress } from '@chalkline/contract/share-links.ts';
import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { type Status, StatusMark } from '../../../ui/status-mark.tsx';
import styles from './featured-card.module.css';
import { thingWords } from './thing-words.ts';

/** A featured thing as a poster: its days, its name, where it is. */
export function FeaturedCard({ thing }: { thing: FeaturedThing }) {
  const { kind, id, title, place, size } = thing;
  const [status, words] = stageOf(thing);
  const isBoard = status === 'live' || status === 'final';
  return (
    <Link className={styles.card} to={isBoard ? urlOf('leaderboard', { id }) : shareAddress(kind, id)}>
      <Cover id={id} dark fade line={0.36} className={styles.cover} />
      <div className={styles.top}>
        <Days thing={thing} />
        {status && <StatusMark status={status}>{words.mark}</StatusMark>}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{kind === 'competition-detail' ? place : [thingWords[kind], place].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.foot}>
        <span>{size}</span>
        <b>{words.action}</b>
      </div>
    </Link>
  );
}

/** The competition's status and what to do next. Other items only link to their page. */
function stageOf({ kind, live, endsOn }: FeaturedThing): [Status | null, { mark: string; action: string }] {
  const action = `View ${thingWords[kind].toLowerCase()}`;
  if (kind !== 'competition-detail') return [null, { mark: '', action }];
  if (live) return ['live', { mark: 'Live', action: 'Watch live' }];
  if (endsOn === null) return [null, { mark: '', action }];
  const today = new Date(timeNow()).toISOString().slice(0, 10);
  return endsOn < today
    ? ['final', { mark: 'Finished', action: 'View results' }]
    : ['open', { mark: 'Announced', action }];
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
