import { eventWhens } from '@chalkline/contract/events/event.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import tools from '../../groups/lists/lists.module.css';
import { eventQueries } from '../events.queries.ts';
import { EventRows } from './event-rows.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const views = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'past', label: 'Past' },
] as const;

const prices = [
  { value: 'any', label: 'Any price' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const;

/** Events to go to: as a list, or by month. */
export function EventsScreen() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    view: ['calendar', 'past'],
    price: ['free', 'paid'],
  });
  const [search, setSearch] = useSearchText('search');
  const { view, price } = filters;
  const asked = { ...(filters.search && { search: filters.search }), ...(price && { price }) };
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
          <SearchField
            label="Search events"
            placeholder="Name or description"
            value={search}
            onChange={setSearch}
          />
          <SegmentedControl
            label="Which ones"
            choices={views}
            value={view === '' ? 'upcoming' : view}
            onChange={(value) => setFilter('view', value === 'upcoming' ? '' : value)}
          />
          <SelectField
            label="Price"
            labelHidden
            choices={prices}
            value={price === '' ? 'any' : price}
            onChange={(value) => setFilter('price', value === 'any' ? '' : value)}
          />
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
                  Try another price or the start of a name.
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
