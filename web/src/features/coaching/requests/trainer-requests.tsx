import { coachingLengths } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { TrainerRequestReply } from '@chalkline/contract/coaching/trainer-request.schema.ts';
import { moveTrainerRequest } from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';

const shown = [
  { value: 'asked', label: 'Open', empty: 'No open requests' },
  { value: 'accepted', label: 'Accepted', empty: 'No accepted requests' },
  { value: 'declined', label: 'Declined', empty: 'No declined requests' },
] as const;

/** Who asks to become a trainer, for administrators. */
export function TrainerRequests() {
  useScreenTitle('Trainer requests');
  const { filters, setFilter } = useListFilters({ state: ['accepted', 'declined'] });
  const state = filters.state || 'asked';
  const search = useListSearch();
  return (
    <Page width="form">
      <Stack gap={16}>
        <PageTitle below="People who ask to become trainers, newest first.">Trainer requests</PageTitle>
        <div className={styles.tools}>
          <SegmentedControl
            label="Requests shown"
            choices={shown.map(({ value, label }) => ({ value, label }))}
            value={state}
            onChange={(value) => setFilter('state', value === 'asked' ? '' : value)}
          />
          <ListSearch label="Search requests" placeholder="Name" />
        </div>
        <Panel>
          <PagedList
            query={coachingQueries.trainerRequests(state, search)}
            failed="Couldn’t load requests"
            skeleton={<SkeletonRows rows={4} />}
            noun={['request', 'requests']}
            empty={
              search ? (
                <NoMatches many="requests">Try the start of a name.</NoMatches>
              ) : (
                <EmptyState title={shown.find(({ value }) => value === state)?.empty ?? ''}>
                  People send a request from the Trainers page. You answer it here.
                </EmptyState>
              )
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

function RequestRow({ request }: { request: TrainerRequestReply }) {
  const { id, person, message, reason, askedAt, can } = request;
  const [declining, setDeclining] = useState(false);
  const accept = useAction({
    send: (call) => call(moveTrainerRequest, { params: { trainerRequestId: id }, body: { to: 'accepted' } }),
    done: `${person.name} is a trainer now`,
    failed: 'Couldn’t accept the request',
    invalidates: [coachingQueries.all],
  });
  return (
    <li className={styles.row}>
      <Avatar name={person.name} id={person.id} size={40} />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('user', { id: person.id })}>
          {person.name}
        </Link>
        <span className={styles.below}>
          {'Asked '}
          <TimeAgo at={askedAt} />
        </span>
      </span>
      {can.moveTo.includes('accepted') && (
        <Row>
          <Button
            variant="main"
            busy={accept.busy}
            aria-label={`Accept: ${person.name}`}
            onClick={() => accept.run()}
          >
            Accept
          </Button>
          <Button variant="danger" aria-label={`Decline: ${person.name}`} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Row>
      )}
      <p className={`${styles.words} ${styles.wide}`}>{message}</p>
      {reason && <p className={`${styles.below} ${styles.words} ${styles.wide}`}>{`Reason: ${reason}`}</p>}
      {declining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </li>
  );
}

function DeclineDialog({ request, onClose }: { request: TrainerRequestReply; onClose: () => void }) {
  const { id, person } = request;
  const [reason, setReason] = useKeptState(`trainer request ${id}`, '');
  const [missing, setMissing] = useState(false);
  return (
    <ConfirmAction
      title={`Decline the request of ${person.name}?`}
      confirm="Decline"
      keep="Go back"
      danger
      check={() => {
        setMissing(reason.trim() === '');
        return reason.trim() !== '';
      }}
      send={(call) =>
        call(moveTrainerRequest, { params: { trainerRequestId: id }, body: { to: 'declined', reason } })
      }
      done="Request declined"
      invalidates={[coachingQueries.all]}
      onClose={onClose}
    >
      <p>They can read your reason and ask again.</p>
      <TextArea
        id="reason"
        label="Reason"
        rows={3}
        maxLength={coachingLengths.reason}
        error={missing ? 'Write a reason of up to 500 characters.' : undefined}
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </ConfirmAction>
  );
}
