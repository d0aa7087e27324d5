import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { ScreeningPanel } from '../clients/screening-panel.tsx';
import styles from '../coaching.module.css';
import { MoveActions } from '../move-actions.tsx';

/** Everything about one request, with the answer to it. */
export function RequestDetails({ request }: { request: CoachingReply }) {
  const { id, other, message, reason, daysPerWeek, trainsAt, sharesScreening, askedAt, state } = request;
  return (
    <div className={styles.column}>
      <Panel
        title={
          <span className={styles.client}>
            <Avatar name={other.name} id={other.id} size={40} />
            <Link className={text.link} to={urlOf('user', { id: other.id })}>
              {other.name}
            </Link>
          </span>
        }
        padded
      >
        <Stack gap={16}>
          <p className={styles.words}>{`“${message}”`}</p>
          <Facts narrow>
            <Fact
              label="Days"
              value={daysPerWeek === null ? '–' : `${counted(daysPerWeek, ['day', 'days'])} a week`}
            />
            <Fact label="Trains at" value={trainsAt || '–'} />
          </Facts>
          <p className={text.hint}>
            Asked <TimeAgo at={askedAt} />.
          </p>
          {reason && <p className={`${styles.below} ${styles.words}`}>{`Your reason: ${reason}`}</p>}
          <Row>
            <MoveActions coaching={request} />
            {state === 'asked' && (
              <ButtonLink to={urlOf('messages', {}, { to: other.id })}>Ask a question</ButtonLink>
            )}
          </Row>
        </Stack>
      </Panel>
      {sharesScreening && <ScreeningPanel coachingId={id} />}
    </div>
  );
}
