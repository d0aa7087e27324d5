import { ownZone } from '@chalkline/contract/date-format.ts';
import type { EventsQuery, FiltersReply } from '@chalkline/contract/events/event.schema.ts';
import { communityCategories } from '@chalkline/contract/groups/group-kinds.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { writeAmount } from '@chalkline/contract/money/show-money.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { timeNow } from '../../../ui/now.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { categoryLabels } from '../../groups/group-texts.ts';
import { eventQueries } from '../events.queries.ts';

const prices = [
  { value: 'any', label: 'Any price' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
  { value: 'range', label: 'Choose prices' },
] as const;

const coming = [
  { value: '7', label: 'Next 7 days' },
  { value: '30', label: 'Next 30 days' },
] as const;

/** No place's name: those are never one character. */
const anyPlace = '*';

export const eventViews = ['calendar', 'past'] as const;

const dateChoices = ['7', '30', 'dates'] as const;

/** What narrows a list of events, kept in the address. */
export function useEventFilters() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    view: eventViews,
    price: ['free', 'paid', 'range'],
    currency: currencyCodes,
    least: anyText,
    most: anyText,
    category: communityCategories,
    place: anyText,
    days: dateChoices,
    from: anyText,
    to: anyText,
  });
  const { search, price, category, place, days, view } = filters;
  // To the hour, so that looking again doesn't ask the server again.
  const until = Math.ceil(timeNow() / hour) * hour + Number(days) * day;
  const asked: Partial<Omit<EventsQuery, 'cursor'>> = {
    ...(search && { search }),
    ...(price === 'range' ? pricesBetween(filters) : price && { price }),
    ...(place && { place }),
    ...(category && { category }),
    // A month has dates of its own, and the past none to come.
    ...((days === '7' || days === '30') && !view && { until: new Date(until).toISOString() }),
    ...(days === 'dates' && view !== 'calendar' && momentsBetween(filters.from, filters.to)),
  };
  return { filters, isNarrowed, setFilter, clear, asked };
}

/** Amounts in minor units; one that isn’t one is left out. */
function pricesBetween({
  currency,
  least,
  most,
}: Record<'least' | 'most', string> & { currency: CurrencyCode | '' }) {
  const [priceFrom, priceTo] = [least, most].map(amountOf);
  if (currency === '' || (priceFrom === undefined && priceTo === undefined)) return {};
  return {
    currency,
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
  };
}

const amountOf = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);

/** From the start of one day to the end of another, by the visitor’s clock; a day that isn’t one is left out. */
function momentsBetween(from: string, to: string): Pick<EventsQuery, 'from' | 'until'> {
  const start = momentInZone(`${from}T00:00`, ownZone());
  const end = momentInZone(`${dayAfter(to)}T00:00`, ownZone());
  return { ...(start && { from: start }), ...(end && { until: end }) };
}

function dayAfter(on: string): string {
  const at = Date.parse(`${on}T00:00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + day).toISOString().slice(0, 10);
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
  const { category, place, price, days, view } = filters;
  const known = data?.places ?? [];
  const places = [
    { value: anyPlace, label: 'Any place' },
    ...known.map(({ name, count }) => ({ value: name, label: name, hint: String(count) })),
    ...(place && !known.some(({ name }) => name === place) ? [{ value: place, label: place }] : []),
  ];
  const categories = [
    { value: 'any', label: 'Any category' },
    ...communityCategories
      .filter((each) => each === category || data?.categories.includes(each))
      .map((value) => ({ value, label: categoryLabels[value] })),
  ];
  const spans = [
    { value: 'any', label: 'Any date' },
    ...(view === '' ? coming : []),
    { value: 'dates', label: 'Choose dates' },
  ];
  const dateField = (name: 'from' | 'to') => ({
    type: 'date',
    value: filters[name],
    onChange: (change: ChangeEvent<HTMLInputElement>) => setFilter(name, change.currentTarget.value),
  });
  return (
    <>
      <SelectField
        label="Category"
        labelHidden
        choices={categories}
        value={category || 'any'}
        onChange={(value) => setFilter('category', communityCategories.find((one) => one === value) ?? '')}
      />
      <SelectField
        label="Place"
        labelHidden
        searchable
        choices={places}
        value={place || anyPlace}
        nothingFound="No events there"
        onChange={(value) => setFilter('place', value === anyPlace ? '' : value)}
      />
      {view !== 'calendar' && (
        <SelectField
          label="Date"
          labelHidden
          choices={spans}
          value={spans.some(({ value }) => value === days) ? days : 'any'}
          onChange={(value) => setFilter('days', dateChoices.find((one) => one === value) ?? '')}
        />
      )}
      <SelectField
        label="Price"
        labelHidden
        choices={prices.filter(({ value }) => value !== 'range' || price === value || data?.prices.length)}
        value={price === '' ? 'any' : price}
        onChange={(value) => setFilter('price', value === 'any' ? '' : value)}
      />
      {price === 'range' && <PriceRange filters={filters} setFilter={setFilter} known={data?.prices ?? []} />}
      {days === 'dates' && view !== 'calendar' && (
        <>
          <TextField label="From" {...dateField('from')} />
          <TextField label="To" min={filters.from} {...dateField('to')} />
        </>
      )}
    </>
  );
}

type PriceRangeProps = Pick<Filters, 'filters' | 'setFilter'> & {
  /** What tickets of upcoming events cost, by currency. */
  known: FiltersReply['prices'];
};

/** Prices of one currency: those of others can’t be compared. */
function PriceRange({ filters: { currency, least, most }, setFilter, known }: PriceRangeProps) {
  const codes = currencyCodes.filter(
    (code) => code === currency || known.some((one) => one.currency === code),
  );
  const chosen = currency || codes[0];
  if (!chosen) return null;
  const range = known.find((one) => one.currency === chosen);
  const amount = (name: 'least' | 'most', value: string) => ({
    id: name,
    currency: chosen,
    value: amountOf(value) ?? Number.NaN,
    placeholder: range && writeAmount(range[name], chosen),
    onChange: (to: number) => {
      setFilter('currency', chosen);
      setFilter(name, Number.isNaN(to) ? '' : String(to));
    },
  });
  return (
    <>
      {codes.length > 1 && (
        <SelectField
          label="Currency"
          choices={codes.map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={(to) => setFilter('currency', codes.find((code) => code === to) ?? '')}
        />
      )}
      <MoneyField key={`least ${chosen}`} label="From price" {...amount('least', least)} />
      <MoneyField key={`most ${chosen}`} label="To price" {...amount('most', most)} />
    </>
  );
}
