import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RefusedSends, sendStatusText } from '../../patterns/outbox/send-status.tsx';
import { useSession } from '../../platform/session.ts';
import board from './board.module.css';
import { desk, useDesk } from './desk.ts';
import styles from './training.module.css';

interface TrainingFrameProps {
  title: string;
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  /** Below the bar, on the ink. */
  top?: ReactNode;
  /** Uses the width of a large screen. */
  wide?: boolean;
  children: ReactNode;
}

/** The bar of the training screens, with whether everything was sent. */
export function TrainingFrame({ title, at, top, wide = false, children }: TrainingFrameProps) {
  return (
    <div className={clsx(styles.phone, wide && board.wide)}>
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
      {sendStatusText(waiting, offline)}
    </span>
  );
}

/** What the server didn't accept, with why. */
function Refused() {
  const { sends, unkept } = useDesk();
  const personId = useSession()?.user.id ?? null;
  return (
    <RefusedSends
      refused={sends.filter((send) => send.why !== null && send.personId === personId)}
      unkept={unkept}
      wordsOf={({ why }) => ({
        text: `A change to your training wasn’t accepted. ${why}`,
        again: 'Try again',
      })}
      onRetry={(send) => void desk.retry(send)}
      onDiscard={(send) => void desk.discard(send)}
    />
  );
}
