import { urlOf } from '@chalkline/contract/urls.ts';
import { IconAlertTriangle, IconArrowLeft, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useJudgeId } from './judge-identity.ts';
import styles from './judging.module.css';
import { useOutbox } from './outbox.ts';
import { waitingOf } from './outbox-order.ts';

interface JudgingFrameProps {
  title: string;
  back: string;
  /** Below the bar, on the ink. */
  top?: ReactNode;
  children: ReactNode;
}

/** The bar of every judging screen: where back leads, and whether everything was sent. */
export function JudgingFrame({ title, back, top, children }: JudgingFrameProps) {
  return (
    <div className={styles.phone}>
      <div className={styles.head} data-on-frame="">
        <div className={styles.bar}>
          <Link to={back} className={styles.back} aria-label="Back" title="Back">
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </Link>
          <h1>{title}</h1>
          <OutboxStatus />
        </div>
        {top}
      </div>
      {children}
    </div>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function OutboxStatus() {
  const { isRead, scores, offline } = useOutbox();
  const personId = useJudgeId();
  if (!isRead) return <span role="status" />;
  const waiting = waitingOf(scores, personId).length;
  const refused = scores.filter((one) => one.state === 'refused' && one.personId === personId).length;
  const [tone, text, Icon] =
    refused > 0
      ? ['bad', `${refused} not accepted`, IconAlertTriangle]
      : waiting > 0
        ? ['waiting', offline ? `Offline, ${waiting} waiting` : `${waiting} waiting`, IconCloudOff]
        : ['good', 'All sent', IconCircleCheck];
  return (
    <span role="status">
      <Link to={urlOf('judging', {}, { view: 'outbox' })} className={styles.status} data-tone={tone}>
        <Icon {...icon} /> {text}
      </Link>
    </span>
  );
}
