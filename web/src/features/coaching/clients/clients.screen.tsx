import { type ClientType, clientTypes } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ShareLinkButton } from '../../../patterns/share/share-button.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { waitingText } from '../coaching-texts.ts';
import { clientColumns } from './client-columns.tsx';
import { ClientFigures } from './client-figures.tsx';
import { groupOf } from './need-text.ts';

const typeLabels: Readonly<Record<ClientType, string>> = {
  all: 'All',
  active: 'Active',
  pending: 'Requests',
  inactive: 'Paused and ended',
};

/** `/clients`: whom a trainer coaches. */
export function ClientsScreen() {
  const { data: counts } = useQuery(coachingQueries.counts());
  const user = useSession()?.user;
  const isTrainer = user?.accountType === 'trainer';
  const { data: figures } = useQuery(coachingQueries.figures());
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    type: ['active', 'pending', 'inactive'],
  });
  const [search, setSearch] = useSearchText('search');
  const type = filters.type || 'all';
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          marked
          below={
            (counts && figures && waitingText({ ...figures, ...counts })) ||
            'People you coach, and those who ask you to.'
          }
          actions={
            user && (
              <>
                {!isTrainer && <Ways pending={counts?.pending ?? 0} />}
                {isTrainer && <Invite trainerId={user.id} />}
              </>
            )
          }
        >
          Clients
        </PageTitle>
        {figures && <ClientFigures figures={figures} />}
        <div className={styles.tools}>
          <SegmentedControl
            label="Clients shown"
            choices={clientTypes.map((value) => ({
              value,
              label: counts ? `${typeLabels[value]} ${counts[value]}` : typeLabels[value],
            }))}
            value={type}
            onChange={(value) => setFilter('type', value === 'all' ? '' : value)}
          />
          <SearchField label="Search clients" placeholder="Name" value={search} onChange={setSearch} />
        </div>
        <Panel>
          <PagedList
            query={coachingQueries.clients({ type, search: filters.search })}
            failed="Couldn’t load clients"
            skeleton={<SkeletonRows rows={6} avatar={false} />}
            noun={['client', 'clients']}
            empty={
              isNarrowed ? (
                <EmptyState
                  title="No matching clients"
                  action={
                    <Button size={32} onClick={clear}>
                      Clear filters
                    </Button>
                  }
                >
                  Try another name, or show all of them.
                </EmptyState>
              ) : (
                <EmptyState title="No clients yet">
                  Send your link to people who may see your profile: they open it, create an account and ask
                  you. Accept a request to see them here.
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <DataTable
                caption="Clients"
                columns={clientColumns}
                rows={rows}
                rowKey={({ id }) => id}
                groupOf={groupOf}
              />
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}

/** The screen where people ask this trainer for coaching, as a link to send. */
function Invite({ trainerId }: { trainerId: string }) {
  const link = window.location.origin + webBase + urlOf('trainers', {}, { ask: trainerId });
  return <ShareLinkButton label="Invite a client" name="your coaching" link={link} />;
}

/** For those who have no menu of a trainer's screens beside this one. */
function Ways({ pending }: { pending: number }) {
  return (
    <>
      <ButtonLink to={urlOf('checkInForms')}>Check-in forms</ButtonLink>
      <ButtonLink to={urlOf('programRequests')}>Program requests</ButtonLink>
      <ButtonLink to={urlOf('requestsTrainer')}>
        {pending > 0 ? `Requests (${pending})` : 'Requests'}
      </ButtonLink>
    </>
  );
}
