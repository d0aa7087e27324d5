import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { Cover } from '../../../../ui/cover/cover.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { daysText } from '../../days.ts';
import styles from './poster.module.css';

const QrCode = lazyPart(async () => (await import('../../../../ui/qr-code.tsx')).QrCode);

/** A printable poster: the competition's cover, name, dates and a QR code of its page. */
export function Poster({ competition, link }: { competition: CompetitionReply; link: string }) {
  const { id, name, startsOn, endsOn } = competition;
  return (
    <article className={styles.poster} aria-label={`Poster of ${name}`}>
      <div className={styles.picture}>
        <Cover id={id} dark fade width={420} height={400} className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.days}>{daysText(startsOn, endsOn)}</p>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.place}>{placeLine(competition)}</p>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.code}>
          <Suspense fallback={<Skeleton width={140} height={140} />}>
            <QrCode link={link} />
          </Suspense>
        </div>
        <div className={styles.how}>
          <b>Scan for workouts, schedule and the live leaderboard</b>
          <span>{link}</span>
        </div>
      </div>
    </article>
  );
}
