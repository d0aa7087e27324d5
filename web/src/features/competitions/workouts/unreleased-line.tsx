import type { UnreleasedWorkout } from '@chalkline/contract/competitions/workout.schema.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { IconLock } from '@tabler/icons-react';
import { dateFormat } from '../../../ui/locale.ts';
import styles from './workout-list.module.css';

interface UnreleasedLineProps {
  workout: UnreleasedWorkout;
  /** The venue's zone. */
  zone: string;
}

/** A workout whose time has not come: nothing but the time. */
export function UnreleasedLine({ workout: { position, releaseAt }, zone }: UnreleasedLineProps) {
  return (
    <li className={styles.line} data-locked="">
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>Workout {position}</h3>
        <p className={styles.about}>
          Released <time dateTime={releaseAt}>{releaseText(releaseAt, zone)}</time>
        </p>
      </div>
      <IconLock size={20} stroke={1.75} role="img" aria-label="Not released yet" />
    </li>
  );
}

/** `Friday, 4 December 2026 at 18:00 (Nairobi time)`, at the venue. */
export function releaseText(releaseAt: string, zone: string): string {
  const format = dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  return `${format.format(new Date(releaseAt))} (${zoneText(zone)})`;
}
