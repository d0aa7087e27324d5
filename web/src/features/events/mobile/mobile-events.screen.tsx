import { PagedList } from '../../../patterns/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import tools from '../../groups/lists/lists.module.css';
import { eventQueries } from '../events.queries.ts';
import { EventSearch, EventSelects, useEventFilters } from '../lists/event-filters.tsx';
import { EventRows } from '../lists/event-rows.tsx';

/** The events for the apps' web views: no header, no footer, and nothing to create. */
export function MobileEventsScreen() {
  const { filters, isNarrowed, setFilter, clear, asked } = useEventFilters();
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle>Events</PageTitle>
        <div className={tools.timed}>
          <EventSearch />
          <EventSelects filters={filters} setFilter={setFilter} />
        </div>
        <PagedList
          query={eventQueries.events({ ...asked, when: 'upcoming' })}
          failed="Couldn’t load events"
          skeleton={<SkeletonRows />}
          noun={['event', 'events']}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No matching events"
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another place, date or price, or the start of a name.
              </EmptyState>
            ) : (
              <EmptyState title="No events yet">New ones appear here.</EmptyState>
            )
          }
        >
          {(groups) => <EventRows groups={groups} inApp />}
        </PagedList>
      </Stack>
    </Page>
  );
}
