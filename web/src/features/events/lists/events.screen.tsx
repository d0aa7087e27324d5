import { eventWhens } from '@chalkline/contract/events/event.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import tools from '../../groups/lists/lists.module.css';
import { eventQueries } from '../events.queries.ts';
import { EventSearch, EventSelects, useEventFilters } from './event-filters.tsx';
import { EventRows } from './event-rows.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const views = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'past', label: 'Past' },
] as const;

/** Events to go to: as a list, or by month. */
export function EventsScreen() {
  const { filters, isNarrowed, setFilter, clear, asked } = useEventFilters();
  const { view } = filters;
  const [upcoming, past] = eventWhens;
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          marked
          below="Workshops, open gyms and nights out with people who train."
          actions={
            <ButtonLink
              variant="main"
              to={urlOf('event')}
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            >
              Create an event
            </ButtonLink>
          }
        >
          Events
        </PageTitle>
        <div className={tools.timed}>
          <EventSearch />
          <SegmentedControl
            label="Which ones"
            choices={views}
            value={view === '' ? 'upcoming' : view}
            onChange={(value) => setFilter('view', value === 'upcoming' ? '' : value)}
          />
          <EventSelects filters={filters} setFilter={setFilter} />
        </div>
        {view === 'calendar' ? (
          <MonthCalendar filters={asked} />
        ) : (
          <PagedList
            query={eventQueries.events({ ...asked, when: view === 'past' ? past : upcoming })}
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
                <EmptyState title="No events yet">New ones appear here. Create one to begin.</EmptyState>
              )
            }
          >
            {(groups) => <EventRows groups={groups} />}
          </PagedList>
        )}
      </Stack>
    </Page>
  );
}
