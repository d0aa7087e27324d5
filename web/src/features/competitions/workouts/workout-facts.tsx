import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import text from '../../../ui/text.module.css';
import styles from './workout-facts.module.css';

/** What is done, one movement below the other. */
export function Movements({ movements }: { movements: WorkoutReply['movements'] }) {
  if (movements.length === 0) return null;
  return (
    <ol className={styles.movements}>
      {movements.map((movement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a movement may come twice and has no other identity
        <li key={index}>{movement}</li>
      ))}
    </ol>
  );
}

/** Who pays for it: one at most. */
export function Sponsor({ sponsor }: { sponsor: WorkoutReply['sponsor'] }) {
  if (!sponsor) return null;
  return (
    <p className={text.hint}>
      Sponsor:{' '}
      {sponsor.link ? (
        <a className={text.link} href={sponsor.link} target="_blank" rel="noopener noreferrer sponsored">
          {sponsor.name}
        </a>
      ) : (
        sponsor.name
      )}
    </p>
  );
}

/** The way to its video, on a page of its own. */
export function VideoLink({ video }: { video: WorkoutReply['video'] }) {
  if (!video) return null;
  return (
    <a className={styles.video} href={video} target="_blank" rel="noopener noreferrer">
      <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
      Watch the video
      <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
    </a>
  );
}
