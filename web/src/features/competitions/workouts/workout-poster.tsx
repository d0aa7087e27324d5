import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { BoldText } from '../../../ui/bold-text.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import text from '../../../ui/text.module.css';
import { scoringText } from '../workout-labels.ts';
import { Sponsor, VideoLink } from './workout-facts.tsx';
import { WorkoutFloor } from './workout-floor.tsx';
import styles from './workout-poster.module.css';

interface WorkoutPosterProps {
  workout: WorkoutReply;
  /** Whose standards are shown; undefined while the competition has no division. */
  division: { readonly id: string; readonly name: string } | undefined;
}

/** A whole workout as it hangs on the wall of the venue: number and name on ink, then movements beside standards. */
export function WorkoutPoster({ workout, division }: WorkoutPosterProps) {
  const { id, position, name, scoring, movements, description, sponsor, video } = workout;
  return (
    <article className={styles.poster}>
      <header className={styles.head} data-on-frame="">
        <Cover id={id} dark fade line={0.62} className={styles.cover} />
        <b className={styles.number} aria-hidden="true">
          {position}
        </b>
        <h2 className={styles.name}>
          <Link to={urlOf('workoutDetail', { id }, { division: division?.id })}>{name}</Link>
        </h2>
        <p className={styles.scoring}>{scoringText(scoring)}</p>
      </header>
      <div className={styles.body}>
        <WorkoutFloor workout={workout} division={division} />
        {description && (
          <div className={styles.description}>
            <BoldText text={description} />
          </div>
        )}
        <Sponsor sponsor={sponsor} />
        <VideoLink video={video} />
        {movements.length === 0 && !description && (
          <p className={text.hint}>No description yet. The organizer adds movements and standards here.</p>
        )}
      </div>
    </article>
  );
}
