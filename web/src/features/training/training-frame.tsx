import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { desk, useDesk } from './desk.ts';
import styles from './training.module.css';

interface TrainingFrameProps {
  title: string;
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  /** Below the bar, on the ink. */
  top?: ReactNode;
  children: ReactNode;
}

/** The bar of the training screens, with whether everything was sent. */
export function TrainingFrame({ title, at, top, children }: TrainingFrameProps) {
  return (
    <div className={styles.phone}>
      <div className={styles.head} data-on-frame="">
        <div className={styles.bar}>
          {at === 'fitnessTrainer' && (
            <Link to={urlOf('home')} className={styles.back} aria-label="Back" title="Back">
              <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
            </Link>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          <SendStatus />
        </div>
        {top && <div className={styles.top}>{top}</div>}
      </div>
      <div className={styles.body}>
        <Refused />
        {children}
      </div>
    </div>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whether the server has everything. */
export function SendStatus() {
  const { sends, offline } = useDesk();
  const personId = useSession()?.user.id ?? null;
  const waiting = sends.filter((send) => send.why === null && send.personId === personId).length;
  if (personId === null) return null;
  return (
    <span role="status" className={styles.status} data-tone={waiting > 0 ? 'waiting' : 'good'}>
      {waiting > 0 ? <IconCloudOff {...icon} /> : <IconCircleCheck {...icon} />}
      {waiting === 0 ? 'All saved' : offline ? `Offline, ${waiting} to send` : `${waiting} to send`}
    </span>
  );
}

/** What the server didn't accept, with why. */
function Refused() {
  const { sends, unkept } = useDesk();
  const personId = useSession()?.user.id ?? null;
  const refused = sends.filter((send) => send.why !== null && send.personId === personId);
  return (
    <>
      {unkept && (
        <Note tone="bad" announced>
          This phone can’t store anything right now. Keep this page open until everything is sent.
        </Note>
      )}
      {refused.map((send) => (
        <Note key={send.order} tone="bad" announced>
          <p>{`A change to your training wasn’t accepted. ${send.why}`}</p>
          <div className={styles.pair}>
            <Button size={48} onClick={() => void desk.retry(send)}>
              Try again
            </Button>
            <Button size={48} variant="text" onClick={() => void desk.discard(send)}>
              Discard
            </Button>
          </div>
        </Note>
      ))}
    </>
  );
}
