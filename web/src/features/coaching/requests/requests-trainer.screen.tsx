import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { MoveActions } from '../move-actions.tsx';
import { TrainerRequests } from './trainer-requests.tsx';

/** `/requests-trainer`: who asks a trainer for coaching; for administrators, who asks to become a trainer. */
export function RequestsTrainerScreen() {
  const type = useSession()?.user.accountType;
  return type === 'admin' || type === 'corporate_admin' ? <TrainerRequests /> : <CoachingRequests />;
}

function CoachingRequests() {
  const { filters, setFilter } = useListFilters({ state: ['refused'] });
  const state = filters.state || 'asked';
  return (
    <Page width="form">
      <Stack gap={16}>
        <PageTitle
          below="People who ask you to coach them, newest first."
          actions={<ButtonLink to={urlOf('trainers')}>My trainers</ButtonLink>}
        >
          Coaching requests
        </PageTitle>
        <SegmentedControl
          label="Requests shown"
          choices={[
            { value: 'asked', label: 'Open' },
            { value: 'refused', label: 'Refused' },
          ]}
          value={state}
          onChange={(value) => setFilter('state', value === 'refused' ? value : '')}
        />
        <Panel>
          <PagedList
            query={coachingQueries.list('trainer', state)}
            failed="Couldn’t load requests"
            skeleton={<SkeletonRows rows={4} />}
            noun={['request', 'requests']}
            empty={
              <EmptyState title={state === 'asked' ? 'No open requests' : 'No refused requests'}>
                {state === 'asked'
                  ? 'When someone asks you for coaching, you answer here.'
                  : 'Requests you refuse appear here with your reason.'}
              </EmptyState>
            }
          >
            {(rows) => (
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <RequestRow key={row.id} request={row} />
                ))}
              </ul>
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}

function RequestRow({ request }: { request: CoachingReply }) {
  const { other, message, reason, askedAt } = request;
  return (
    <li className={styles.row}>
      <Avatar name={other.name} id={other.id} size={40} />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('user', { id: other.id })}>
          {other.name}
        </Link>
        <span className={styles.below}>
          {'Asked '}
          <TimeAgo at={askedAt} />
        </span>
      </span>
      <MoveActions coaching={request} />
      <p className={`${styles.words} ${styles.wide}`}>{message}</p>
      {reason && (
        <p className={`${styles.below} ${styles.words} ${styles.wide}`}>{`Your reason: ${reason}`}</p>
      )}
    </li>
  );
}
