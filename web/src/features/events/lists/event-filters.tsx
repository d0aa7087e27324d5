import type { EventsQuery } from '@chalkline/contract/events/event.schema.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { timeNow } from '../../../ui/now.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { eventQueries } from '../events.queries.ts';

const prices = [
  { value: 'any', label: 'Any price' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const;

const spans = [
  { value: 'any', label: 'Any date' },
  { value: '7', label: 'Next 7 days' },
  { value: '30', label: 'Next 30 days' },
] as const;

/** No place's name: those are never one character. */
const anyPlace = '*';

export const eventViews = ['calendar', 'past'] as const;

/** What narrows a list of events, kept in the address. */
export function useEventFilters() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    view: eventViews,
    price: ['free', 'paid'],
    place: anyText,
    days: ['7', '30'],
  });
  const { search, price, place, days, view } = filters;
  // To the hour, so that looking again doesn't ask the server again.
  const until = Math.ceil(timeNow() / hour) * hour + Number(days) * day;
  const asked: Partial<Omit<EventsQuery, 'cursor'>> = {
    ...(search && { search }),
    ...(price && { price }),
    ...(place && { place }),
    // A month and the past have dates of their own.
    ...(days && !view && { until: new Date(until).toISOString() }),
  };
  return { filters, isNarrowed, setFilter, clear, asked };
}

type Filters = ReturnType<typeof useEventFilters>;

export function EventSearch() {
  const [search, setSearch] = useSearchText('search');
  return (
    <SearchField
      label="Search events"
      placeholder="Name or description"
      value={search}
      onChange={setSearch}
    />
  );
}

/** Where, when and what price, by what upcoming events have. */
export function EventSelects({ filters, setFilter }: Pick<Filters, 'filters' | 'setFilter'>) {
  const { data } = useQuery(eventQueries.filters);
  const { place, price, days, view } = filters;
  const known = data?.places ?? [];
  const places = [
    { value: anyPlace, label: 'Any place' },
    ...known.map(({ name, count }) => ({ value: name, label: name, hint: String(count) })),
    ...(place && !known.some(({ name }) => name === place) ? [{ value: place, label: place }] : []),
  ];
  return (
    <>
      <SelectField
        label="Place"
        labelHidden
        searchable
        choices={places}
        value={place || anyPlace}
        nothingFound="No events there"
        onChange={(value) => setFilter('place', value === anyPlace ? '' : value)}
      />
      {view === '' && (
        <SelectField
          label="Date"
          labelHidden
          choices={spans}
          value={days === '' ? 'any' : days}
          onChange={(value) => setFilter('days', value === 'any' ? '' : value)}
        />
      )}
      <SelectField
        label="Price"
        labelHidden
        choices={prices}
        value={price === '' ? 'any' : price}
        onChange={(value) => setFilter('price', value === 'any' ? '' : value)}
      />
    </>
  );
}
