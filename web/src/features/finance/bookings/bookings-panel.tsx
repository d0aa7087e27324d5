import type { BookSpan } from '@chalkline/contract/finance/book-spans.ts';
import {
  type BookingKind,
  type BookingReply,
  bookingStates,
} from '@chalkline/contract/finance/booking.schema.ts';
import type { BooksSettings } from '@chalkline/contract/finance/books.schema.ts';
import { exportBookings } from '@chalkline/contract/finance/finance.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { saveReply } from '../../../platform/save-file.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { financeQueries } from '../finance.queries.ts';
import { kindTexts, stateLabels } from '../finance-texts.ts';
import { BookingModal } from './booking-modal.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { DecideModal } from './decide-modal.tsx';
import { DeleteModal } from './delete-modal.tsx';

interface BookingsPanelProps {
  kind: BookingKind;
  /** undefined: of all months. */
  month: string | undefined;
  span: BookSpan;
  settings: BooksSettings;
  mayManage: boolean;
}

export type Doing = {
  readonly what: 'edit' | 'approve' | 'refuse' | 'delete';
  readonly booking: BookingReply;
};

const any = 'all';

/** Entries with their filters, and what can be done with each. */
export function BookingsPanel({ kind, month, span, settings, mayManage }: BookingsPanelProps) {
  const texts = kindTexts[kind];
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    categoryId: anyText,
    state: bookingStates,
  });
  const [search, setSearch] = useSearchText('search');
  const { data: categories = [] } = useQuery(financeQueries.categories(kind));
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  // What waits is shown from every month, so that nothing is overlooked.
  const asked = { ...filters, span, month: filters.state === 'pending' ? undefined : month };
  const save = useAction({
    send: (call, format: 'csv' | 'pdf') => call(exportBookings, { query: { kind, format, ...given(asked) } }),
    onDone: saveReply,
    failed: `Couldn’t export the ${texts.many}`,
  });
  return (
    <Stack gap={16}>
      <SearchField
        label={`Search ${texts.many}`}
        placeholder={texts.searched}
        value={search}
        onChange={setSearch}
      />
      <FieldGrid>
        <SelectField
          label="Category"
          choices={[
            { value: any, label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.categoryId || any}
          onChange={(value) => setFilter('categoryId', value === any ? '' : value)}
        />
        <SelectField
          label="Status"
          choices={[
            { value: any, label: 'Any status' },
            ...bookingStates.map((value) => ({ value, label: stateLabels[value] })),
          ]}
          value={filters.state || any}
          onChange={(value) => setFilter('state', value === any ? '' : value)}
        />
      </FieldGrid>
      <Panel
        title="Entries"
        actions={
          mayManage && (
            <Row>
              {(['csv', 'pdf'] as const).map((format) => (
                <Button
                  key={format}
                  size={32}
                  busy={save.sending === format}
                  aria-label={`Export as ${format.toUpperCase()}`}
                  onClick={() => save.run(format)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </Row>
          )
        }
      >
        <PagedList
          query={financeQueries.bookings(kind, asked)}
          failed={`Couldn’t load the ${texts.many}`}
          skeleton={<SkeletonRows rows={6} avatar={false} />}
          noun={[texts.one, texts.many]}
          empty={
            isNarrowed ? (
              <EmptyState
                title={`No matching ${texts.many}`}
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another search or category.
              </EmptyState>
            ) : (
              <EmptyState title={`No ${texts.many} here yet`}>{texts.empty}</EmptyState>
            )
          }
        >
          {(rows) => <BookingsTable kind={kind} rows={rows} onDo={setDoing} />}
        </PagedList>
      </Panel>
      {doing?.what === 'edit' && (
        <BookingModal kind={kind} booking={doing.booking} today="" settings={settings} onClose={close} />
      )}
      {doing?.what === 'delete' && <DeleteModal booking={doing.booking} onClose={close} />}
      {(doing?.what === 'approve' || doing?.what === 'refuse') && (
        <DecideModal booking={doing.booking} refuse={doing.what === 'refuse'} onClose={close} />
      )}
    </Stack>
  );
}

/** Without what is empty. */
function given<Asked extends object>(asked: Asked) {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined));
}
