import type { CoachingReply, TrainerSettings } from '@chalkline/contract/coaching/coaching.schema.ts';
import { setTrainerSettings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { AcceptPrograms } from './accept-programs.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestsTable } from './requests-table.tsx';
import { TrainerRequests } from './trainer-requests.tsx';

/** `/requests-trainer`: who asks a trainer for coaching; for administrators, who asks to become a trainer. */
export function RequestsTrainerScreen() {
  const type = useSession()?.user.accountType;
  return type === 'admin' || type === 'corporate_admin' ? (
    <TrainerRequests />
  ) : (
    <CoachingRequests isTrainer={type === 'trainer'} />
  );
}

function CoachingRequests({ isTrainer }: { isTrainer: boolean }) {
  const { filters, setFilter } = useListFilters({ state: ['refused'], request: anyText });
  const state = filters.state || 'asked';
  const search = useListSearch();
  const { data: settings } = useQuery({ ...coachingQueries.settings(), enabled: isTrainer });
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          below="People who ask you to coach them, newest first."
          actions={
            <Row>
              {settings && <PauseRequests settings={settings} />}
              <ButtonLink to={urlOf('trainers')}>My trainers</ButtonLink>
            </Row>
          }
        >
          Coaching requests
        </PageTitle>
        {settings && !settings.takesRequests && (
          <Note tone="warn">New requests are paused. Your page says that you take none at the moment.</Note>
        )}
        {settings && <AcceptPrograms settings={settings} />}
        <div className={styles.tools}>
          <SegmentedControl
            label="Requests shown"
            choices={[
              { value: 'asked', label: 'Open' },
              { value: 'refused', label: 'Refused' },
            ]}
            value={state}
            onChange={(value) => setFilter('state', value === 'refused' ? value : '')}
          />
          <ListSearch label="Search requests" placeholder="Name" />
        </div>
        <PagedList
          query={coachingQueries.list('trainer', state, search)}
          failed="Couldn’t load requests"
          skeleton={<SkeletonRows rows={4} />}
          panel
          empty={
            <Panel>
              {search ? (
                <NoMatches many="requests">Try the start of a name.</NoMatches>
              ) : (
                <EmptyState title={state === 'asked' ? 'No open requests' : 'No refused requests'}>
                  {state === 'asked'
                    ? 'When someone asks you for coaching, you answer here.'
                    : 'Requests you refuse appear here with your reason.'}
                </EmptyState>
              )}
            </Panel>
          }
        >
          {(rows) => (
            <Requests rows={rows} chosen={filters.request} onChoose={(id) => setFilter('request', id)} />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

interface RequestsProps {
  rows: readonly CoachingReply[];
  /** By its id; the first one unless somebody chose. */
  chosen: string;
  onChoose: (id: string) => void;
}

function Requests({ rows, chosen, onChoose }: RequestsProps) {
  const shown = rows.find(({ id }) => id === chosen) ?? rows[0];
  return (
    <div className={styles.grid}>
      <Panel>
        <RequestsTable rows={rows} shownId={shown?.id ?? ''} onChoose={onChoose} />
      </Panel>
      {shown && <RequestDetails key={shown.id} request={shown} />}
    </div>
  );
}

function PauseRequests({ settings }: { settings: TrainerSettings }) {
  const { takesRequests } = settings;
  const pause = useAction({
    send: (call) => call(setTrainerSettings, { body: { ...settings, takesRequests: !takesRequests } }),
    done: takesRequests ? 'New requests paused' : 'You take new requests again',
    failed: 'Couldn’t change the setting',
    invalidates: [coachingQueries.all],
  });
  return (
    <Button busy={pause.busy} onClick={() => pause.run()}>
      {takesRequests ? 'Pause new requests' : 'Take new requests'}
    </Button>
  );
}
