import { type EventsQuery, eventWhens } from '@chalkline/contract/events/event.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useSearchParams } from 'react-router';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { eventQueries } from '../events.queries.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { EventRows } from './event-rows.tsx';
import { GoingPasses } from './going-passes.tsx';
import { ManagedRows } from './managed-rows.tsx';

const whens = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;

const tabs = [
  { label: 'Manage', to: urlOf('myEvents') },
  { label: 'Going', to: urlOf('myEvents', {}, { tab: 'going' }) },
  { label: 'Past', to: urlOf('myEvents', {}, { tab: 'past' }) },
  { label: 'Tickets', to: urlOf('myEvents', {}, { tab: 'tickets' }) },
] as const;

/** The events that somebody runs or works at, those they go to with their passes, and their tickets. */
export function MyEventsScreen() {
  const [params] = useSearchParams();
  const asked = params.get('tab') ?? '';
  const tab = ['going', 'past', 'tickets'].includes(asked) ? asked : '';
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          actions={
            <>
              <ButtonLink to={urlOf('revenues')}>Revenues</ButtonLink>
              <ButtonLink to={urlOf('event')}>Create an event</ButtonLink>
            </>
          }
        >
          My events
        </PageTitle>
        <TabLinks
          label="My events"
          tabs={tabs}
          current={tab ? urlOf('myEvents', {}, { tab }) : urlOf('myEvents')}
        />
        {tab === 'tickets' ? <TicketList /> : <Events tab={tab} />}
      </Stack>
    </Page>
  );
}

function Events({ tab }: { tab: string }) {
  const { filters, setFilter } = useListFilters({ when: ['past'] });
  const [upcoming, past] = eventWhens;
  const searchField = <ListSearch label="Search your events" placeholder="Name or description" />;
  if (tab === 'past')
    return (
      <>
        {searchField}
        <ParticipatedEvents when={past} />
      </>
    );
  if (tab === 'going')
    return (
      <>
        {searchField}
        <GoingPasses />
        <ParticipatedEvents when={upcoming} />
      </>
    );
  const when = filters.when === 'past' ? past : upcoming;
  return (
    <>
      <Row>
        <SegmentedControl
          label="Which ones"
          choices={whens}
          value={when}
          onChange={(value) => setFilter('when', value === 'past' ? value : '')}
        />
        {searchField}
      </Row>
      <ManagedEvents when={when} />
    </>
  );
}

const noMatches = <NoMatches many="events">Try the start of a name.</NoMatches>;

function ManagedEvents({ when }: { when: EventsQuery['when'] }) {
  const search = useListSearch();
  return (
    <PagedList
      key={when}
      query={eventQueries.managed(when, search)}
      failed="Couldn’t load your events"
      skeleton={<SkeletonRows />}
      noun={['event', 'events']}
      empty={
        search ? (
          noMatches
        ) : (
          <EmptyState title={when === 'past' ? 'No past events' : 'You don’t run any events yet'}>
            Events you create, moderate or check people in for appear here.
          </EmptyState>
        )
      }
    >
      {(events) => <ManagedRows events={events} />}
    </PagedList>
  );
}

function ParticipatedEvents({ when }: { when: EventsQuery['when'] }) {
  const search = useListSearch();
  return (
    <PagedList
      key={when}
      query={eventQueries.participated(when, search)}
      failed="Couldn’t load your events"
      skeleton={<SkeletonRows />}
      noun={['event', 'events']}
      empty={
        search ? (
          noMatches
        ) : when === 'past' ? (
          <EmptyState title="No past events">Events you had tickets to appear here.</EmptyState>
        ) : (
          <EmptyState
            title="You aren’t going to any events"
            action={
              <ButtonLink size={32} to={urlOf('events')}>
                Find an event
              </ButtonLink>
            }
          >
            Events you have tickets to appear here.
          </EmptyState>
        )
      }
    >
      {(groups) => <EventRows groups={groups} />}
    </PagedList>
  );
}
