import type { ClientTrainingReply } from '@chalkline/contract/training/client-training.endpoints.ts';
import { IconStethoscope } from '@tabler/icons-react';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from './client.module.css';

/** What a client noted about pain in the last days. */
export function PainNotes({ pain }: Pick<ClientTrainingReply, 'pain'>) {
  if (pain.length === 0) return null;
  return (
    <section className={styles.pain} aria-label="Notes about pain">
      <IconStethoscope size={20} stroke={1.75} aria-hidden="true" />
      <ul>
        {pain.map(({ note, exercise, at }) => (
          <li key={`${at} ${note}`}>
            <b>{exercise ? `Pain with ${exercise}` : 'Pain after a workout'}</b>
            <span>
              {`“${note}” `}
              <TimeAgo at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
