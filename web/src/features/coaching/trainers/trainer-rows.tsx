import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import text from '../../../ui/text.module.css';
import styles from '../coaching.module.css';
import { sinceText } from '../coaching-texts.ts';

/** The client’s requests and coachings. */
export function TrainerRows({ coachings }: { coachings: readonly CoachingReply[] }) {
  return (
    <ul className={styles.rows}>
      {coachings.map(({ id, other, ...coaching }) => (
        <li key={id} className={styles.row}>
          <Avatar name={other.name} id={other.id} size={40} />
          <span className={styles.who}>
            <Link className={text.link} to={urlOf('trainer', { id })}>
              {other.name}
            </Link>
            <span className={styles.below}>{sinceText(coaching)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
