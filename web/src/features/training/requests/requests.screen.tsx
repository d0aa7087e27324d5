import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { AssignManyModal } from './assign-many-modal.tsx';
import { requestColumns } from './request-columns.tsx';

/** Who builds programs. */
const mayBuild: ReadonlySet<string> = new Set(['trainer', 'corporate_admin', 'admin']);

/** `/program-requests`: programs that were asked for or assigned, to answer or withdraw. */
export function ProgramRequestsScreen() {
  const { filters, setFilter } = useListFilters({ side: ['by_me'], state: ['answered'] });
  const side = filters.side || 'to_me';
  const state = filters.state || 'open';
  const search = useListSearch();
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          below="Programs that people ask for and trainers assign, newest first."
          actions={<Actions />}
        >
          Program requests
        </PageTitle>
        <div className={styles.pair}>
          <SegmentedControl
            label="Whose requests"
            choices={[
              { value: 'to_me', label: 'Received' },
              { value: 'by_me', label: 'Sent' },
            ]}
            value={side}
            onChange={(value) => setFilter('side', value === 'by_me' ? value : '')}
          />
          <SegmentedControl
            label="Requests shown"
            choices={[
              { value: 'open', label: 'Open' },
              { value: 'answered', label: 'Answered' },
            ]}
            value={state}
            onChange={(value) => setFilter('state', value === 'answered' ? value : '')}
          />
          <ListSearch label="Search requests" placeholder="Person or program" />
        </div>
        <Panel>
          <PagedList
            query={trainingQueries.requests({ side, state, search })}
            failed="Couldn’t load requests"
            skeleton={<SkeletonRows rows={4} avatar={false} />}
            noun={['request', 'requests']}
            empty={
              search ? (
                <NoMatches many="requests">Try the start of a name.</NoMatches>
              ) : (
                <EmptyState title={state === 'open' ? 'No open requests' : 'No answered requests'}>
                  {side === 'to_me'
                    ? 'When someone asks for one of your programs or assigns you one, it appears here.'
                    : 'When you ask a coach for a program or assign one to a client, it appears here.'}
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <DataTable caption="Requests" columns={requestColumns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}

function Actions() {
  const builds = mayBuild.has(useSession()?.user.accountType ?? 'trainee');
  const [assigning, setAssigning] = useState(false);
  return (
    <Row>
      {builds && <Button onClick={() => setAssigning(true)}>Assign to a group</Button>}
      <ButtonLink to={urlOf('programs')}>Browse programs</ButtonLink>
      {assigning && <AssignManyModal onClose={() => setAssigning(false)} />}
    </Row>
  );
}
